; ModuleID = '/work/main/hip_kernels/scaled_mm_fp8.hip'
source_filename = "/work/main/hip_kernels/scaled_mm_fp8.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%"struct.(anonymous namespace)::Stage" = type { [520 x <4 x i32>], [512 x <4 x i32>] }

@_ZZ9scaled_mmE6stages = internal unnamed_addr addrspace(3) global [2 x %"struct.(anonymous namespace)::Stage"] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @scaled_mm(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef readonly captures(none) %2, ptr addrspace(1) noalias noundef readonly captures(none) %3, ptr addrspace(1) noalias noundef writeonly %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #0 {
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = sdiv i32 %6, 128
  %12 = sdiv i32 %10, %11
  %13 = shl nsw i32 %12, 7
  %14 = mul i32 %12, %11
  %15 = sub i32 %10, %14
  %16 = shl nsw i32 %15, 7
  %17 = lshr i32 %9, 1
  %18 = and i32 %17, 448
  %19 = and i32 %9, 64
  %20 = sext i32 %13 to i64
  %21 = sext i32 %7 to i64
  %22 = mul nsw i64 %20, %21
  %23 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %22
  %24 = sext i32 %16 to i64
  %25 = shl nsw i64 %24, 4
  %26 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %25
  %27 = lshr i32 %9, 5
  %28 = and i32 %27, 1
  %29 = mul nuw nsw i32 %28, 130
  %30 = and i32 %9, 31
  %31 = or disjoint i32 %18, %30
  %32 = add nuw nsw i32 %31, %29
  %33 = shl nuw nsw i32 %28, 7
  %34 = or disjoint i32 %33, %19
  %35 = or disjoint i32 %34, %30
  %36 = shl nuw nsw i32 %9, 4
  %37 = and i32 %36, 48
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr i8, ptr addrspace(1) %23, i64 %38
  %40 = lshr i32 %9, 2
  %41 = mul nsw i32 %7, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr i8, ptr addrspace(1) %39, i64 %42
  %44 = load <4 x i32>, ptr addrspace(1) %43, align 16, !tbaa !9
  %45 = add nuw nsw i32 %9, 256
  %46 = lshr i32 %45, 2
  %47 = mul nsw i32 %7, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr i8, ptr addrspace(1) %39, i64 %48
  %50 = load <4 x i32>, ptr addrspace(1) %49, align 16, !tbaa !9
  %51 = and i32 %9, 127
  %52 = lshr i32 %9, 7
  %53 = mul nsw i32 %6, %52
  %54 = add nsw i32 %53, %51
  %55 = shl nsw i32 %54, 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr addrspace(1) %26, i64 %56
  %58 = load <4 x i32>, ptr addrspace(1) %57, align 16, !tbaa !9
  %59 = lshr i32 %45, 7
  %60 = mul nsw i32 %6, %59
  %61 = add nsw i32 %60, %51
  %62 = shl nsw i32 %61, 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i8, ptr addrspace(1) %26, i64 %63
  %65 = load <4 x i32>, ptr addrspace(1) %64, align 16, !tbaa !9
  %66 = and i32 %9, 3
  %67 = mul nuw nsw i32 %66, 130
  %68 = add nuw nsw i32 %67, %40
  %69 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %68
  store <4 x i32> %44, ptr addrspace(3) %69, align 16, !tbaa !9
  %70 = add nuw nsw i32 %46, %67
  %71 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %70
  store <4 x i32> %50, ptr addrspace(3) %71, align 16, !tbaa !9
  %72 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 8320), i32 %9
  store <4 x i32> %58, ptr addrspace(3) %72, align 16, !tbaa !9
  %73 = and i32 %45, 1920
  %74 = or disjoint i32 %73, %51
  %75 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 8320), i32 %74
  store <4 x i32> %65, ptr addrspace(3) %75, align 16, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %76 = icmp sgt i32 %7, 64
  %77 = sext i32 %6 to i64
  br i1 %76, label %78, label %80

78:                                               ; preds = %8
  %79 = shl nsw i64 %77, 6
  br label %517

