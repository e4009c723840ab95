"""What cannot be timed on a device although it runs there."""

from parity.devices.base import DeviceFault


class NotTimeable(DeviceFault):
    """The clock gives no time for a batch, or the launches are too short for it. It says nothing about what they
    compute.
    """
