ALTER TABLE verification_case ADD COLUMN fault JSON;