80:                                               ; preds = %517, %8
  %81 = phi <16 x float> [ zeroinitializer, %8 ], [ %598, %517 ]
  %82 = phi <16 x float> [ zeroinitializer, %8 ], [ %590, %517 ]
  %83 = phi <16 x float> [ zeroinitializer, %8 ], [ %597, %517 ]
  %84 = phi <16 x float> [ zeroinitializer, %8 ], [ %587, %517 ]
  %85 = phi i32 [ 0, %8 ], [ %599, %517 ]
  %86 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Stage", ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %85
  %87 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) %86, i32 %32
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) %86, i32 8320
  %89 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) %88, i32 %35
  %90 = load <4 x i32>, ptr addrspace(3) %87, align 16, !tbaa !9
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) %87, i32 512
  %92 = load <4 x i32>, ptr addrspace(3) %91, align 16, !tbaa !9
  %93 = shufflevector <4 x i32> %90, <4 x i32> %92, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %94 = bitcast <8 x i32> %93 to <2 x i128>
  %95 = extractelement <2 x i128> %94, i64 0
  %96 = bitcast i128 %95 to <2 x i64>
  %97 = extractelement <2 x i64> %96, i64 1
  %98 = load <2 x i64>, ptr addrspace(3) %89, align 16, !tbaa !9
  %99 = extractelement <2 x i64> %98, i64 0
  %100 = trunc i128 %95 to i64
  %101 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %100, i64 %99, <16 x float> %84, i32 0, i32 0, i32 0)
  %102 = extractelement <2 x i128> %94, i64 1
  %103 = trunc i128 %102 to i64
  %104 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %103, i64 %99, <16 x float> %82, i32 0, i32 0, i32 0)
  %105 = extractelement <2 x i64> %98, i64 1
  %106 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %97, i64 %105, <16 x float> %101, i32 0, i32 0, i32 0)
  %107 = bitcast i128 %102 to <2 x i64>
  %108 = extractelement <2 x i64> %107, i64 1
  %109 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %108, i64 %105, <16 x float> %104, i32 0, i32 0, i32 0)
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 512
  %111 = load <2 x i64>, ptr addrspace(3) %110, align 16, !tbaa !9
  %112 = extractelement <2 x i64> %111, i64 0
  %113 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %100, i64 %112, <16 x float> %83, i32 0, i32 0, i32 0)
  %114 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %103, i64 %112, <16 x float> %81, i32 0, i32 0, i32 0)
  %115 = extractelement <2 x i64> %111, i64 1
  %116 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %97, i64 %115, <16 x float> %113, i32 0, i32 0, i32 0)
  %117 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %108, i64 %115, <16 x float> %114, i32 0, i32 0, i32 0)
  %118 = getelementptr inbounds nuw i8, ptr addrspace(3) %87, i32 4160
  %119 = load <4 x i32>, ptr addrspace(3) %118, align 16, !tbaa !9
  %120 = getelementptr inbounds nuw i8, ptr addrspace(3) %87, i32 4672
  %121 = load <4 x i32>, ptr addrspace(3) %120, align 16, !tbaa !9
  %122 = shufflevector <4 x i32> %119, <4 x i32> %121, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %123 = bitcast <8 x i32> %122 to <2 x i128>
  %124 = extractelement <2 x i128> %123, i64 0
  %125 = bitcast i128 %124 to <2 x i64>
  %126 = extractelement <2 x i64> %125, i64 1
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 4096
  %128 = load <2 x i64>, ptr addrspace(3) %127, align 16, !tbaa !9
  %129 = extractelement <2 x i64> %128, i64 0
  %130 = trunc i128 %124 to i64
  %131 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %130, i64 %129, <16 x float> %106, i32 0, i32 0, i32 0)
  %132 = extractelement <2 x i128> %123, i64 1
  %133 = trunc i128 %132 to i64
  %134 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %133, i64 %129, <16 x float> %109, i32 0, i32 0, i32 0)
  %135 = extractelement <2 x i64> %128, i64 1
  %136 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %126, i64 %135, <16 x float> %131, i32 0, i32 0, i32 0)
  %137 = bitcast i128 %132 to <2 x i64>
  %138 = extractelement <2 x i64> %137, i64 1
  %139 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %138, i64 %135, <16 x float> %134, i32 0, i32 0, i32 0)
  %140 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 4608
  %141 = load <2 x i64>, ptr addrspace(3) %140, align 16, !tbaa !9
  %142 = extractelement <2 x i64> %141, i64 0
  %143 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %130, i64 %142, <16 x float> %116, i32 0, i32 0, i32 0)
  %144 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %133, i64 %142, <16 x float> %117, i32 0, i32 0, i32 0)
  %145 = extractelement <2 x i64> %141, i64 1
  %146 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %126, i64 %145, <16 x float> %143, i32 0, i32 0, i32 0)
  %147 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %138, i64 %145, <16 x float> %144, i32 0, i32 0, i32 0)
  %148 = load float, ptr addrspace(1) %2, align 4, !tbaa !10
  %149 = and i32 %9, 95
  %150 = or disjoint i32 %149, %16
  %151 = add nsw i32 %13, %18
  %152 = lshr i32 %9, 3
  %153 = and i32 %152, 4
  %154 = or disjoint i32 %151, %153
  %155 = sext i32 %154 to i64
  %156 = mul nsw i64 %77, %155
  %157 = getelementptr inbounds half, ptr addrspace(1) %4, i64 %156
  %158 = sext i32 %150 to i64
  %159 = getelementptr inbounds half, ptr addrspace(1) %157, i64 %158
  %160 = shl nsw i64 %77, 5
  %161 = getelementptr inbounds half, ptr addrspace(1) %3, i64 %158
  %162 = load half, ptr addrspace(1) %161, align 2, !tbaa !12
  %163 = fpext contract half %162 to float
  %164 = extractelement <16 x float> %136, i64 0
  %165 = fmul contract float %148, %164
  %166 = fadd contract float %165, %163
  %167 = fptrunc contract float %166 to half
  store half %167, ptr addrspace(1) %159, align 2, !tbaa !12
  %168 = extractelement <16 x float> %136, i64 1
  %169 = fmul contract float %148, %168
  %170 = fadd contract float %169, %163
  %171 = fptrunc contract float %170 to half
  %172 = getelementptr half, ptr addrspace(1) %159, i64 %77
  store half %171, ptr addrspace(1) %172, align 2, !tbaa !12
  %173 = shl nsw i64 %77, 1
  %174 = extractelement <16 x float> %136, i64 2
  %175 = fmul contract float %148, %174
  %176 = fadd contract float %175, %163
  %177 = fptrunc contract float %176 to half
  %178 = getelementptr half, ptr addrspace(1) %159, i64 %173
  store half %177, ptr addrspace(1) %178, align 2, !tbaa !12
  %179 = mul nsw i64 %77, 3
  %180 = extractelement <16 x float> %136, i64 3
  %181 = fmul contract float %148, %180
  %182 = fadd contract float %181, %163
  %183 = fptrunc contract float %182 to half
  %184 = getelementptr half, ptr addrspace(1) %159, i64 %179
  store half %183, ptr addrspace(1) %184, align 2, !tbaa !12
  %185 = shl nsw i64 %77, 3
  %186 = extractelement <16 x float> %136, i64 4
  %187 = fmul contract float %148, %186
  %188 = fadd contract float %187, %163
  %189 = fptrunc contract float %188 to half
  %190 = getelementptr half, ptr addrspace(1) %159, i64 %185
  store half %189, ptr addrspace(1) %190, align 2, !tbaa !12
  %191 = mul nsw i64 %77, 9
  %192 = extractelement <16 x float> %136, i64 5
  %193 = fmul contract float %148, %192
  %194 = fadd contract float %193, %163
  %195 = fptrunc contract float %194 to half
  %196 = getelementptr half, ptr addrspace(1) %159, i64 %191
  store half %195, ptr addrspace(1) %196, align 2, !tbaa !12
  %197 = mul nsw i64 %77, 10
  %198 = extractelement <16 x float> %136, i64 6
  %199 = fmul contract float %148, %198
  %200 = fadd contract float %199, %163
  %201 = fptrunc contract float %200 to half
  %202 = getelementptr half, ptr addrspace(1) %159, i64 %197
  store half %201, ptr addrspace(1) %202, align 2, !tbaa !12
  %203 = mul nsw i64 %77, 11
  %204 = extractelement <16 x float> %136, i64 7
  %205 = fmul contract float %148, %204
  %206 = fadd contract float %205, %163
  %207 = fptrunc contract float %206 to half
  %208 = getelementptr half, ptr addrspace(1) %159, i64 %203
  store half %207, ptr addrspace(1) %208, align 2, !tbaa !12
  %209 = shl nsw i64 %77, 4
  %210 = extractelement <16 x float> %136, i64 8
  %211 = fmul contract float %148, %210
  %212 = fadd contract float %211, %163
  %213 = fptrunc contract float %212 to half
  %214 = getelementptr half, ptr addrspace(1) %159, i64 %209
  store half %213, ptr addrspace(1) %214, align 2, !tbaa !12
  %215 = mul nsw i64 %77, 17
  %216 = extractelement <16 x float> %136, i64 9
  %217 = fmul contract float %148, %216
  %218 = fadd contract float %217, %163
  %219 = fptrunc contract float %218 to half
  %220 = getelementptr half, ptr addrspace(1) %159, i64 %215
  store half %219, ptr addrspace(1) %220, align 2, !tbaa !12
  %221 = mul nsw i64 %77, 18
  %222 = extractelement <16 x float> %136, i64 10
  %223 = fmul contract float %148, %222
  %224 = fadd contract float %223, %163
  %225 = fptrunc contract float %224 to half
  %226 = getelementptr half, ptr addrspace(1) %159, i64 %221
  store half %225, ptr addrspace(1) %226, align 2, !tbaa !12
  %227 = mul nsw i64 %77, 19
  %228 = extractelement <16 x float> %136, i64 11
  %229 = fmul contract float %148, %228
  %230 = fadd contract float %229, %163
  %231 = fptrunc contract float %230 to half
  %232 = getelementptr half, ptr addrspace(1) %159, i64 %227
  store half %231, ptr addrspace(1) %232, align 2, !tbaa !12
  %233 = mul nsw i64 %77, 24
  %234 = extractelement <16 x float> %136, i64 12
  %235 = fmul contract float %148, %234
  %236 = fadd contract float %235, %163
  %237 = fptrunc contract float %236 to half
  %238 = getelementptr half, ptr addrspace(1) %159, i64 %233
  store half %237, ptr addrspace(1) %238, align 2, !tbaa !12
  %239 = mul nsw i64 %77, 25
  %240 = extractelement <16 x float> %136, i64 13
  %241 = fmul contract float %148, %240
  %242 = fadd contract float %241, %163
  %243 = fptrunc contract float %242 to half
  %244 = getelementptr half, ptr addrspace(1) %159, i64 %239
  store half %243, ptr addrspace(1) %244, align 2, !tbaa !12
  %245 = mul nsw i64 %77, 26
  %246 = extractelement <16 x float> %136, i64 14
  %247 = fmul contract float %148, %246
  %248 = fadd contract float %247, %163
  %249 = fptrunc contract float %248 to half
  %250 = getelementptr half, ptr addrspace(1) %159, i64 %245
  store half %249, ptr addrspace(1) %250, align 2, !tbaa !12
  %251 = mul nsw i64 %77, 27
  %252 = extractelement <16 x float> %136, i64 15
  %253 = fmul contract float %148, %252
  %254 = fadd contract float %253, %163
  %255 = fptrunc contract float %254 to half
  %256 = getelementptr half, ptr addrspace(1) %159, i64 %251
  store half %255, ptr addrspace(1) %256, align 2, !tbaa !12
  %257 = extractelement <16 x float> %139, i64 0
  %258 = fmul contract float %148, %257
  %259 = fadd contract float %258, %163
  %260 = fptrunc contract float %259 to half
  %261 = getelementptr half, ptr addrspace(1) %159, i64 %160
  store half %260, ptr addrspace(1) %261, align 2, !tbaa !12
  %262 = mul nsw i64 %77, 33
  %263 = extractelement <16 x float> %139, i64 1
  %264 = fmul contract float %148, %263
  %265 = fadd contract float %264, %163
  %266 = fptrunc contract float %265 to half
  %267 = getelementptr half, ptr addrspace(1) %159, i64 %262
  store half %266, ptr addrspace(1) %267, align 2, !tbaa !12
  %268 = mul nsw i64 %77, 34
  %269 = extractelement <16 x float> %139, i64 2
  %270 = fmul contract float %148, %269
  %271 = fadd contract float %270, %163
  %272 = fptrunc contract float %271 to half
  %273 = getelementptr half, ptr addrspace(1) %159, i64 %268
  store half %272, ptr addrspace(1) %273, align 2, !tbaa !12
  %274 = mul nsw i64 %77, 35
  %275 = extractelement <16 x float> %139, i64 3
  %276 = fmul contract float %148, %275
  %277 = fadd contract float %276, %163
  %278 = fptrunc contract float %277 to half
  %279 = getelementptr half, ptr addrspace(1) %159, i64 %274
  store half %278, ptr addrspace(1) %279, align 2, !tbaa !12
  %280 = mul nsw i64 %77, 40
  %281 = extractelement <16 x float> %139, i64 4
  %282 = fmul contract float %148, %281
  %283 = fadd contract float %282, %163
  %284 = fptrunc contract float %283 to half
  %285 = getelementptr half, ptr addrspace(1) %159, i64 %280
  store half %284, ptr addrspace(1) %285, align 2, !tbaa !12
  %286 = mul nsw i64 %77, 41
  %287 = extractelement <16 x float> %139, i64 5
  %288 = fmul contract float %148, %287
  %289 = fadd contract float %288, %163
  %290 = fptrunc contract float %289 to half
  %291 = getelementptr half, ptr addrspace(1) %159, i64 %286
  store half %290, ptr addrspace(1) %291, align 2, !tbaa !12
  %292 = mul nsw i64 %77, 42
  %293 = extractelement <16 x float> %139, i64 6
  %294 = fmul contract float %148, %293
  %295 = fadd contract float %294, %163
  %296 = fptrunc contract float %295 to half
  %297 = getelementptr half, ptr addrspace(1) %159, i64 %292
  store half %296, ptr addrspace(1) %297, align 2, !tbaa !12
  %298 = mul nsw i64 %77, 43
  %299 = extractelement <16 x float> %139, i64 7
  %300 = fmul contract float %148, %299
  %301 = fadd contract float %300, %163
  %302 = fptrunc contract float %301 to half
  %303 = getelementptr half, ptr addrspace(1) %159, i64 %298
  store half %302, ptr addrspace(1) %303, align 2, !tbaa !12
  %304 = mul nsw i64 %77, 48
  %305 = extractelement <16 x float> %139, i64 8
  %306 = fmul contract float %148, %305
  %307 = fadd contract float %306, %163
  %308 = fptrunc contract float %307 to half
  %309 = getelementptr half, ptr addrspace(1) %159, i64 %304
  store half %308, ptr addrspace(1) %309, align 2, !tbaa !12
  %310 = mul nsw i64 %77, 49
  %311 = extractelement <16 x float> %139, i64 9
  %312 = fmul contract float %148, %311
  %313 = fadd contract float %312, %163
  %314 = fptrunc contract float %313 to half
  %315 = getelementptr half, ptr addrspace(1) %159, i64 %310
  store half %314, ptr addrspace(1) %315, align 2, !tbaa !12
  %316 = mul nsw i64 %77, 50
  %317 = extractelement <16 x float> %139, i64 10
  %318 = fmul contract float %148, %317
  %319 = fadd contract float %318, %163
  %320 = fptrunc contract float %319 to half
  %321 = getelementptr half, ptr addrspace(1) %159, i64 %316
  store half %320, ptr addrspace(1) %321, align 2, !tbaa !12
  %322 = mul nsw i64 %77, 51
  %323 = extractelement <16 x float> %139, i64 11
  %324 = fmul contract float %148, %323
  %325 = fadd contract float %324, %163
  %326 = fptrunc contract float %325 to half
  %327 = getelementptr half, ptr addrspace(1) %159, i64 %322
  store half %326, ptr addrspace(1) %327, align 2, !tbaa !12
  %328 = mul nsw i64 %77, 56
  %329 = extractelement <16 x float> %139, i64 12
  %330 = fmul contract float %148, %329
  %331 = fadd contract float %330, %163
  %332 = fptrunc contract float %331 to half
  %333 = getelementptr half, ptr addrspace(1) %159, i64 %328
  store half %332, ptr addrspace(1) %333, align 2, !tbaa !12
  %334 = mul nsw i64 %77, 57
  %335 = extractelement <16 x float> %139, i64 13
  %336 = fmul contract float %148, %335
  %337 = fadd contract float %336, %163
  %338 = fptrunc contract float %337 to half
  %339 = getelementptr half, ptr addrspace(1) %159, i64 %334
  store half %338, ptr addrspace(1) %339, align 2, !tbaa !12
  %340 = mul nsw i64 %77, 58
  %341 = extractelement <16 x float> %139, i64 14
  %342 = fmul contract float %148, %341
  %343 = fadd contract float %342, %163
  %344 = fptrunc contract float %343 to half
  %345 = getelementptr half, ptr addrspace(1) %159, i64 %340
  store half %344, ptr addrspace(1) %345, align 2, !tbaa !12
  %346 = mul nsw i64 %77, 59
  %347 = extractelement <16 x float> %139, i64 15
  %348 = fmul contract float %148, %347
  %349 = fadd contract float %348, %163
  %350 = fptrunc contract float %349 to half
  %351 = getelementptr half, ptr addrspace(1) %159, i64 %346
  store half %350, ptr addrspace(1) %351, align 2, !tbaa !12
  %352 = sext i32 %150 to i64
  %353 = getelementptr half, ptr addrspace(1) %3, i64 %352
  %354 = getelementptr i8, ptr addrspace(1) %353, i64 64
  %355 = load half, ptr addrspace(1) %354, align 2, !tbaa !12
  %356 = fpext contract half %355 to float
  %357 = getelementptr i8, ptr addrspace(1) %159, i64 64
  %358 = extractelement <16 x float> %146, i64 0
  %359 = fmul contract float %148, %358
  %360 = fadd contract float %359, %356
  %361 = fptrunc contract float %360 to half
  store half %361, ptr addrspace(1) %357, align 2, !tbaa !12
  %362 = extractelement <16 x float> %146, i64 1
  %363 = fmul contract float %148, %362
  %364 = fadd contract float %363, %356
  %365 = fptrunc contract float %364 to half
  %366 = getelementptr half, ptr addrspace(1) %357, i64 %77
  store half %365, ptr addrspace(1) %366, align 2, !tbaa !12
  %367 = extractelement <16 x float> %146, i64 2
  %368 = fmul contract float %148, %367
  %369 = fadd contract float %368, %356
  %370 = fptrunc contract float %369 to half
  %371 = getelementptr half, ptr addrspace(1) %357, i64 %173
  store half %370, ptr addrspace(1) %371, align 2, !tbaa !12
  %372 = extractelement <16 x float> %146, i64 3
  %373 = fmul contract float %148, %372
  %374 = fadd contract float %373, %356
  %375 = fptrunc contract float %374 to half
  %376 = getelementptr half, ptr addrspace(1) %357, i64 %179
  store half %375, ptr addrspace(1) %376, align 2, !tbaa !12
  %377 = extractelement <16 x float> %146, i64 4
  %378 = fmul contract float %148, %377
  %379 = fadd contract float %378, %356
  %380 = fptrunc contract float %379 to half
  %381 = getelementptr half, ptr addrspace(1) %357, i64 %185
  store half %380, ptr addrspace(1) %381, align 2, !tbaa !12
  %382 = extractelement <16 x float> %146, i64 5
  %383 = fmul contract float %148, %382
  %384 = fadd contract float %383, %356
  %385 = fptrunc contract float %384 to half
  %386 = getelementptr half, ptr addrspace(1) %357, i64 %191
  store half %385, ptr addrspace(1) %386, align 2, !tbaa !12
  %387 = extractelement <16 x float> %146, i64 6
  %388 = fmul contract float %148, %387
  %389 = fadd contract float %388, %356
  %390 = fptrunc contract float %389 to half
  %391 = getelementptr half, ptr addrspace(1) %357, i64 %197
  store half %390, ptr addrspace(1) %391, align 2, !tbaa !12
  %392 = extractelement <16 x float> %146, i64 7
  %393 = fmul contract float %148, %392
  %394 = fadd contract float %393, %356
  %395 = fptrunc contract float %394 to half
  %396 = getelementptr half, ptr addrspace(1) %357, i64 %203
  store half %395, ptr addrspace(1) %396, align 2, !tbaa !12
  %397 = extractelement <16 x float> %146, i64 8
  %398 = fmul contract float %148, %397
  %399 = fadd contract float %398, %356
  %400 = fptrunc contract float %399 to half
  %401 = getelementptr half, ptr addrspace(1) %357, i64 %209
  store half %400, ptr addrspace(1) %401, align 2, !tbaa !12
  %402 = extractelement <16 x float> %146, i64 9
  %403 = fmul contract float %148, %402
  %404 = fadd contract float %403, %356
  %405 = fptrunc contract float %404 to half
  %406 = getelementptr half, ptr addrspace(1) %357, i64 %215
  store half %405, ptr addrspace(1) %406, align 2, !tbaa !12
  %407 = extractelement <16 x float> %146, i64 10
  %408 = fmul contract float %148, %407
  %409 = fadd contract float %408, %356
  %410 = fptrunc contract float %409 to half
  %411 = getelementptr half, ptr addrspace(1) %357, i64 %221
  store half %410, ptr addrspace(1) %411, align 2, !tbaa !12
  %412 = extractelement <16 x float> %146, i64 11
  %413 = fmul contract float %148, %412
  %414 = fadd contract float %413, %356
  %415 = fptrunc contract float %414 to half
  %416 = getelementptr half, ptr addrspace(1) %357, i64 %227
  store half %415, ptr addrspace(1) %416, align 2, !tbaa !12
  %417 = extractelement <16 x float> %146, i64 12
  %418 = fmul contract float %148, %417
  %419 = fadd contract float %418, %356
  %420 = fptrunc contract float %419 to half
  %421 = getelementptr half, ptr addrspace(1) %357, i64 %233
  store half %420, ptr addrspace(1) %421, align 2, !tbaa !12
  %422 = extractelement <16 x float> %146, i64 13
  %423 = fmul contract float %148, %422
  %424 = fadd contract float %423, %356
  %425 = fptrunc contract float %424 to half
  %426 = getelementptr half, ptr addrspace(1) %357, i64 %239
  store half %425, ptr addrspace(1) %426, align 2, !tbaa !12
  %427 = extractelement <16 x float> %146, i64 14
  %428 = fmul contract float %148, %427
  %429 = fadd contract float %428, %356
  %430 = fptrunc contract float %429 to half
  %431 = getelementptr half, ptr addrspace(1) %357, i64 %245
  store half %430, ptr addrspace(1) %431, align 2, !tbaa !12
  %432 = extractelement <16 x float> %146, i64 15
  %433 = fmul contract float %148, %432
  %434 = fadd contract float %433, %356
  %435 = fptrunc contract float %434 to half
  %436 = getelementptr half, ptr addrspace(1) %357, i64 %251
  store half %435, ptr addrspace(1) %436, align 2, !tbaa !12
  %437 = extractelement <16 x float> %147, i64 0
  %438 = fmul contract float %148, %437
  %439 = fadd contract float %438, %356
  %440 = fptrunc contract float %439 to half
  %441 = getelementptr half, ptr addrspace(1) %357, i64 %160
  store half %440, ptr addrspace(1) %441, align 2, !tbaa !12
  %442 = extractelement <16 x float> %147, i64 1
  %443 = fmul contract float %148, %442
  %444 = fadd contract float %443, %356
  %445 = fptrunc contract float %444 to half
  %446 = getelementptr half, ptr addrspace(1) %357, i64 %262
  store half %445, ptr addrspace(1) %446, align 2, !tbaa !12
  %447 = extractelement <16 x float> %147, i64 2
  %448 = fmul contract float %148, %447
  %449 = fadd contract float %448, %356
  %450 = fptrunc contract float %449 to half
  %451 = getelementptr half, ptr addrspace(1) %357, i64 %268
  store half %450, ptr addrspace(1) %451, align 2, !tbaa !12
  %452 = extractelement <16 x float> %147, i64 3
  %453 = fmul contract float %148, %452
  %454 = fadd contract float %453, %356
  %455 = fptrunc contract float %454 to half
  %456 = getelementptr half, ptr addrspace(1) %357, i64 %274
  store half %455, ptr addrspace(1) %456, align 2, !tbaa !12
  %457 = extractelement <16 x float> %147, i64 4
  %458 = fmul contract float %148, %457
  %459 = fadd contract float %458, %356
  %460 = fptrunc contract float %459 to half
  %461 = getelementptr half, ptr addrspace(1) %357, i64 %280
  store half %460, ptr addrspace(1) %461, align 2, !tbaa !12
  %462 = extractelement <16 x float> %147, i64 5
  %463 = fmul contract float %148, %462
  %464 = fadd contract float %463, %356
  %465 = fptrunc contract float %464 to half
  %466 = getelementptr half, ptr addrspace(1) %357, i64 %286
  store half %465, ptr addrspace(1) %466, align 2, !tbaa !12
  %467 = extractelement <16 x float> %147, i64 6
  %468 = fmul contract float %148, %467
  %469 = fadd contract float %468, %356
  %470 = fptrunc contract float %469 to half
  %471 = getelementptr half, ptr addrspace(1) %357, i64 %292
  store half %470, ptr addrspace(1) %471, align 2, !tbaa !12
  %472 = extractelement <16 x float> %147, i64 7
  %473 = fmul contract float %148, %472
  %474 = fadd contract float %473, %356
  %475 = fptrunc contract float %474 to half
  %476 = getelementptr half, ptr addrspace(1) %357, i64 %298
  store half %475, ptr addrspace(1) %476, align 2, !tbaa !12
  %477 = extractelement <16 x float> %147, i64 8
  %478 = fmul contract float %148, %477
  %479 = fadd contract float %478, %356
  %480 = fptrunc contract float %479 to half
  %481 = getelementptr half, ptr addrspace(1) %357, i64 %304
  store half %480, ptr addrspace(1) %481, align 2, !tbaa !12
  %482 = extractelement <16 x float> %147, i64 9
  %483 = fmul contract float %148, %482
  %484 = fadd contract float %483, %356
  %485 = fptrunc contract float %484 to half
  %486 = getelementptr half, ptr addrspace(1) %357, i64 %310
  store half %485, ptr addrspace(1) %486, align 2, !tbaa !12
  %487 = extractelement <16 x float> %147, i64 10
  %488 = fmul contract float %148, %487
  %489 = fadd contract float %488, %356
  %490 = fptrunc contract float %489 to half
  %491 = getelementptr half, ptr addrspace(1) %357, i64 %316
  store half %490, ptr addrspace(1) %491, align 2, !tbaa !12
  %492 = extractelement <16 x float> %147, i64 11
  %493 = fmul contract float %148, %492
  %494 = fadd contract float %493, %356
  %495 = fptrunc contract float %494 to half
  %496 = getelementptr half, ptr addrspace(1) %357, i64 %322
  store half %495, ptr addrspace(1) %496, align 2, !tbaa !12
  %497 = extractelement <16 x float> %147, i64 12
  %498 = fmul contract float %148, %497
  %499 = fadd contract float %498, %356
  %500 = fptrunc contract float %499 to half
  %501 = getelementptr half, ptr addrspace(1) %357, i64 %328
  store half %500, ptr addrspace(1) %501, align 2, !tbaa !12
  %502 = extractelement <16 x float> %147, i64 13
  %503 = fmul contract float %148, %502
  %504 = fadd contract float %503, %356
  %505 = fptrunc contract float %504 to half
  %506 = getelementptr half, ptr addrspace(1) %357, i64 %334
  store half %505, ptr addrspace(1) %506, align 2, !tbaa !12
  %507 = extractelement <16 x float> %147, i64 14
  %508 = fmul contract float %148, %507
  %509 = fadd contract float %508, %356
  %510 = fptrunc contract float %509 to half
  %511 = getelementptr half, ptr addrspace(1) %357, i64 %340
  store half %510, ptr addrspace(1) %511, align 2, !tbaa !12
  %512 = extractelement <16 x float> %147, i64 15
  %513 = fmul contract float %148, %512
  %514 = fadd contract float %513, %356
  %515 = fptrunc contract float %514 to half
  %516 = getelementptr half, ptr addrspace(1) %357, i64 %346
  store half %515, ptr addrspace(1) %516, align 2, !tbaa !12
  ret void

