; ModuleID = '/work/main/hip_kernels/scaled_mm_fp8.hip'
source_filename = "/work/main/hip_kernels/scaled_mm_fp8.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%"struct.(anonymous namespace)::Stage" = type { [264 x <4 x i32>], [256 x <4 x i32>] }

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
  %29 = mul nuw nsw i32 %28, 132
  %30 = and i32 %9, 31
  %31 = or disjoint i32 %18, %30
  %32 = add nuw nsw i32 %31, %29
  %33 = shl nuw nsw i32 %28, 7
  %34 = or disjoint i32 %33, %19
  %35 = or disjoint i32 %34, %30
  %36 = mul nsw i32 %7, %17
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i8, ptr addrspace(1) %23, i64 %37
  %39 = shl nuw nsw i32 %9, 4
  %40 = and i32 %39, 16
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %38, i64 %41
  %43 = load <4 x i32>, ptr addrspace(1) %42, align 16, !tbaa !9
  %44 = lshr i32 %9, 7
  %45 = mul nsw i32 %6, %44
  %46 = and i32 %9, 127
  %47 = add nsw i32 %45, %46
  %48 = shl nsw i32 %47, 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i8, ptr addrspace(1) %26, i64 %49
  %51 = load <4 x i32>, ptr addrspace(1) %50, align 16, !tbaa !9
  %52 = trunc i32 %9 to i1
  %53 = select i1 %52, i32 132, i32 0
  %54 = add nuw nsw i32 %53, %17
  %55 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %54
  store <4 x i32> %43, ptr addrspace(3) %55, align 16, !tbaa !9
  %56 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 4224), i32 %9
  store <4 x i32> %51, ptr addrspace(3) %56, align 16, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %57 = icmp sgt i32 %7, 32
  %58 = sext i32 %6 to i64
  br i1 %57, label %59, label %61

59:                                               ; preds = %8
  %60 = shl nsw i64 %58, 5
  br label %468

61:                                               ; preds = %468, %8
  %62 = phi <16 x float> [ zeroinitializer, %8 ], [ %515, %468 ]
  %63 = phi <16 x float> [ zeroinitializer, %8 ], [ %507, %468 ]
  %64 = phi <16 x float> [ zeroinitializer, %8 ], [ %514, %468 ]
  %65 = phi <16 x float> [ zeroinitializer, %8 ], [ %504, %468 ]
  %66 = phi i32 [ 0, %8 ], [ %516, %468 ]
  %67 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Stage", ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %66
  %68 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) %67, i32 %32
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %67, i32 4224
  %70 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) %69, i32 %35
  %71 = load <4 x i32>, ptr addrspace(3) %68, align 16, !tbaa !9
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %68, i32 512
  %73 = load <4 x i32>, ptr addrspace(3) %72, align 16, !tbaa !9
  %74 = shufflevector <4 x i32> %71, <4 x i32> %73, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %75 = bitcast <8 x i32> %74 to <2 x i128>
  %76 = extractelement <2 x i128> %75, i64 0
  %77 = bitcast i128 %76 to <2 x i64>
  %78 = extractelement <2 x i64> %77, i64 1
  %79 = load <2 x i64>, ptr addrspace(3) %70, align 16, !tbaa !9
  %80 = extractelement <2 x i64> %79, i64 0
  %81 = trunc i128 %76 to i64
  %82 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %81, i64 %80, <16 x float> %65, i32 0, i32 0, i32 0)
  %83 = extractelement <2 x i128> %75, i64 1
  %84 = trunc i128 %83 to i64
  %85 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %84, i64 %80, <16 x float> %63, i32 0, i32 0, i32 0)
  %86 = extractelement <2 x i64> %79, i64 1
  %87 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %78, i64 %86, <16 x float> %82, i32 0, i32 0, i32 0)
  %88 = bitcast i128 %83 to <2 x i64>
  %89 = extractelement <2 x i64> %88, i64 1
  %90 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %89, i64 %86, <16 x float> %85, i32 0, i32 0, i32 0)
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) %70, i32 512
  %92 = load <2 x i64>, ptr addrspace(3) %91, align 16, !tbaa !9
  %93 = extractelement <2 x i64> %92, i64 0
  %94 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %81, i64 %93, <16 x float> %64, i32 0, i32 0, i32 0)
  %95 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %84, i64 %93, <16 x float> %62, i32 0, i32 0, i32 0)
  %96 = extractelement <2 x i64> %92, i64 1
  %97 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %78, i64 %96, <16 x float> %94, i32 0, i32 0, i32 0)
  %98 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %89, i64 %96, <16 x float> %95, i32 0, i32 0, i32 0)
  %99 = load float, ptr addrspace(1) %2, align 4, !tbaa !10
  %100 = and i32 %9, 95
  %101 = or disjoint i32 %100, %16
  %102 = add nsw i32 %13, %18
  %103 = lshr i32 %9, 3
  %104 = and i32 %103, 4
  %105 = or disjoint i32 %102, %104
  %106 = sext i32 %105 to i64
  %107 = mul nsw i64 %58, %106
  %108 = getelementptr inbounds half, ptr addrspace(1) %4, i64 %107
  %109 = sext i32 %101 to i64
  %110 = getelementptr inbounds half, ptr addrspace(1) %108, i64 %109
  %111 = shl nsw i64 %58, 5
  %112 = getelementptr inbounds half, ptr addrspace(1) %3, i64 %109
  %113 = load half, ptr addrspace(1) %112, align 2, !tbaa !12
  %114 = fpext contract half %113 to float
  %115 = extractelement <16 x float> %87, i64 0
  %116 = fmul contract float %99, %115
  %117 = fadd contract float %116, %114
  %118 = fptrunc contract float %117 to half
  store half %118, ptr addrspace(1) %110, align 2, !tbaa !12
  %119 = extractelement <16 x float> %87, i64 1
  %120 = fmul contract float %99, %119
  %121 = fadd contract float %120, %114
  %122 = fptrunc contract float %121 to half
  %123 = getelementptr half, ptr addrspace(1) %110, i64 %58
  store half %122, ptr addrspace(1) %123, align 2, !tbaa !12
  %124 = shl nsw i64 %58, 1
  %125 = extractelement <16 x float> %87, i64 2
  %126 = fmul contract float %99, %125
  %127 = fadd contract float %126, %114
  %128 = fptrunc contract float %127 to half
  %129 = getelementptr half, ptr addrspace(1) %110, i64 %124
  store half %128, ptr addrspace(1) %129, align 2, !tbaa !12
  %130 = mul nsw i64 %58, 3
  %131 = extractelement <16 x float> %87, i64 3
  %132 = fmul contract float %99, %131
  %133 = fadd contract float %132, %114
  %134 = fptrunc contract float %133 to half
  %135 = getelementptr half, ptr addrspace(1) %110, i64 %130
  store half %134, ptr addrspace(1) %135, align 2, !tbaa !12
  %136 = shl nsw i64 %58, 3
  %137 = extractelement <16 x float> %87, i64 4
  %138 = fmul contract float %99, %137
  %139 = fadd contract float %138, %114
  %140 = fptrunc contract float %139 to half
  %141 = getelementptr half, ptr addrspace(1) %110, i64 %136
  store half %140, ptr addrspace(1) %141, align 2, !tbaa !12
  %142 = mul nsw i64 %58, 9
  %143 = extractelement <16 x float> %87, i64 5
  %144 = fmul contract float %99, %143
  %145 = fadd contract float %144, %114
  %146 = fptrunc contract float %145 to half
  %147 = getelementptr half, ptr addrspace(1) %110, i64 %142
  store half %146, ptr addrspace(1) %147, align 2, !tbaa !12
  %148 = mul nsw i64 %58, 10
  %149 = extractelement <16 x float> %87, i64 6
  %150 = fmul contract float %99, %149
  %151 = fadd contract float %150, %114
  %152 = fptrunc contract float %151 to half
  %153 = getelementptr half, ptr addrspace(1) %110, i64 %148
  store half %152, ptr addrspace(1) %153, align 2, !tbaa !12
  %154 = mul nsw i64 %58, 11
  %155 = extractelement <16 x float> %87, i64 7
  %156 = fmul contract float %99, %155
  %157 = fadd contract float %156, %114
  %158 = fptrunc contract float %157 to half
  %159 = getelementptr half, ptr addrspace(1) %110, i64 %154
  store half %158, ptr addrspace(1) %159, align 2, !tbaa !12
  %160 = shl nsw i64 %58, 4
  %161 = extractelement <16 x float> %87, i64 8
  %162 = fmul contract float %99, %161
  %163 = fadd contract float %162, %114
  %164 = fptrunc contract float %163 to half
  %165 = getelementptr half, ptr addrspace(1) %110, i64 %160
  store half %164, ptr addrspace(1) %165, align 2, !tbaa !12
  %166 = mul nsw i64 %58, 17
  %167 = extractelement <16 x float> %87, i64 9
  %168 = fmul contract float %99, %167
  %169 = fadd contract float %168, %114
  %170 = fptrunc contract float %169 to half
  %171 = getelementptr half, ptr addrspace(1) %110, i64 %166
  store half %170, ptr addrspace(1) %171, align 2, !tbaa !12
  %172 = mul nsw i64 %58, 18
  %173 = extractelement <16 x float> %87, i64 10
  %174 = fmul contract float %99, %173
  %175 = fadd contract float %174, %114
  %176 = fptrunc contract float %175 to half
  %177 = getelementptr half, ptr addrspace(1) %110, i64 %172
  store half %176, ptr addrspace(1) %177, align 2, !tbaa !12
  %178 = mul nsw i64 %58, 19
  %179 = extractelement <16 x float> %87, i64 11
  %180 = fmul contract float %99, %179
  %181 = fadd contract float %180, %114
  %182 = fptrunc contract float %181 to half
  %183 = getelementptr half, ptr addrspace(1) %110, i64 %178
  store half %182, ptr addrspace(1) %183, align 2, !tbaa !12
  %184 = mul nsw i64 %58, 24
  %185 = extractelement <16 x float> %87, i64 12
  %186 = fmul contract float %99, %185
  %187 = fadd contract float %186, %114
  %188 = fptrunc contract float %187 to half
  %189 = getelementptr half, ptr addrspace(1) %110, i64 %184
  store half %188, ptr addrspace(1) %189, align 2, !tbaa !12
  %190 = mul nsw i64 %58, 25
  %191 = extractelement <16 x float> %87, i64 13
  %192 = fmul contract float %99, %191
  %193 = fadd contract float %192, %114
  %194 = fptrunc contract float %193 to half
  %195 = getelementptr half, ptr addrspace(1) %110, i64 %190
  store half %194, ptr addrspace(1) %195, align 2, !tbaa !12
  %196 = mul nsw i64 %58, 26
  %197 = extractelement <16 x float> %87, i64 14
  %198 = fmul contract float %99, %197
  %199 = fadd contract float %198, %114
  %200 = fptrunc contract float %199 to half
  %201 = getelementptr half, ptr addrspace(1) %110, i64 %196
  store half %200, ptr addrspace(1) %201, align 2, !tbaa !12
  %202 = mul nsw i64 %58, 27
  %203 = extractelement <16 x float> %87, i64 15
  %204 = fmul contract float %99, %203
  %205 = fadd contract float %204, %114
  %206 = fptrunc contract float %205 to half
  %207 = getelementptr half, ptr addrspace(1) %110, i64 %202
  store half %206, ptr addrspace(1) %207, align 2, !tbaa !12
  %208 = extractelement <16 x float> %90, i64 0
  %209 = fmul contract float %99, %208
  %210 = fadd contract float %209, %114
  %211 = fptrunc contract float %210 to half
  %212 = getelementptr half, ptr addrspace(1) %110, i64 %111
  store half %211, ptr addrspace(1) %212, align 2, !tbaa !12
  %213 = mul nsw i64 %58, 33
  %214 = extractelement <16 x float> %90, i64 1
  %215 = fmul contract float %99, %214
  %216 = fadd contract float %215, %114
  %217 = fptrunc contract float %216 to half
  %218 = getelementptr half, ptr addrspace(1) %110, i64 %213
  store half %217, ptr addrspace(1) %218, align 2, !tbaa !12
  %219 = mul nsw i64 %58, 34
  %220 = extractelement <16 x float> %90, i64 2
  %221 = fmul contract float %99, %220
  %222 = fadd contract float %221, %114
  %223 = fptrunc contract float %222 to half
  %224 = getelementptr half, ptr addrspace(1) %110, i64 %219
  store half %223, ptr addrspace(1) %224, align 2, !tbaa !12
  %225 = mul nsw i64 %58, 35
  %226 = extractelement <16 x float> %90, i64 3
  %227 = fmul contract float %99, %226
  %228 = fadd contract float %227, %114
  %229 = fptrunc contract float %228 to half
  %230 = getelementptr half, ptr addrspace(1) %110, i64 %225
  store half %229, ptr addrspace(1) %230, align 2, !tbaa !12
  %231 = mul nsw i64 %58, 40
  %232 = extractelement <16 x float> %90, i64 4
  %233 = fmul contract float %99, %232
  %234 = fadd contract float %233, %114
  %235 = fptrunc contract float %234 to half
  %236 = getelementptr half, ptr addrspace(1) %110, i64 %231
  store half %235, ptr addrspace(1) %236, align 2, !tbaa !12
  %237 = mul nsw i64 %58, 41
  %238 = extractelement <16 x float> %90, i64 5
  %239 = fmul contract float %99, %238
  %240 = fadd contract float %239, %114
  %241 = fptrunc contract float %240 to half
  %242 = getelementptr half, ptr addrspace(1) %110, i64 %237
  store half %241, ptr addrspace(1) %242, align 2, !tbaa !12
  %243 = mul nsw i64 %58, 42
  %244 = extractelement <16 x float> %90, i64 6
  %245 = fmul contract float %99, %244
  %246 = fadd contract float %245, %114
  %247 = fptrunc contract float %246 to half
  %248 = getelementptr half, ptr addrspace(1) %110, i64 %243
  store half %247, ptr addrspace(1) %248, align 2, !tbaa !12
  %249 = mul nsw i64 %58, 43
  %250 = extractelement <16 x float> %90, i64 7
  %251 = fmul contract float %99, %250
  %252 = fadd contract float %251, %114
  %253 = fptrunc contract float %252 to half
  %254 = getelementptr half, ptr addrspace(1) %110, i64 %249
  store half %253, ptr addrspace(1) %254, align 2, !tbaa !12
  %255 = mul nsw i64 %58, 48
  %256 = extractelement <16 x float> %90, i64 8
  %257 = fmul contract float %99, %256
  %258 = fadd contract float %257, %114
  %259 = fptrunc contract float %258 to half
  %260 = getelementptr half, ptr addrspace(1) %110, i64 %255
  store half %259, ptr addrspace(1) %260, align 2, !tbaa !12
  %261 = mul nsw i64 %58, 49
  %262 = extractelement <16 x float> %90, i64 9
  %263 = fmul contract float %99, %262
  %264 = fadd contract float %263, %114
  %265 = fptrunc contract float %264 to half
  %266 = getelementptr half, ptr addrspace(1) %110, i64 %261
  store half %265, ptr addrspace(1) %266, align 2, !tbaa !12
  %267 = mul nsw i64 %58, 50
  %268 = extractelement <16 x float> %90, i64 10
  %269 = fmul contract float %99, %268
  %270 = fadd contract float %269, %114
  %271 = fptrunc contract float %270 to half
  %272 = getelementptr half, ptr addrspace(1) %110, i64 %267
  store half %271, ptr addrspace(1) %272, align 2, !tbaa !12
  %273 = mul nsw i64 %58, 51
  %274 = extractelement <16 x float> %90, i64 11
  %275 = fmul contract float %99, %274
  %276 = fadd contract float %275, %114
  %277 = fptrunc contract float %276 to half
  %278 = getelementptr half, ptr addrspace(1) %110, i64 %273
  store half %277, ptr addrspace(1) %278, align 2, !tbaa !12
  %279 = mul nsw i64 %58, 56
  %280 = extractelement <16 x float> %90, i64 12
  %281 = fmul contract float %99, %280
  %282 = fadd contract float %281, %114
  %283 = fptrunc contract float %282 to half
  %284 = getelementptr half, ptr addrspace(1) %110, i64 %279
  store half %283, ptr addrspace(1) %284, align 2, !tbaa !12
  %285 = mul nsw i64 %58, 57
  %286 = extractelement <16 x float> %90, i64 13
  %287 = fmul contract float %99, %286
  %288 = fadd contract float %287, %114
  %289 = fptrunc contract float %288 to half
  %290 = getelementptr half, ptr addrspace(1) %110, i64 %285
  store half %289, ptr addrspace(1) %290, align 2, !tbaa !12
  %291 = mul nsw i64 %58, 58
  %292 = extractelement <16 x float> %90, i64 14
  %293 = fmul contract float %99, %292
  %294 = fadd contract float %293, %114
  %295 = fptrunc contract float %294 to half
  %296 = getelementptr half, ptr addrspace(1) %110, i64 %291
  store half %295, ptr addrspace(1) %296, align 2, !tbaa !12
  %297 = mul nsw i64 %58, 59
  %298 = extractelement <16 x float> %90, i64 15
  %299 = fmul contract float %99, %298
  %300 = fadd contract float %299, %114
  %301 = fptrunc contract float %300 to half
  %302 = getelementptr half, ptr addrspace(1) %110, i64 %297
  store half %301, ptr addrspace(1) %302, align 2, !tbaa !12
  %303 = sext i32 %101 to i64
  %304 = getelementptr half, ptr addrspace(1) %3, i64 %303
  %305 = getelementptr i8, ptr addrspace(1) %304, i64 64
  %306 = load half, ptr addrspace(1) %305, align 2, !tbaa !12
  %307 = fpext contract half %306 to float
  %308 = getelementptr i8, ptr addrspace(1) %110, i64 64
  %309 = extractelement <16 x float> %97, i64 0
  %310 = fmul contract float %99, %309
  %311 = fadd contract float %310, %307
  %312 = fptrunc contract float %311 to half
  store half %312, ptr addrspace(1) %308, align 2, !tbaa !12
  %313 = extractelement <16 x float> %97, i64 1
  %314 = fmul contract float %99, %313
  %315 = fadd contract float %314, %307
  %316 = fptrunc contract float %315 to half
  %317 = getelementptr half, ptr addrspace(1) %308, i64 %58
  store half %316, ptr addrspace(1) %317, align 2, !tbaa !12
  %318 = extractelement <16 x float> %97, i64 2
  %319 = fmul contract float %99, %318
  %320 = fadd contract float %319, %307
  %321 = fptrunc contract float %320 to half
  %322 = getelementptr half, ptr addrspace(1) %308, i64 %124
  store half %321, ptr addrspace(1) %322, align 2, !tbaa !12
  %323 = extractelement <16 x float> %97, i64 3
  %324 = fmul contract float %99, %323
  %325 = fadd contract float %324, %307
  %326 = fptrunc contract float %325 to half
  %327 = getelementptr half, ptr addrspace(1) %308, i64 %130
  store half %326, ptr addrspace(1) %327, align 2, !tbaa !12
  %328 = extractelement <16 x float> %97, i64 4
  %329 = fmul contract float %99, %328
  %330 = fadd contract float %329, %307
  %331 = fptrunc contract float %330 to half
  %332 = getelementptr half, ptr addrspace(1) %308, i64 %136
  store half %331, ptr addrspace(1) %332, align 2, !tbaa !12
  %333 = extractelement <16 x float> %97, i64 5
  %334 = fmul contract float %99, %333
  %335 = fadd contract float %334, %307
  %336 = fptrunc contract float %335 to half
  %337 = getelementptr half, ptr addrspace(1) %308, i64 %142
  store half %336, ptr addrspace(1) %337, align 2, !tbaa !12
  %338 = extractelement <16 x float> %97, i64 6
  %339 = fmul contract float %99, %338
  %340 = fadd contract float %339, %307
  %341 = fptrunc contract float %340 to half
  %342 = getelementptr half, ptr addrspace(1) %308, i64 %148
  store half %341, ptr addrspace(1) %342, align 2, !tbaa !12
  %343 = extractelement <16 x float> %97, i64 7
  %344 = fmul contract float %99, %343
  %345 = fadd contract float %344, %307
  %346 = fptrunc contract float %345 to half
  %347 = getelementptr half, ptr addrspace(1) %308, i64 %154
  store half %346, ptr addrspace(1) %347, align 2, !tbaa !12
  %348 = extractelement <16 x float> %97, i64 8
  %349 = fmul contract float %99, %348
  %350 = fadd contract float %349, %307
  %351 = fptrunc contract float %350 to half
  %352 = getelementptr half, ptr addrspace(1) %308, i64 %160
  store half %351, ptr addrspace(1) %352, align 2, !tbaa !12
  %353 = extractelement <16 x float> %97, i64 9
  %354 = fmul contract float %99, %353
  %355 = fadd contract float %354, %307
  %356 = fptrunc contract float %355 to half
  %357 = getelementptr half, ptr addrspace(1) %308, i64 %166
  store half %356, ptr addrspace(1) %357, align 2, !tbaa !12
  %358 = extractelement <16 x float> %97, i64 10
  %359 = fmul contract float %99, %358
  %360 = fadd contract float %359, %307
  %361 = fptrunc contract float %360 to half
  %362 = getelementptr half, ptr addrspace(1) %308, i64 %172
  store half %361, ptr addrspace(1) %362, align 2, !tbaa !12
  %363 = extractelement <16 x float> %97, i64 11
  %364 = fmul contract float %99, %363
  %365 = fadd contract float %364, %307
  %366 = fptrunc contract float %365 to half
  %367 = getelementptr half, ptr addrspace(1) %308, i64 %178
  store half %366, ptr addrspace(1) %367, align 2, !tbaa !12
  %368 = extractelement <16 x float> %97, i64 12
  %369 = fmul contract float %99, %368
  %370 = fadd contract float %369, %307
  %371 = fptrunc contract float %370 to half
  %372 = getelementptr half, ptr addrspace(1) %308, i64 %184
  store half %371, ptr addrspace(1) %372, align 2, !tbaa !12
  %373 = extractelement <16 x float> %97, i64 13
  %374 = fmul contract float %99, %373
  %375 = fadd contract float %374, %307
  %376 = fptrunc contract float %375 to half
  %377 = getelementptr half, ptr addrspace(1) %308, i64 %190
  store half %376, ptr addrspace(1) %377, align 2, !tbaa !12
  %378 = extractelement <16 x float> %97, i64 14
  %379 = fmul contract float %99, %378
  %380 = fadd contract float %379, %307
  %381 = fptrunc contract float %380 to half
  %382 = getelementptr half, ptr addrspace(1) %308, i64 %196
  store half %381, ptr addrspace(1) %382, align 2, !tbaa !12
  %383 = extractelement <16 x float> %97, i64 15
  %384 = fmul contract float %99, %383
  %385 = fadd contract float %384, %307
  %386 = fptrunc contract float %385 to half
  %387 = getelementptr half, ptr addrspace(1) %308, i64 %202
  store half %386, ptr addrspace(1) %387, align 2, !tbaa !12
  %388 = extractelement <16 x float> %98, i64 0
  %389 = fmul contract float %99, %388
  %390 = fadd contract float %389, %307
  %391 = fptrunc contract float %390 to half
  %392 = getelementptr half, ptr addrspace(1) %308, i64 %111
  store half %391, ptr addrspace(1) %392, align 2, !tbaa !12
  %393 = extractelement <16 x float> %98, i64 1
  %394 = fmul contract float %99, %393
  %395 = fadd contract float %394, %307
  %396 = fptrunc contract float %395 to half
  %397 = getelementptr half, ptr addrspace(1) %308, i64 %213
  store half %396, ptr addrspace(1) %397, align 2, !tbaa !12
  %398 = extractelement <16 x float> %98, i64 2
  %399 = fmul contract float %99, %398
  %400 = fadd contract float %399, %307
  %401 = fptrunc contract float %400 to half
  %402 = getelementptr half, ptr addrspace(1) %308, i64 %219
  store half %401, ptr addrspace(1) %402, align 2, !tbaa !12
  %403 = extractelement <16 x float> %98, i64 3
  %404 = fmul contract float %99, %403
  %405 = fadd contract float %404, %307
  %406 = fptrunc contract float %405 to half
  %407 = getelementptr half, ptr addrspace(1) %308, i64 %225
  store half %406, ptr addrspace(1) %407, align 2, !tbaa !12
  %408 = extractelement <16 x float> %98, i64 4
  %409 = fmul contract float %99, %408
  %410 = fadd contract float %409, %307
  %411 = fptrunc contract float %410 to half
  %412 = getelementptr half, ptr addrspace(1) %308, i64 %231
  store half %411, ptr addrspace(1) %412, align 2, !tbaa !12
  %413 = extractelement <16 x float> %98, i64 5
  %414 = fmul contract float %99, %413
  %415 = fadd contract float %414, %307
  %416 = fptrunc contract float %415 to half
  %417 = getelementptr half, ptr addrspace(1) %308, i64 %237
  store half %416, ptr addrspace(1) %417, align 2, !tbaa !12
  %418 = extractelement <16 x float> %98, i64 6
  %419 = fmul contract float %99, %418
  %420 = fadd contract float %419, %307
  %421 = fptrunc contract float %420 to half
  %422 = getelementptr half, ptr addrspace(1) %308, i64 %243
  store half %421, ptr addrspace(1) %422, align 2, !tbaa !12
  %423 = extractelement <16 x float> %98, i64 7
  %424 = fmul contract float %99, %423
  %425 = fadd contract float %424, %307
  %426 = fptrunc contract float %425 to half
  %427 = getelementptr half, ptr addrspace(1) %308, i64 %249
  store half %426, ptr addrspace(1) %427, align 2, !tbaa !12
  %428 = extractelement <16 x float> %98, i64 8
  %429 = fmul contract float %99, %428
  %430 = fadd contract float %429, %307
  %431 = fptrunc contract float %430 to half
  %432 = getelementptr half, ptr addrspace(1) %308, i64 %255
  store half %431, ptr addrspace(1) %432, align 2, !tbaa !12
  %433 = extractelement <16 x float> %98, i64 9
  %434 = fmul contract float %99, %433
  %435 = fadd contract float %434, %307
  %436 = fptrunc contract float %435 to half
  %437 = getelementptr half, ptr addrspace(1) %308, i64 %261
  store half %436, ptr addrspace(1) %437, align 2, !tbaa !12
  %438 = extractelement <16 x float> %98, i64 10
  %439 = fmul contract float %99, %438
  %440 = fadd contract float %439, %307
  %441 = fptrunc contract float %440 to half
  %442 = getelementptr half, ptr addrspace(1) %308, i64 %267
  store half %441, ptr addrspace(1) %442, align 2, !tbaa !12
  %443 = extractelement <16 x float> %98, i64 11
  %444 = fmul contract float %99, %443
  %445 = fadd contract float %444, %307
  %446 = fptrunc contract float %445 to half
  %447 = getelementptr half, ptr addrspace(1) %308, i64 %273
  store half %446, ptr addrspace(1) %447, align 2, !tbaa !12
  %448 = extractelement <16 x float> %98, i64 12
  %449 = fmul contract float %99, %448
  %450 = fadd contract float %449, %307
  %451 = fptrunc contract float %450 to half
  %452 = getelementptr half, ptr addrspace(1) %308, i64 %279
  store half %451, ptr addrspace(1) %452, align 2, !tbaa !12
  %453 = extractelement <16 x float> %98, i64 13
  %454 = fmul contract float %99, %453
  %455 = fadd contract float %454, %307
  %456 = fptrunc contract float %455 to half
  %457 = getelementptr half, ptr addrspace(1) %308, i64 %285
  store half %456, ptr addrspace(1) %457, align 2, !tbaa !12
  %458 = extractelement <16 x float> %98, i64 14
  %459 = fmul contract float %99, %458
  %460 = fadd contract float %459, %307
  %461 = fptrunc contract float %460 to half
  %462 = getelementptr half, ptr addrspace(1) %308, i64 %291
  store half %461, ptr addrspace(1) %462, align 2, !tbaa !12
  %463 = extractelement <16 x float> %98, i64 15
  %464 = fmul contract float %99, %463
  %465 = fadd contract float %464, %307
  %466 = fptrunc contract float %465 to half
  %467 = getelementptr half, ptr addrspace(1) %308, i64 %297
  store half %466, ptr addrspace(1) %467, align 2, !tbaa !12
  ret void