517:                                              ; preds = %78, %517
  %518 = phi <16 x float> [ zeroinitializer, %78 ], [ %598, %517 ]
  %519 = phi <16 x float> [ zeroinitializer, %78 ], [ %590, %517 ]
  %520 = phi <16 x float> [ zeroinitializer, %78 ], [ %597, %517 ]
  %521 = phi <16 x float> [ zeroinitializer, %78 ], [ %587, %517 ]
  %522 = phi ptr addrspace(1) [ %23, %78 ], [ %526, %517 ]
  %523 = phi ptr addrspace(1) [ %26, %78 ], [ %527, %517 ]
  %524 = phi i32 [ 0, %78 ], [ %599, %517 ]
  %525 = phi i32 [ 64, %78 ], [ %606, %517 ]
  %526 = getelementptr inbounds nuw i8, ptr addrspace(1) %522, i64 64
  %527 = getelementptr inbounds i8, ptr addrspace(1) %523, i64 %79
  %528 = getelementptr i8, ptr addrspace(1) %526, i64 %38
  %529 = getelementptr i8, ptr addrspace(1) %528, i64 %42
  %530 = load <4 x i32>, ptr addrspace(1) %529, align 16, !tbaa !9
  %531 = getelementptr i8, ptr addrspace(1) %528, i64 %48
  %532 = load <4 x i32>, ptr addrspace(1) %531, align 16, !tbaa !9
  %533 = getelementptr inbounds i8, ptr addrspace(1) %527, i64 %56
  %534 = load <4 x i32>, ptr addrspace(1) %533, align 16, !tbaa !9
  %535 = getelementptr inbounds i8, ptr addrspace(1) %527, i64 %63
  %536 = load <4 x i32>, ptr addrspace(1) %535, align 16, !tbaa !9
  %537 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Stage", ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %524
  %538 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) %537, i32 %32
  %539 = getelementptr inbounds nuw i8, ptr addrspace(3) %537, i32 8320
  %540 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) %539, i32 %35
  %541 = load <4 x i32>, ptr addrspace(3) %538, align 16, !tbaa !9
  %542 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 512
  %543 = load <4 x i32>, ptr addrspace(3) %542, align 16, !tbaa !9
  %544 = shufflevector <4 x i32> %541, <4 x i32> %543, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %545 = bitcast <8 x i32> %544 to <2 x i128>
  %546 = extractelement <2 x i128> %545, i64 0
  %547 = bitcast i128 %546 to <2 x i64>
  %548 = extractelement <2 x i64> %547, i64 1
  %549 = load <2 x i64>, ptr addrspace(3) %540, align 16, !tbaa !9
  %550 = extractelement <2 x i64> %549, i64 0
  %551 = trunc i128 %546 to i64
  %552 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %551, i64 %550, <16 x float> %521, i32 0, i32 0, i32 0)
  %553 = extractelement <2 x i128> %545, i64 1
  %554 = trunc i128 %553 to i64
  %555 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %554, i64 %550, <16 x float> %519, i32 0, i32 0, i32 0)
  %556 = extractelement <2 x i64> %549, i64 1
  %557 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %548, i64 %556, <16 x float> %552, i32 0, i32 0, i32 0)
  %558 = bitcast i128 %553 to <2 x i64>
  %559 = extractelement <2 x i64> %558, i64 1
  %560 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %559, i64 %556, <16 x float> %555, i32 0, i32 0, i32 0)
  %561 = getelementptr inbounds nuw i8, ptr addrspace(3) %540, i32 512
  %562 = load <2 x i64>, ptr addrspace(3) %561, align 16, !tbaa !9
  %563 = extractelement <2 x i64> %562, i64 0
  %564 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %551, i64 %563, <16 x float> %520, i32 0, i32 0, i32 0)
  %565 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %554, i64 %563, <16 x float> %518, i32 0, i32 0, i32 0)
  %566 = extractelement <2 x i64> %562, i64 1
  %567 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %548, i64 %566, <16 x float> %564, i32 0, i32 0, i32 0)
  %568 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %559, i64 %566, <16 x float> %565, i32 0, i32 0, i32 0)
  %569 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 4160
  %570 = load <4 x i32>, ptr addrspace(3) %569, align 16, !tbaa !9
  %571 = getelementptr inbounds nuw i8, ptr addrspace(3) %538, i32 4672
  %572 = load <4 x i32>, ptr addrspace(3) %571, align 16, !tbaa !9
  %573 = shufflevector <4 x i32> %570, <4 x i32> %572, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %574 = bitcast <8 x i32> %573 to <2 x i128>
  %575 = extractelement <2 x i128> %574, i64 0
  %576 = bitcast i128 %575 to <2 x i64>
  %577 = extractelement <2 x i64> %576, i64 1
  %578 = getelementptr inbounds nuw i8, ptr addrspace(3) %540, i32 4096
  %579 = load <2 x i64>, ptr addrspace(3) %578, align 16, !tbaa !9
  %580 = extractelement <2 x i64> %579, i64 0
  %581 = trunc i128 %575 to i64
  %582 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %581, i64 %580, <16 x float> %557, i32 0, i32 0, i32 0)
  %583 = extractelement <2 x i128> %574, i64 1
  %584 = trunc i128 %583 to i64
  %585 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %584, i64 %580, <16 x float> %560, i32 0, i32 0, i32 0)
  %586 = extractelement <2 x i64> %579, i64 1
  %587 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %577, i64 %586, <16 x float> %582, i32 0, i32 0, i32 0)
  %588 = bitcast i128 %583 to <2 x i64>
  %589 = extractelement <2 x i64> %588, i64 1
  %590 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %589, i64 %586, <16 x float> %585, i32 0, i32 0, i32 0)
  %591 = getelementptr inbounds nuw i8, ptr addrspace(3) %540, i32 4608
  %592 = load <2 x i64>, ptr addrspace(3) %591, align 16, !tbaa !9
  %593 = extractelement <2 x i64> %592, i64 0
  %594 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %581, i64 %593, <16 x float> %567, i32 0, i32 0, i32 0)
  %595 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %584, i64 %593, <16 x float> %568, i32 0, i32 0, i32 0)
  %596 = extractelement <2 x i64> %592, i64 1
  %597 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %577, i64 %596, <16 x float> %594, i32 0, i32 0, i32 0)
  %598 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %589, i64 %596, <16 x float> %595, i32 0, i32 0, i32 0)
  %599 = xor i32 %524, 1
  %600 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Stage", ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %599
  %601 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) %600, i32 %68
  store <4 x i32> %530, ptr addrspace(3) %601, align 16, !tbaa !9
  %602 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) %600, i32 %70
  store <4 x i32> %532, ptr addrspace(3) %602, align 16, !tbaa !9
  %603 = getelementptr inbounds nuw i8, ptr addrspace(3) %600, i32 8320
  %604 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) %603, i32 %9
  store <4 x i32> %534, ptr addrspace(3) %604, align 16, !tbaa !9
  %605 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) %603, i32 %74
  store <4 x i32> %536, ptr addrspace(3) %605, align 16, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %606 = add nuw nsw i32 %525, 64
  %607 = icmp slt i32 %606, %7
  br i1 %607, label %517, label %80, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64, i64, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{!"clang version 22.1.8"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!7, !7, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !7, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"_Float16", !7, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