468:                                              ; preds = %59, %468
  %469 = phi <16 x float> [ zeroinitializer, %59 ], [ %515, %468 ]
  %470 = phi <16 x float> [ zeroinitializer, %59 ], [ %507, %468 ]
  %471 = phi <16 x float> [ zeroinitializer, %59 ], [ %514, %468 ]
  %472 = phi <16 x float> [ zeroinitializer, %59 ], [ %504, %468 ]
  %473 = phi ptr addrspace(1) [ %23, %59 ], [ %477, %468 ]
  %474 = phi ptr addrspace(1) [ %26, %59 ], [ %478, %468 ]
  %475 = phi i32 [ 0, %59 ], [ %516, %468 ]
  %476 = phi i32 [ 32, %59 ], [ %521, %468 ]
  %477 = getelementptr inbounds nuw i8, ptr addrspace(1) %473, i64 32
  %478 = getelementptr inbounds i8, ptr addrspace(1) %474, i64 %60
  %479 = getelementptr inbounds nuw i8, ptr addrspace(1) %477, i64 %37
  %480 = getelementptr inbounds nuw i8, ptr addrspace(1) %479, i64 %41
  %481 = load <4 x i32>, ptr addrspace(1) %480, align 16, !tbaa !9
  %482 = getelementptr inbounds i8, ptr addrspace(1) %478, i64 %49
  %483 = load <4 x i32>, ptr addrspace(1) %482, align 16, !tbaa !9
  %484 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Stage", ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %475
  %485 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) %484, i32 %32
  %486 = getelementptr inbounds nuw i8, ptr addrspace(3) %484, i32 4224
  %487 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) %486, i32 %35
  %488 = load <4 x i32>, ptr addrspace(3) %485, align 16, !tbaa !9
  %489 = getelementptr inbounds nuw i8, ptr addrspace(3) %485, i32 512
  %490 = load <4 x i32>, ptr addrspace(3) %489, align 16, !tbaa !9
  %491 = shufflevector <4 x i32> %488, <4 x i32> %490, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %492 = bitcast <8 x i32> %491 to <2 x i128>
  %493 = extractelement <2 x i128> %492, i64 0
  %494 = bitcast i128 %493 to <2 x i64>
  %495 = extractelement <2 x i64> %494, i64 1
  %496 = load <2 x i64>, ptr addrspace(3) %487, align 16, !tbaa !9
  %497 = extractelement <2 x i64> %496, i64 0
  %498 = trunc i128 %493 to i64
  %499 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %498, i64 %497, <16 x float> %472, i32 0, i32 0, i32 0)
  %500 = extractelement <2 x i128> %492, i64 1
  %501 = trunc i128 %500 to i64
  %502 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %501, i64 %497, <16 x float> %470, i32 0, i32 0, i32 0)
  %503 = extractelement <2 x i64> %496, i64 1
  %504 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %495, i64 %503, <16 x float> %499, i32 0, i32 0, i32 0)
  %505 = bitcast i128 %500 to <2 x i64>
  %506 = extractelement <2 x i64> %505, i64 1
  %507 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %506, i64 %503, <16 x float> %502, i32 0, i32 0, i32 0)
  %508 = getelementptr inbounds nuw i8, ptr addrspace(3) %487, i32 512
  %509 = load <2 x i64>, ptr addrspace(3) %508, align 16, !tbaa !9
  %510 = extractelement <2 x i64> %509, i64 0
  %511 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %498, i64 %510, <16 x float> %471, i32 0, i32 0, i32 0)
  %512 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %501, i64 %510, <16 x float> %469, i32 0, i32 0, i32 0)
  %513 = extractelement <2 x i64> %509, i64 1
  %514 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %495, i64 %513, <16 x float> %511, i32 0, i32 0, i32 0)
  %515 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %506, i64 %513, <16 x float> %512, i32 0, i32 0, i32 0)
  %516 = xor i32 %475, 1
  %517 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Stage", ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %516
  %518 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) %517, i32 %54
  store <4 x i32> %481, ptr addrspace(3) %518, align 16, !tbaa !9
  %519 = getelementptr inbounds nuw i8, ptr addrspace(3) %517, i32 4224
  %520 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) %519, i32 %9
  store <4 x i32> %483, ptr addrspace(3) %520, align 16, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %521 = add nuw nsw i32 %476, 32
  %522 = icmp slt i32 %521, %7
  br i1 %522, label %468, label %61, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64, i64, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx950" "target-features"="+16-bit-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf8-cvt-scale-insts,+bitop3-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot12-insts,+dot13-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+f16bf16-to-fp6bf6-cvt-scale-insts,+f32-to-f16bf16-cvt-sr-insts,+fp4-cvt-scale-insts,+fp6bf6-cvt-scale-insts,+fp8-conversion-insts,+fp8-cvt-scale-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+gfx950-insts,+lerp-inst,+mai-insts,+permlane16-swap,+permlane32-swap,+prng-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
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
