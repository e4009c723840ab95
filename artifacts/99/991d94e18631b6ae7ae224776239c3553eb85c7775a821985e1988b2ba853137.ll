; ModuleID = '/work/main/hip_kernels/scaled_mm_fp8.hip'
source_filename = "/work/main/hip_kernels/scaled_mm_fp8.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%"struct.(anonymous namespace)::Stage" = type { [264 x <4 x i32>], [512 x <4 x i32>] }

@_ZZ9scaled_mmE6stages = internal unnamed_addr addrspace(3) global [2 x %"struct.(anonymous namespace)::Stage"] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @scaled_mm(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef readonly captures(none) %2, ptr addrspace(1) noalias noundef readonly captures(none) %3, ptr addrspace(1) noalias noundef writeonly %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #0 {
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = sdiv i32 %6, 256
  %12 = sdiv i32 %10, %11
  %13 = shl nsw i32 %12, 7
  %14 = mul i32 %12, %11
  %15 = sub i32 %10, %14
  %16 = shl nsw i32 %15, 8
  %17 = lshr i32 %9, 1
  %18 = and i32 %17, 448
  %19 = shl nuw nsw i32 %9, 1
  %20 = and i32 %19, 192
  %21 = sext i32 %13 to i64
  %22 = sext i32 %7 to i64
  %23 = mul nsw i64 %21, %22
  %24 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %23
  %25 = sext i32 %16 to i64
  %26 = shl nsw i64 %25, 4
  %27 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %26
  %28 = lshr i32 %9, 4
  %29 = and i32 %28, 1
  %30 = mul nuw nsw i32 %29, 132
  %31 = and i32 %9, 15
  %32 = or disjoint i32 %18, %31
  %33 = add nuw nsw i32 %32, %30
  %34 = shl nuw nsw i32 %29, 8
  %35 = or disjoint i32 %34, %20
  %36 = or disjoint i32 %35, %31
  %37 = mul nsw i32 %7, %17
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i8, ptr addrspace(1) %24, i64 %38
  %40 = shl nuw nsw i32 %9, 4
  %41 = and i32 %40, 16
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %39, i64 %42
  %44 = load <4 x i32>, ptr addrspace(1) %43, align 16, !tbaa !9
  %45 = lshr i32 %9, 8
  %46 = and i32 %9, 255
  %47 = mul nsw i32 %6, %45
  %48 = add nsw i32 %47, %46
  %49 = shl nsw i32 %48, 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i8, ptr addrspace(1) %27, i64 %50
  %52 = load <4 x i32>, ptr addrspace(1) %51, align 16, !tbaa !9
  %53 = add nuw nsw i32 %45, 1
  %54 = mul nsw i32 %6, %53
  %55 = add nsw i32 %54, %46
  %56 = shl nsw i32 %55, 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i8, ptr addrspace(1) %27, i64 %57
  %59 = load <4 x i32>, ptr addrspace(1) %58, align 16, !tbaa !9
  %60 = trunc i32 %9 to i1
  %61 = select i1 %60, i32 132, i32 0
  %62 = add nuw nsw i32 %61, %17
  %63 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %62
  store <4 x i32> %44, ptr addrspace(3) %63, align 16, !tbaa !9
  %64 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 4224), i32 %9
  store <4 x i32> %52, ptr addrspace(3) %64, align 16, !tbaa !9
  %65 = add nuw nsw i32 %9, 256
  %66 = and i32 %65, 1792
  %67 = or disjoint i32 %66, %46
  %68 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 4224), i32 %67
  store <4 x i32> %59, ptr addrspace(3) %68, align 16, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %69 = icmp sgt i32 %7, 32
  %70 = sext i32 %6 to i64
  br i1 %69, label %71, label %73

71:                                               ; preds = %8
  %72 = shl nsw i64 %70, 5
  br label %855

73:                                               ; preds = %855, %8
  %74 = phi <8 x float> [ zeroinitializer, %8 ], [ %950, %855 ]
  %75 = phi <8 x float> [ zeroinitializer, %8 ], [ %938, %855 ]
  %76 = phi <8 x float> [ zeroinitializer, %8 ], [ %926, %855 ]
  %77 = phi <8 x float> [ zeroinitializer, %8 ], [ %914, %855 ]
  %78 = phi <8 x float> [ zeroinitializer, %8 ], [ %949, %855 ]
  %79 = phi <8 x float> [ zeroinitializer, %8 ], [ %937, %855 ]
  %80 = phi <8 x float> [ zeroinitializer, %8 ], [ %925, %855 ]
  %81 = phi <8 x float> [ zeroinitializer, %8 ], [ %912, %855 ]
  %82 = phi <8 x float> [ zeroinitializer, %8 ], [ %948, %855 ]
  %83 = phi <8 x float> [ zeroinitializer, %8 ], [ %936, %855 ]
  %84 = phi <8 x float> [ zeroinitializer, %8 ], [ %924, %855 ]
  %85 = phi <8 x float> [ zeroinitializer, %8 ], [ %910, %855 ]
  %86 = phi <8 x float> [ zeroinitializer, %8 ], [ %947, %855 ]
  %87 = phi <8 x float> [ zeroinitializer, %8 ], [ %935, %855 ]
  %88 = phi <8 x float> [ zeroinitializer, %8 ], [ %923, %855 ]
  %89 = phi <8 x float> [ zeroinitializer, %8 ], [ %908, %855 ]
  %90 = phi i32 [ 0, %8 ], [ %951, %855 ]
  %91 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Stage", ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %90
  %92 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) %91, i32 %33
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) %91, i32 4224
  %94 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) %93, i32 %36
  %95 = load <4 x i32>, ptr addrspace(3) %92, align 16, !tbaa !9
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) %92, i32 256
  %97 = load <4 x i32>, ptr addrspace(3) %96, align 16, !tbaa !9
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) %92, i32 512
  %99 = load <4 x i32>, ptr addrspace(3) %98, align 16, !tbaa !9
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) %92, i32 768
  %101 = load <4 x i32>, ptr addrspace(3) %100, align 16, !tbaa !9
  %102 = load <4 x i32>, ptr addrspace(3) %94, align 16, !tbaa !9
  %103 = shufflevector <4 x i32> %102, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %104 = shufflevector <4 x i32> %95, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %105 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %104, <2 x i32> %103, <8 x float> %89)
  %106 = shufflevector <4 x i32> %97, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %107 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %106, <2 x i32> %103, <8 x float> %85)
  %108 = shufflevector <4 x i32> %99, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %109 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %108, <2 x i32> %103, <8 x float> %81)
  %110 = shufflevector <4 x i32> %101, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %111 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %110, <2 x i32> %103, <8 x float> %77)
  %112 = shufflevector <4 x i32> %102, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %113 = shufflevector <4 x i32> %95, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %114 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %113, <2 x i32> %112, <8 x float> %105)
  %115 = shufflevector <4 x i32> %97, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %116 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %115, <2 x i32> %112, <8 x float> %107)
  %117 = shufflevector <4 x i32> %99, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %118 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %117, <2 x i32> %112, <8 x float> %109)
  %119 = shufflevector <4 x i32> %101, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %120 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %119, <2 x i32> %112, <8 x float> %111)
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) %94, i32 256
  %122 = load <4 x i32>, ptr addrspace(3) %121, align 16, !tbaa !9
  %123 = shufflevector <4 x i32> %122, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %124 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %104, <2 x i32> %123, <8 x float> %88)
  %125 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %106, <2 x i32> %123, <8 x float> %84)
  %126 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %108, <2 x i32> %123, <8 x float> %80)
  %127 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %110, <2 x i32> %123, <8 x float> %76)
  %128 = shufflevector <4 x i32> %122, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %129 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %113, <2 x i32> %128, <8 x float> %124)
  %130 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %115, <2 x i32> %128, <8 x float> %125)
  %131 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %117, <2 x i32> %128, <8 x float> %126)
  %132 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %119, <2 x i32> %128, <8 x float> %127)
  %133 = getelementptr inbounds nuw i8, ptr addrspace(3) %94, i32 512
  %134 = load <4 x i32>, ptr addrspace(3) %133, align 16, !tbaa !9
  %135 = shufflevector <4 x i32> %134, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %136 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %104, <2 x i32> %135, <8 x float> %87)
  %137 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %106, <2 x i32> %135, <8 x float> %83)
  %138 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %108, <2 x i32> %135, <8 x float> %79)
  %139 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %110, <2 x i32> %135, <8 x float> %75)
  %140 = shufflevector <4 x i32> %134, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %141 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %113, <2 x i32> %140, <8 x float> %136)
  %142 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %115, <2 x i32> %140, <8 x float> %137)
  %143 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %117, <2 x i32> %140, <8 x float> %138)
  %144 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %119, <2 x i32> %140, <8 x float> %139)
  %145 = getelementptr inbounds nuw i8, ptr addrspace(3) %94, i32 768
  %146 = load <4 x i32>, ptr addrspace(3) %145, align 16, !tbaa !9
  %147 = shufflevector <4 x i32> %146, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %148 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %104, <2 x i32> %147, <8 x float> %86)
  %149 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %106, <2 x i32> %147, <8 x float> %82)
  %150 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %108, <2 x i32> %147, <8 x float> %78)
  %151 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %110, <2 x i32> %147, <8 x float> %74)
  %152 = shufflevector <4 x i32> %146, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %153 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %113, <2 x i32> %152, <8 x float> %148)
  %154 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %115, <2 x i32> %152, <8 x float> %149)
  %155 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %117, <2 x i32> %152, <8 x float> %150)
  %156 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %119, <2 x i32> %152, <8 x float> %151)
  %157 = load float, ptr addrspace(1) %2, align 4, !tbaa !10
  %158 = or disjoint i32 %20, %31
  %159 = or disjoint i32 %158, %16
  %160 = add nsw i32 %13, %18
  %161 = and i32 %17, 8
  %162 = or disjoint i32 %160, %161
  %163 = sext i32 %162 to i64
  %164 = mul nsw i64 %70, %163
  %165 = getelementptr inbounds half, ptr addrspace(1) %4, i64 %164
  %166 = sext i32 %159 to i64
  %167 = getelementptr inbounds half, ptr addrspace(1) %165, i64 %166
  %168 = mul nsw i64 %70, 48
  %169 = getelementptr inbounds half, ptr addrspace(1) %3, i64 %166
  %170 = load half, ptr addrspace(1) %169, align 2, !tbaa !12
  %171 = fpext contract half %170 to float
  %172 = extractelement <8 x float> %114, i64 0
  %173 = fmul contract float %157, %172
  %174 = fadd contract float %173, %171
  %175 = fptrunc contract float %174 to half
  store half %175, ptr addrspace(1) %167, align 2, !tbaa !12
  %176 = extractelement <8 x float> %114, i64 1
  %177 = fmul contract float %157, %176
  %178 = fadd contract float %177, %171
  %179 = fptrunc contract float %178 to half
  %180 = getelementptr half, ptr addrspace(1) %167, i64 %70
  store half %179, ptr addrspace(1) %180, align 2, !tbaa !12
  %181 = shl nsw i64 %70, 1
  %182 = extractelement <8 x float> %114, i64 2
  %183 = fmul contract float %157, %182
  %184 = fadd contract float %183, %171
  %185 = fptrunc contract float %184 to half
  %186 = getelementptr half, ptr addrspace(1) %167, i64 %181
  store half %185, ptr addrspace(1) %186, align 2, !tbaa !12
  %187 = mul nsw i64 %70, 3
  %188 = extractelement <8 x float> %114, i64 3
  %189 = fmul contract float %157, %188
  %190 = fadd contract float %189, %171
  %191 = fptrunc contract float %190 to half
  %192 = getelementptr half, ptr addrspace(1) %167, i64 %187
  store half %191, ptr addrspace(1) %192, align 2, !tbaa !12
  %193 = shl nsw i64 %70, 2
  %194 = extractelement <8 x float> %114, i64 4
  %195 = fmul contract float %157, %194
  %196 = fadd contract float %195, %171
  %197 = fptrunc contract float %196 to half
  %198 = getelementptr half, ptr addrspace(1) %167, i64 %193
  store half %197, ptr addrspace(1) %198, align 2, !tbaa !12
  %199 = mul nsw i64 %70, 5
  %200 = extractelement <8 x float> %114, i64 5
  %201 = fmul contract float %157, %200
  %202 = fadd contract float %201, %171
  %203 = fptrunc contract float %202 to half
  %204 = getelementptr half, ptr addrspace(1) %167, i64 %199
  store half %203, ptr addrspace(1) %204, align 2, !tbaa !12
  %205 = mul nsw i64 %70, 6
  %206 = extractelement <8 x float> %114, i64 6
  %207 = fmul contract float %157, %206
  %208 = fadd contract float %207, %171
  %209 = fptrunc contract float %208 to half
  %210 = getelementptr half, ptr addrspace(1) %167, i64 %205
  store half %209, ptr addrspace(1) %210, align 2, !tbaa !12
  %211 = mul nsw i64 %70, 7
  %212 = extractelement <8 x float> %114, i64 7
  %213 = fmul contract float %157, %212
  %214 = fadd contract float %213, %171
  %215 = fptrunc contract float %214 to half
  %216 = getelementptr half, ptr addrspace(1) %167, i64 %211
  store half %215, ptr addrspace(1) %216, align 2, !tbaa !12
  %217 = shl nsw i64 %70, 4
  %218 = extractelement <8 x float> %116, i64 0
  %219 = fmul contract float %157, %218
  %220 = fadd contract float %219, %171
  %221 = fptrunc contract float %220 to half
  %222 = getelementptr half, ptr addrspace(1) %167, i64 %217
  store half %221, ptr addrspace(1) %222, align 2, !tbaa !12
  %223 = mul nsw i64 %70, 17
  %224 = extractelement <8 x float> %116, i64 1
  %225 = fmul contract float %157, %224
  %226 = fadd contract float %225, %171
  %227 = fptrunc contract float %226 to half
  %228 = getelementptr half, ptr addrspace(1) %167, i64 %223
  store half %227, ptr addrspace(1) %228, align 2, !tbaa !12
  %229 = mul nsw i64 %70, 18
  %230 = extractelement <8 x float> %116, i64 2
  %231 = fmul contract float %157, %230
  %232 = fadd contract float %231, %171
  %233 = fptrunc contract float %232 to half
  %234 = getelementptr half, ptr addrspace(1) %167, i64 %229
  store half %233, ptr addrspace(1) %234, align 2, !tbaa !12
  %235 = mul nsw i64 %70, 19
  %236 = extractelement <8 x float> %116, i64 3
  %237 = fmul contract float %157, %236
  %238 = fadd contract float %237, %171
  %239 = fptrunc contract float %238 to half
  %240 = getelementptr half, ptr addrspace(1) %167, i64 %235
  store half %239, ptr addrspace(1) %240, align 2, !tbaa !12
  %241 = mul nsw i64 %70, 20
  %242 = extractelement <8 x float> %116, i64 4
  %243 = fmul contract float %157, %242
  %244 = fadd contract float %243, %171
  %245 = fptrunc contract float %244 to half
  %246 = getelementptr half, ptr addrspace(1) %167, i64 %241
  store half %245, ptr addrspace(1) %246, align 2, !tbaa !12
  %247 = mul nsw i64 %70, 21
  %248 = extractelement <8 x float> %116, i64 5
  %249 = fmul contract float %157, %248
  %250 = fadd contract float %249, %171
  %251 = fptrunc contract float %250 to half
  %252 = getelementptr half, ptr addrspace(1) %167, i64 %247
  store half %251, ptr addrspace(1) %252, align 2, !tbaa !12
  %253 = mul nsw i64 %70, 22
  %254 = extractelement <8 x float> %116, i64 6
  %255 = fmul contract float %157, %254
  %256 = fadd contract float %255, %171
  %257 = fptrunc contract float %256 to half
  %258 = getelementptr half, ptr addrspace(1) %167, i64 %253
  store half %257, ptr addrspace(1) %258, align 2, !tbaa !12
  %259 = mul nsw i64 %70, 23
  %260 = extractelement <8 x float> %116, i64 7
  %261 = fmul contract float %157, %260
  %262 = fadd contract float %261, %171
  %263 = fptrunc contract float %262 to half
  %264 = getelementptr half, ptr addrspace(1) %167, i64 %259
  store half %263, ptr addrspace(1) %264, align 2, !tbaa !12
  %265 = shl nsw i64 %70, 5
  %266 = extractelement <8 x float> %118, i64 0
  %267 = fmul contract float %157, %266
  %268 = fadd contract float %267, %171
  %269 = fptrunc contract float %268 to half
  %270 = getelementptr half, ptr addrspace(1) %167, i64 %265
  store half %269, ptr addrspace(1) %270, align 2, !tbaa !12
  %271 = mul nsw i64 %70, 33
  %272 = extractelement <8 x float> %118, i64 1
  %273 = fmul contract float %157, %272
  %274 = fadd contract float %273, %171
  %275 = fptrunc contract float %274 to half
  %276 = getelementptr half, ptr addrspace(1) %167, i64 %271
  store half %275, ptr addrspace(1) %276, align 2, !tbaa !12
  %277 = mul nsw i64 %70, 34
  %278 = extractelement <8 x float> %118, i64 2
  %279 = fmul contract float %157, %278
  %280 = fadd contract float %279, %171
  %281 = fptrunc contract float %280 to half
  %282 = getelementptr half, ptr addrspace(1) %167, i64 %277
  store half %281, ptr addrspace(1) %282, align 2, !tbaa !12
  %283 = mul nsw i64 %70, 35
  %284 = extractelement <8 x float> %118, i64 3
  %285 = fmul contract float %157, %284
  %286 = fadd contract float %285, %171
  %287 = fptrunc contract float %286 to half
  %288 = getelementptr half, ptr addrspace(1) %167, i64 %283
  store half %287, ptr addrspace(1) %288, align 2, !tbaa !12
  %289 = mul nsw i64 %70, 36
  %290 = extractelement <8 x float> %118, i64 4
  %291 = fmul contract float %157, %290
  %292 = fadd contract float %291, %171
  %293 = fptrunc contract float %292 to half
  %294 = getelementptr half, ptr addrspace(1) %167, i64 %289
  store half %293, ptr addrspace(1) %294, align 2, !tbaa !12
  %295 = mul nsw i64 %70, 37
  %296 = extractelement <8 x float> %118, i64 5
  %297 = fmul contract float %157, %296
  %298 = fadd contract float %297, %171
  %299 = fptrunc contract float %298 to half
  %300 = getelementptr half, ptr addrspace(1) %167, i64 %295
  store half %299, ptr addrspace(1) %300, align 2, !tbaa !12
  %301 = mul nsw i64 %70, 38
  %302 = extractelement <8 x float> %118, i64 6
  %303 = fmul contract float %157, %302
  %304 = fadd contract float %303, %171
  %305 = fptrunc contract float %304 to half
  %306 = getelementptr half, ptr addrspace(1) %167, i64 %301
  store half %305, ptr addrspace(1) %306, align 2, !tbaa !12
  %307 = mul nsw i64 %70, 39
  %308 = extractelement <8 x float> %118, i64 7
  %309 = fmul contract float %157, %308
  %310 = fadd contract float %309, %171
  %311 = fptrunc contract float %310 to half
  %312 = getelementptr half, ptr addrspace(1) %167, i64 %307
  store half %311, ptr addrspace(1) %312, align 2, !tbaa !12
  %313 = extractelement <8 x float> %120, i64 0
  %314 = fmul contract float %157, %313
  %315 = fadd contract float %314, %171
  %316 = fptrunc contract float %315 to half
  %317 = getelementptr half, ptr addrspace(1) %167, i64 %168
  store half %316, ptr addrspace(1) %317, align 2, !tbaa !12
  %318 = mul nsw i64 %70, 49
  %319 = extractelement <8 x float> %120, i64 1
  %320 = fmul contract float %157, %319
  %321 = fadd contract float %320, %171
  %322 = fptrunc contract float %321 to half
  %323 = getelementptr half, ptr addrspace(1) %167, i64 %318
  store half %322, ptr addrspace(1) %323, align 2, !tbaa !12
  %324 = mul nsw i64 %70, 50
  %325 = extractelement <8 x float> %120, i64 2
  %326 = fmul contract float %157, %325
  %327 = fadd contract float %326, %171
  %328 = fptrunc contract float %327 to half
  %329 = getelementptr half, ptr addrspace(1) %167, i64 %324
  store half %328, ptr addrspace(1) %329, align 2, !tbaa !12
  %330 = mul nsw i64 %70, 51
  %331 = extractelement <8 x float> %120, i64 3
  %332 = fmul contract float %157, %331
  %333 = fadd contract float %332, %171
  %334 = fptrunc contract float %333 to half
  %335 = getelementptr half, ptr addrspace(1) %167, i64 %330
  store half %334, ptr addrspace(1) %335, align 2, !tbaa !12
  %336 = mul nsw i64 %70, 52
  %337 = extractelement <8 x float> %120, i64 4
  %338 = fmul contract float %157, %337
  %339 = fadd contract float %338, %171
  %340 = fptrunc contract float %339 to half
  %341 = getelementptr half, ptr addrspace(1) %167, i64 %336
  store half %340, ptr addrspace(1) %341, align 2, !tbaa !12
  %342 = mul nsw i64 %70, 53
  %343 = extractelement <8 x float> %120, i64 5
  %344 = fmul contract float %157, %343
  %345 = fadd contract float %344, %171
  %346 = fptrunc contract float %345 to half
  %347 = getelementptr half, ptr addrspace(1) %167, i64 %342
  store half %346, ptr addrspace(1) %347, align 2, !tbaa !12
  %348 = mul nsw i64 %70, 54
  %349 = extractelement <8 x float> %120, i64 6
  %350 = fmul contract float %157, %349
  %351 = fadd contract float %350, %171
  %352 = fptrunc contract float %351 to half
  %353 = getelementptr half, ptr addrspace(1) %167, i64 %348
  store half %352, ptr addrspace(1) %353, align 2, !tbaa !12
  %354 = mul nsw i64 %70, 55
  %355 = extractelement <8 x float> %120, i64 7
  %356 = fmul contract float %157, %355
  %357 = fadd contract float %356, %171
  %358 = fptrunc contract float %357 to half
  %359 = getelementptr half, ptr addrspace(1) %167, i64 %354
  store half %358, ptr addrspace(1) %359, align 2, !tbaa !12
  %360 = sext i32 %159 to i64
  %361 = getelementptr half, ptr addrspace(1) %3, i64 %360
  %362 = getelementptr i8, ptr addrspace(1) %361, i64 32
  %363 = load half, ptr addrspace(1) %362, align 2, !tbaa !12
  %364 = fpext contract half %363 to float
  %365 = getelementptr i8, ptr addrspace(1) %167, i64 32
  %366 = extractelement <8 x float> %129, i64 0
  %367 = fmul contract float %157, %366
  %368 = fadd contract float %367, %364
  %369 = fptrunc contract float %368 to half
  store half %369, ptr addrspace(1) %365, align 2, !tbaa !12
  %370 = extractelement <8 x float> %129, i64 1
  %371 = fmul contract float %157, %370
  %372 = fadd contract float %371, %364
  %373 = fptrunc contract float %372 to half
  %374 = getelementptr half, ptr addrspace(1) %365, i64 %70
  store half %373, ptr addrspace(1) %374, align 2, !tbaa !12
  %375 = extractelement <8 x float> %129, i64 2
  %376 = fmul contract float %157, %375
  %377 = fadd contract float %376, %364
  %378 = fptrunc contract float %377 to half
  %379 = getelementptr half, ptr addrspace(1) %365, i64 %181
  store half %378, ptr addrspace(1) %379, align 2, !tbaa !12
  %380 = extractelement <8 x float> %129, i64 3
  %381 = fmul contract float %157, %380
  %382 = fadd contract float %381, %364
  %383 = fptrunc contract float %382 to half
  %384 = getelementptr half, ptr addrspace(1) %365, i64 %187
  store half %383, ptr addrspace(1) %384, align 2, !tbaa !12
  %385 = extractelement <8 x float> %129, i64 4
  %386 = fmul contract float %157, %385
  %387 = fadd contract float %386, %364
  %388 = fptrunc contract float %387 to half
  %389 = getelementptr half, ptr addrspace(1) %365, i64 %193
  store half %388, ptr addrspace(1) %389, align 2, !tbaa !12
  %390 = extractelement <8 x float> %129, i64 5
  %391 = fmul contract float %157, %390
  %392 = fadd contract float %391, %364
  %393 = fptrunc contract float %392 to half
  %394 = getelementptr half, ptr addrspace(1) %365, i64 %199
  store half %393, ptr addrspace(1) %394, align 2, !tbaa !12
  %395 = extractelement <8 x float> %129, i64 6
  %396 = fmul contract float %157, %395
  %397 = fadd contract float %396, %364
  %398 = fptrunc contract float %397 to half
  %399 = getelementptr half, ptr addrspace(1) %365, i64 %205
  store half %398, ptr addrspace(1) %399, align 2, !tbaa !12
  %400 = extractelement <8 x float> %129, i64 7
  %401 = fmul contract float %157, %400
  %402 = fadd contract float %401, %364
  %403 = fptrunc contract float %402 to half
  %404 = getelementptr half, ptr addrspace(1) %365, i64 %211
  store half %403, ptr addrspace(1) %404, align 2, !tbaa !12
  %405 = extractelement <8 x float> %130, i64 0
  %406 = fmul contract float %157, %405
  %407 = fadd contract float %406, %364
  %408 = fptrunc contract float %407 to half
  %409 = getelementptr half, ptr addrspace(1) %365, i64 %217
  store half %408, ptr addrspace(1) %409, align 2, !tbaa !12
  %410 = extractelement <8 x float> %130, i64 1
  %411 = fmul contract float %157, %410
  %412 = fadd contract float %411, %364
  %413 = fptrunc contract float %412 to half
  %414 = getelementptr half, ptr addrspace(1) %365, i64 %223
  store half %413, ptr addrspace(1) %414, align 2, !tbaa !12
  %415 = extractelement <8 x float> %130, i64 2
  %416 = fmul contract float %157, %415
  %417 = fadd contract float %416, %364
  %418 = fptrunc contract float %417 to half
  %419 = getelementptr half, ptr addrspace(1) %365, i64 %229
  store half %418, ptr addrspace(1) %419, align 2, !tbaa !12
  %420 = extractelement <8 x float> %130, i64 3
  %421 = fmul contract float %157, %420
  %422 = fadd contract float %421, %364
  %423 = fptrunc contract float %422 to half
  %424 = getelementptr half, ptr addrspace(1) %365, i64 %235
  store half %423, ptr addrspace(1) %424, align 2, !tbaa !12
  %425 = extractelement <8 x float> %130, i64 4
  %426 = fmul contract float %157, %425
  %427 = fadd contract float %426, %364
  %428 = fptrunc contract float %427 to half
  %429 = getelementptr half, ptr addrspace(1) %365, i64 %241
  store half %428, ptr addrspace(1) %429, align 2, !tbaa !12
  %430 = extractelement <8 x float> %130, i64 5
  %431 = fmul contract float %157, %430
  %432 = fadd contract float %431, %364
  %433 = fptrunc contract float %432 to half
  %434 = getelementptr half, ptr addrspace(1) %365, i64 %247
  store half %433, ptr addrspace(1) %434, align 2, !tbaa !12
  %435 = extractelement <8 x float> %130, i64 6
  %436 = fmul contract float %157, %435
  %437 = fadd contract float %436, %364
  %438 = fptrunc contract float %437 to half
  %439 = getelementptr half, ptr addrspace(1) %365, i64 %253
  store half %438, ptr addrspace(1) %439, align 2, !tbaa !12
  %440 = extractelement <8 x float> %130, i64 7
  %441 = fmul contract float %157, %440
  %442 = fadd contract float %441, %364
  %443 = fptrunc contract float %442 to half
  %444 = getelementptr half, ptr addrspace(1) %365, i64 %259
  store half %443, ptr addrspace(1) %444, align 2, !tbaa !12
  %445 = extractelement <8 x float> %131, i64 0
  %446 = fmul contract float %157, %445
  %447 = fadd contract float %446, %364
  %448 = fptrunc contract float %447 to half
  %449 = getelementptr half, ptr addrspace(1) %365, i64 %265
  store half %448, ptr addrspace(1) %449, align 2, !tbaa !12
  %450 = extractelement <8 x float> %131, i64 1
  %451 = fmul contract float %157, %450
  %452 = fadd contract float %451, %364
  %453 = fptrunc contract float %452 to half
  %454 = getelementptr half, ptr addrspace(1) %365, i64 %271
  store half %453, ptr addrspace(1) %454, align 2, !tbaa !12
  %455 = extractelement <8 x float> %131, i64 2
  %456 = fmul contract float %157, %455
  %457 = fadd contract float %456, %364
  %458 = fptrunc contract float %457 to half
  %459 = getelementptr half, ptr addrspace(1) %365, i64 %277
  store half %458, ptr addrspace(1) %459, align 2, !tbaa !12
  %460 = extractelement <8 x float> %131, i64 3
  %461 = fmul contract float %157, %460
  %462 = fadd contract float %461, %364
  %463 = fptrunc contract float %462 to half
  %464 = getelementptr half, ptr addrspace(1) %365, i64 %283
  store half %463, ptr addrspace(1) %464, align 2, !tbaa !12
  %465 = extractelement <8 x float> %131, i64 4
  %466 = fmul contract float %157, %465
  %467 = fadd contract float %466, %364
  %468 = fptrunc contract float %467 to half
  %469 = getelementptr half, ptr addrspace(1) %365, i64 %289
  store half %468, ptr addrspace(1) %469, align 2, !tbaa !12
  %470 = extractelement <8 x float> %131, i64 5
  %471 = fmul contract float %157, %470
  %472 = fadd contract float %471, %364
  %473 = fptrunc contract float %472 to half
  %474 = getelementptr half, ptr addrspace(1) %365, i64 %295
  store half %473, ptr addrspace(1) %474, align 2, !tbaa !12
  %475 = extractelement <8 x float> %131, i64 6
  %476 = fmul contract float %157, %475
  %477 = fadd contract float %476, %364
  %478 = fptrunc contract float %477 to half
  %479 = getelementptr half, ptr addrspace(1) %365, i64 %301
  store half %478, ptr addrspace(1) %479, align 2, !tbaa !12
  %480 = extractelement <8 x float> %131, i64 7
  %481 = fmul contract float %157, %480
  %482 = fadd contract float %481, %364
  %483 = fptrunc contract float %482 to half
  %484 = getelementptr half, ptr addrspace(1) %365, i64 %307
  store half %483, ptr addrspace(1) %484, align 2, !tbaa !12
  %485 = extractelement <8 x float> %132, i64 0
  %486 = fmul contract float %157, %485
  %487 = fadd contract float %486, %364
  %488 = fptrunc contract float %487 to half
  %489 = getelementptr half, ptr addrspace(1) %365, i64 %168
  store half %488, ptr addrspace(1) %489, align 2, !tbaa !12
  %490 = extractelement <8 x float> %132, i64 1
  %491 = fmul contract float %157, %490
  %492 = fadd contract float %491, %364
  %493 = fptrunc contract float %492 to half
  %494 = getelementptr half, ptr addrspace(1) %365, i64 %318
  store half %493, ptr addrspace(1) %494, align 2, !tbaa !12
  %495 = extractelement <8 x float> %132, i64 2
  %496 = fmul contract float %157, %495
  %497 = fadd contract float %496, %364
  %498 = fptrunc contract float %497 to half
  %499 = getelementptr half, ptr addrspace(1) %365, i64 %324
  store half %498, ptr addrspace(1) %499, align 2, !tbaa !12
  %500 = extractelement <8 x float> %132, i64 3
  %501 = fmul contract float %157, %500
  %502 = fadd contract float %501, %364
  %503 = fptrunc contract float %502 to half
  %504 = getelementptr half, ptr addrspace(1) %365, i64 %330
  store half %503, ptr addrspace(1) %504, align 2, !tbaa !12
  %505 = extractelement <8 x float> %132, i64 4
  %506 = fmul contract float %157, %505
  %507 = fadd contract float %506, %364
  %508 = fptrunc contract float %507 to half
  %509 = getelementptr half, ptr addrspace(1) %365, i64 %336
  store half %508, ptr addrspace(1) %509, align 2, !tbaa !12
  %510 = extractelement <8 x float> %132, i64 5
  %511 = fmul contract float %157, %510
  %512 = fadd contract float %511, %364
  %513 = fptrunc contract float %512 to half
  %514 = getelementptr half, ptr addrspace(1) %365, i64 %342
  store half %513, ptr addrspace(1) %514, align 2, !tbaa !12
  %515 = extractelement <8 x float> %132, i64 6
  %516 = fmul contract float %157, %515
  %517 = fadd contract float %516, %364
  %518 = fptrunc contract float %517 to half
  %519 = getelementptr half, ptr addrspace(1) %365, i64 %348
  store half %518, ptr addrspace(1) %519, align 2, !tbaa !12
  %520 = extractelement <8 x float> %132, i64 7
  %521 = fmul contract float %157, %520
  %522 = fadd contract float %521, %364
  %523 = fptrunc contract float %522 to half
  %524 = getelementptr half, ptr addrspace(1) %365, i64 %354
  store half %523, ptr addrspace(1) %524, align 2, !tbaa !12
  %525 = sext i32 %159 to i64
  %526 = getelementptr half, ptr addrspace(1) %3, i64 %525
  %527 = getelementptr i8, ptr addrspace(1) %526, i64 64
  %528 = load half, ptr addrspace(1) %527, align 2, !tbaa !12
  %529 = fpext contract half %528 to float
  %530 = getelementptr i8, ptr addrspace(1) %167, i64 64
  %531 = extractelement <8 x float> %141, i64 0
  %532 = fmul contract float %157, %531
  %533 = fadd contract float %532, %529
  %534 = fptrunc contract float %533 to half
  store half %534, ptr addrspace(1) %530, align 2, !tbaa !12
  %535 = extractelement <8 x float> %141, i64 1
  %536 = fmul contract float %157, %535
  %537 = fadd contract float %536, %529
  %538 = fptrunc contract float %537 to half
  %539 = getelementptr half, ptr addrspace(1) %530, i64 %70
  store half %538, ptr addrspace(1) %539, align 2, !tbaa !12
  %540 = extractelement <8 x float> %141, i64 2
  %541 = fmul contract float %157, %540
  %542 = fadd contract float %541, %529
  %543 = fptrunc contract float %542 to half
  %544 = getelementptr half, ptr addrspace(1) %530, i64 %181
  store half %543, ptr addrspace(1) %544, align 2, !tbaa !12
  %545 = extractelement <8 x float> %141, i64 3
  %546 = fmul contract float %157, %545
  %547 = fadd contract float %546, %529
  %548 = fptrunc contract float %547 to half
  %549 = getelementptr half, ptr addrspace(1) %530, i64 %187
  store half %548, ptr addrspace(1) %549, align 2, !tbaa !12
  %550 = extractelement <8 x float> %141, i64 4
  %551 = fmul contract float %157, %550
  %552 = fadd contract float %551, %529
  %553 = fptrunc contract float %552 to half
  %554 = getelementptr half, ptr addrspace(1) %530, i64 %193
  store half %553, ptr addrspace(1) %554, align 2, !tbaa !12
  %555 = extractelement <8 x float> %141, i64 5
  %556 = fmul contract float %157, %555
  %557 = fadd contract float %556, %529
  %558 = fptrunc contract float %557 to half
  %559 = getelementptr half, ptr addrspace(1) %530, i64 %199
  store half %558, ptr addrspace(1) %559, align 2, !tbaa !12
  %560 = extractelement <8 x float> %141, i64 6
  %561 = fmul contract float %157, %560
  %562 = fadd contract float %561, %529
  %563 = fptrunc contract float %562 to half
  %564 = getelementptr half, ptr addrspace(1) %530, i64 %205
  store half %563, ptr addrspace(1) %564, align 2, !tbaa !12
  %565 = extractelement <8 x float> %141, i64 7
  %566 = fmul contract float %157, %565
  %567 = fadd contract float %566, %529
  %568 = fptrunc contract float %567 to half
  %569 = getelementptr half, ptr addrspace(1) %530, i64 %211
  store half %568, ptr addrspace(1) %569, align 2, !tbaa !12
  %570 = extractelement <8 x float> %142, i64 0
  %571 = fmul contract float %157, %570
  %572 = fadd contract float %571, %529
  %573 = fptrunc contract float %572 to half
  %574 = getelementptr half, ptr addrspace(1) %530, i64 %217
  store half %573, ptr addrspace(1) %574, align 2, !tbaa !12
  %575 = extractelement <8 x float> %142, i64 1
  %576 = fmul contract float %157, %575
  %577 = fadd contract float %576, %529
  %578 = fptrunc contract float %577 to half
  %579 = getelementptr half, ptr addrspace(1) %530, i64 %223
  store half %578, ptr addrspace(1) %579, align 2, !tbaa !12
  %580 = extractelement <8 x float> %142, i64 2
  %581 = fmul contract float %157, %580
  %582 = fadd contract float %581, %529
  %583 = fptrunc contract float %582 to half
  %584 = getelementptr half, ptr addrspace(1) %530, i64 %229
  store half %583, ptr addrspace(1) %584, align 2, !tbaa !12
  %585 = extractelement <8 x float> %142, i64 3
  %586 = fmul contract float %157, %585
  %587 = fadd contract float %586, %529
  %588 = fptrunc contract float %587 to half
  %589 = getelementptr half, ptr addrspace(1) %530, i64 %235
  store half %588, ptr addrspace(1) %589, align 2, !tbaa !12
  %590 = extractelement <8 x float> %142, i64 4
  %591 = fmul contract float %157, %590
  %592 = fadd contract float %591, %529
  %593 = fptrunc contract float %592 to half
  %594 = getelementptr half, ptr addrspace(1) %530, i64 %241
  store half %593, ptr addrspace(1) %594, align 2, !tbaa !12
  %595 = extractelement <8 x float> %142, i64 5
  %596 = fmul contract float %157, %595
  %597 = fadd contract float %596, %529
  %598 = fptrunc contract float %597 to half
  %599 = getelementptr half, ptr addrspace(1) %530, i64 %247
  store half %598, ptr addrspace(1) %599, align 2, !tbaa !12
  %600 = extractelement <8 x float> %142, i64 6
  %601 = fmul contract float %157, %600
  %602 = fadd contract float %601, %529
  %603 = fptrunc contract float %602 to half
  %604 = getelementptr half, ptr addrspace(1) %530, i64 %253
  store half %603, ptr addrspace(1) %604, align 2, !tbaa !12
  %605 = extractelement <8 x float> %142, i64 7
  %606 = fmul contract float %157, %605
  %607 = fadd contract float %606, %529
  %608 = fptrunc contract float %607 to half
  %609 = getelementptr half, ptr addrspace(1) %530, i64 %259
  store half %608, ptr addrspace(1) %609, align 2, !tbaa !12
  %610 = extractelement <8 x float> %143, i64 0
  %611 = fmul contract float %157, %610
  %612 = fadd contract float %611, %529
  %613 = fptrunc contract float %612 to half
  %614 = getelementptr half, ptr addrspace(1) %530, i64 %265
  store half %613, ptr addrspace(1) %614, align 2, !tbaa !12
  %615 = extractelement <8 x float> %143, i64 1
  %616 = fmul contract float %157, %615
  %617 = fadd contract float %616, %529
  %618 = fptrunc contract float %617 to half
  %619 = getelementptr half, ptr addrspace(1) %530, i64 %271
  store half %618, ptr addrspace(1) %619, align 2, !tbaa !12
  %620 = extractelement <8 x float> %143, i64 2
  %621 = fmul contract float %157, %620
  %622 = fadd contract float %621, %529
  %623 = fptrunc contract float %622 to half
  %624 = getelementptr half, ptr addrspace(1) %530, i64 %277
  store half %623, ptr addrspace(1) %624, align 2, !tbaa !12
  %625 = extractelement <8 x float> %143, i64 3
  %626 = fmul contract float %157, %625
  %627 = fadd contract float %626, %529
  %628 = fptrunc contract float %627 to half
  %629 = getelementptr half, ptr addrspace(1) %530, i64 %283
  store half %628, ptr addrspace(1) %629, align 2, !tbaa !12
  %630 = extractelement <8 x float> %143, i64 4
  %631 = fmul contract float %157, %630
  %632 = fadd contract float %631, %529
  %633 = fptrunc contract float %632 to half
  %634 = getelementptr half, ptr addrspace(1) %530, i64 %289
  store half %633, ptr addrspace(1) %634, align 2, !tbaa !12
  %635 = extractelement <8 x float> %143, i64 5
  %636 = fmul contract float %157, %635
  %637 = fadd contract float %636, %529
  %638 = fptrunc contract float %637 to half
  %639 = getelementptr half, ptr addrspace(1) %530, i64 %295
  store half %638, ptr addrspace(1) %639, align 2, !tbaa !12
  %640 = extractelement <8 x float> %143, i64 6
  %641 = fmul contract float %157, %640
  %642 = fadd contract float %641, %529
  %643 = fptrunc contract float %642 to half
  %644 = getelementptr half, ptr addrspace(1) %530, i64 %301
  store half %643, ptr addrspace(1) %644, align 2, !tbaa !12
  %645 = extractelement <8 x float> %143, i64 7
  %646 = fmul contract float %157, %645
  %647 = fadd contract float %646, %529
  %648 = fptrunc contract float %647 to half
  %649 = getelementptr half, ptr addrspace(1) %530, i64 %307
  store half %648, ptr addrspace(1) %649, align 2, !tbaa !12
  %650 = extractelement <8 x float> %144, i64 0
  %651 = fmul contract float %157, %650
  %652 = fadd contract float %651, %529
  %653 = fptrunc contract float %652 to half
  %654 = getelementptr half, ptr addrspace(1) %530, i64 %168
  store half %653, ptr addrspace(1) %654, align 2, !tbaa !12
  %655 = extractelement <8 x float> %144, i64 1
  %656 = fmul contract float %157, %655
  %657 = fadd contract float %656, %529
  %658 = fptrunc contract float %657 to half
  %659 = getelementptr half, ptr addrspace(1) %530, i64 %318
  store half %658, ptr addrspace(1) %659, align 2, !tbaa !12
  %660 = extractelement <8 x float> %144, i64 2
  %661 = fmul contract float %157, %660
  %662 = fadd contract float %661, %529
  %663 = fptrunc contract float %662 to half
  %664 = getelementptr half, ptr addrspace(1) %530, i64 %324
  store half %663, ptr addrspace(1) %664, align 2, !tbaa !12
  %665 = extractelement <8 x float> %144, i64 3
  %666 = fmul contract float %157, %665
  %667 = fadd contract float %666, %529
  %668 = fptrunc contract float %667 to half
  %669 = getelementptr half, ptr addrspace(1) %530, i64 %330
  store half %668, ptr addrspace(1) %669, align 2, !tbaa !12
  %670 = extractelement <8 x float> %144, i64 4
  %671 = fmul contract float %157, %670
  %672 = fadd contract float %671, %529
  %673 = fptrunc contract float %672 to half
  %674 = getelementptr half, ptr addrspace(1) %530, i64 %336
  store half %673, ptr addrspace(1) %674, align 2, !tbaa !12
  %675 = extractelement <8 x float> %144, i64 5
  %676 = fmul contract float %157, %675
  %677 = fadd contract float %676, %529
  %678 = fptrunc contract float %677 to half
  %679 = getelementptr half, ptr addrspace(1) %530, i64 %342
  store half %678, ptr addrspace(1) %679, align 2, !tbaa !12
  %680 = extractelement <8 x float> %144, i64 6
  %681 = fmul contract float %157, %680
  %682 = fadd contract float %681, %529
  %683 = fptrunc contract float %682 to half
  %684 = getelementptr half, ptr addrspace(1) %530, i64 %348
  store half %683, ptr addrspace(1) %684, align 2, !tbaa !12
  %685 = extractelement <8 x float> %144, i64 7
  %686 = fmul contract float %157, %685
  %687 = fadd contract float %686, %529
  %688 = fptrunc contract float %687 to half
  %689 = getelementptr half, ptr addrspace(1) %530, i64 %354
  store half %688, ptr addrspace(1) %689, align 2, !tbaa !12
  %690 = sext i32 %159 to i64
  %691 = getelementptr half, ptr addrspace(1) %3, i64 %690
  %692 = getelementptr i8, ptr addrspace(1) %691, i64 96
  %693 = load half, ptr addrspace(1) %692, align 2, !tbaa !12
  %694 = fpext contract half %693 to float
  %695 = getelementptr i8, ptr addrspace(1) %167, i64 96
  %696 = extractelement <8 x float> %153, i64 0
  %697 = fmul contract float %157, %696
  %698 = fadd contract float %697, %694
  %699 = fptrunc contract float %698 to half
  store half %699, ptr addrspace(1) %695, align 2, !tbaa !12
  %700 = extractelement <8 x float> %153, i64 1
  %701 = fmul contract float %157, %700
  %702 = fadd contract float %701, %694
  %703 = fptrunc contract float %702 to half
  %704 = getelementptr half, ptr addrspace(1) %695, i64 %70
  store half %703, ptr addrspace(1) %704, align 2, !tbaa !12
  %705 = extractelement <8 x float> %153, i64 2
  %706 = fmul contract float %157, %705
  %707 = fadd contract float %706, %694
  %708 = fptrunc contract float %707 to half
  %709 = getelementptr half, ptr addrspace(1) %695, i64 %181
  store half %708, ptr addrspace(1) %709, align 2, !tbaa !12
  %710 = extractelement <8 x float> %153, i64 3
  %711 = fmul contract float %157, %710
  %712 = fadd contract float %711, %694
  %713 = fptrunc contract float %712 to half
  %714 = getelementptr half, ptr addrspace(1) %695, i64 %187
  store half %713, ptr addrspace(1) %714, align 2, !tbaa !12
  %715 = extractelement <8 x float> %153, i64 4
  %716 = fmul contract float %157, %715
  %717 = fadd contract float %716, %694
  %718 = fptrunc contract float %717 to half
  %719 = getelementptr half, ptr addrspace(1) %695, i64 %193
  store half %718, ptr addrspace(1) %719, align 2, !tbaa !12
  %720 = extractelement <8 x float> %153, i64 5
  %721 = fmul contract float %157, %720
  %722 = fadd contract float %721, %694
  %723 = fptrunc contract float %722 to half
  %724 = getelementptr half, ptr addrspace(1) %695, i64 %199
  store half %723, ptr addrspace(1) %724, align 2, !tbaa !12
  %725 = extractelement <8 x float> %153, i64 6
  %726 = fmul contract float %157, %725
  %727 = fadd contract float %726, %694
  %728 = fptrunc contract float %727 to half
  %729 = getelementptr half, ptr addrspace(1) %695, i64 %205
  store half %728, ptr addrspace(1) %729, align 2, !tbaa !12
  %730 = extractelement <8 x float> %153, i64 7
  %731 = fmul contract float %157, %730
  %732 = fadd contract float %731, %694
  %733 = fptrunc contract float %732 to half
  %734 = getelementptr half, ptr addrspace(1) %695, i64 %211
  store half %733, ptr addrspace(1) %734, align 2, !tbaa !12
  %735 = extractelement <8 x float> %154, i64 0
  %736 = fmul contract float %157, %735
  %737 = fadd contract float %736, %694
  %738 = fptrunc contract float %737 to half
  %739 = getelementptr half, ptr addrspace(1) %695, i64 %217
  store half %738, ptr addrspace(1) %739, align 2, !tbaa !12
  %740 = extractelement <8 x float> %154, i64 1
  %741 = fmul contract float %157, %740
  %742 = fadd contract float %741, %694
  %743 = fptrunc contract float %742 to half
  %744 = getelementptr half, ptr addrspace(1) %695, i64 %223
  store half %743, ptr addrspace(1) %744, align 2, !tbaa !12
  %745 = extractelement <8 x float> %154, i64 2
  %746 = fmul contract float %157, %745
  %747 = fadd contract float %746, %694
  %748 = fptrunc contract float %747 to half
  %749 = getelementptr half, ptr addrspace(1) %695, i64 %229
  store half %748, ptr addrspace(1) %749, align 2, !tbaa !12
  %750 = extractelement <8 x float> %154, i64 3
  %751 = fmul contract float %157, %750
  %752 = fadd contract float %751, %694
  %753 = fptrunc contract float %752 to half
  %754 = getelementptr half, ptr addrspace(1) %695, i64 %235
  store half %753, ptr addrspace(1) %754, align 2, !tbaa !12
  %755 = extractelement <8 x float> %154, i64 4
  %756 = fmul contract float %157, %755
  %757 = fadd contract float %756, %694
  %758 = fptrunc contract float %757 to half
  %759 = getelementptr half, ptr addrspace(1) %695, i64 %241
  store half %758, ptr addrspace(1) %759, align 2, !tbaa !12
  %760 = extractelement <8 x float> %154, i64 5
  %761 = fmul contract float %157, %760
  %762 = fadd contract float %761, %694
  %763 = fptrunc contract float %762 to half
  %764 = getelementptr half, ptr addrspace(1) %695, i64 %247
  store half %763, ptr addrspace(1) %764, align 2, !tbaa !12
  %765 = extractelement <8 x float> %154, i64 6
  %766 = fmul contract float %157, %765
  %767 = fadd contract float %766, %694
  %768 = fptrunc contract float %767 to half
  %769 = getelementptr half, ptr addrspace(1) %695, i64 %253
  store half %768, ptr addrspace(1) %769, align 2, !tbaa !12
  %770 = extractelement <8 x float> %154, i64 7
  %771 = fmul contract float %157, %770
  %772 = fadd contract float %771, %694
  %773 = fptrunc contract float %772 to half
  %774 = getelementptr half, ptr addrspace(1) %695, i64 %259
  store half %773, ptr addrspace(1) %774, align 2, !tbaa !12
  %775 = extractelement <8 x float> %155, i64 0
  %776 = fmul contract float %157, %775
  %777 = fadd contract float %776, %694
  %778 = fptrunc contract float %777 to half
  %779 = getelementptr half, ptr addrspace(1) %695, i64 %265
  store half %778, ptr addrspace(1) %779, align 2, !tbaa !12
  %780 = extractelement <8 x float> %155, i64 1
  %781 = fmul contract float %157, %780
  %782 = fadd contract float %781, %694
  %783 = fptrunc contract float %782 to half
  %784 = getelementptr half, ptr addrspace(1) %695, i64 %271
  store half %783, ptr addrspace(1) %784, align 2, !tbaa !12
  %785 = extractelement <8 x float> %155, i64 2
  %786 = fmul contract float %157, %785
  %787 = fadd contract float %786, %694
  %788 = fptrunc contract float %787 to half
  %789 = getelementptr half, ptr addrspace(1) %695, i64 %277
  store half %788, ptr addrspace(1) %789, align 2, !tbaa !12
  %790 = extractelement <8 x float> %155, i64 3
  %791 = fmul contract float %157, %790
  %792 = fadd contract float %791, %694
  %793 = fptrunc contract float %792 to half
  %794 = getelementptr half, ptr addrspace(1) %695, i64 %283
  store half %793, ptr addrspace(1) %794, align 2, !tbaa !12
  %795 = extractelement <8 x float> %155, i64 4
  %796 = fmul contract float %157, %795
  %797 = fadd contract float %796, %694
  %798 = fptrunc contract float %797 to half
  %799 = getelementptr half, ptr addrspace(1) %695, i64 %289
  store half %798, ptr addrspace(1) %799, align 2, !tbaa !12
  %800 = extractelement <8 x float> %155, i64 5
  %801 = fmul contract float %157, %800
  %802 = fadd contract float %801, %694
  %803 = fptrunc contract float %802 to half
  %804 = getelementptr half, ptr addrspace(1) %695, i64 %295
  store half %803, ptr addrspace(1) %804, align 2, !tbaa !12
  %805 = extractelement <8 x float> %155, i64 6
  %806 = fmul contract float %157, %805
  %807 = fadd contract float %806, %694
  %808 = fptrunc contract float %807 to half
  %809 = getelementptr half, ptr addrspace(1) %695, i64 %301
  store half %808, ptr addrspace(1) %809, align 2, !tbaa !12
  %810 = extractelement <8 x float> %155, i64 7
  %811 = fmul contract float %157, %810
  %812 = fadd contract float %811, %694
  %813 = fptrunc contract float %812 to half
  %814 = getelementptr half, ptr addrspace(1) %695, i64 %307
  store half %813, ptr addrspace(1) %814, align 2, !tbaa !12
  %815 = extractelement <8 x float> %156, i64 0
  %816 = fmul contract float %157, %815
  %817 = fadd contract float %816, %694
  %818 = fptrunc contract float %817 to half
  %819 = getelementptr half, ptr addrspace(1) %695, i64 %168
  store half %818, ptr addrspace(1) %819, align 2, !tbaa !12
  %820 = extractelement <8 x float> %156, i64 1
  %821 = fmul contract float %157, %820
  %822 = fadd contract float %821, %694
  %823 = fptrunc contract float %822 to half
  %824 = getelementptr half, ptr addrspace(1) %695, i64 %318
  store half %823, ptr addrspace(1) %824, align 2, !tbaa !12
  %825 = extractelement <8 x float> %156, i64 2
  %826 = fmul contract float %157, %825
  %827 = fadd contract float %826, %694
  %828 = fptrunc contract float %827 to half
  %829 = getelementptr half, ptr addrspace(1) %695, i64 %324
  store half %828, ptr addrspace(1) %829, align 2, !tbaa !12
  %830 = extractelement <8 x float> %156, i64 3
  %831 = fmul contract float %157, %830
  %832 = fadd contract float %831, %694
  %833 = fptrunc contract float %832 to half
  %834 = getelementptr half, ptr addrspace(1) %695, i64 %330
  store half %833, ptr addrspace(1) %834, align 2, !tbaa !12
  %835 = extractelement <8 x float> %156, i64 4
  %836 = fmul contract float %157, %835
  %837 = fadd contract float %836, %694
  %838 = fptrunc contract float %837 to half
  %839 = getelementptr half, ptr addrspace(1) %695, i64 %336
  store half %838, ptr addrspace(1) %839, align 2, !tbaa !12
  %840 = extractelement <8 x float> %156, i64 5
  %841 = fmul contract float %157, %840
  %842 = fadd contract float %841, %694
  %843 = fptrunc contract float %842 to half
  %844 = getelementptr half, ptr addrspace(1) %695, i64 %342
  store half %843, ptr addrspace(1) %844, align 2, !tbaa !12
  %845 = extractelement <8 x float> %156, i64 6
  %846 = fmul contract float %157, %845
  %847 = fadd contract float %846, %694
  %848 = fptrunc contract float %847 to half
  %849 = getelementptr half, ptr addrspace(1) %695, i64 %348
  store half %848, ptr addrspace(1) %849, align 2, !tbaa !12
  %850 = extractelement <8 x float> %156, i64 7
  %851 = fmul contract float %157, %850
  %852 = fadd contract float %851, %694
  %853 = fptrunc contract float %852 to half
  %854 = getelementptr half, ptr addrspace(1) %695, i64 %354
  store half %853, ptr addrspace(1) %854, align 2, !tbaa !12
  ret void

855:                                              ; preds = %71, %855
  %856 = phi <8 x float> [ zeroinitializer, %71 ], [ %950, %855 ]
  %857 = phi <8 x float> [ zeroinitializer, %71 ], [ %938, %855 ]
  %858 = phi <8 x float> [ zeroinitializer, %71 ], [ %926, %855 ]
  %859 = phi <8 x float> [ zeroinitializer, %71 ], [ %914, %855 ]
  %860 = phi <8 x float> [ zeroinitializer, %71 ], [ %949, %855 ]
  %861 = phi <8 x float> [ zeroinitializer, %71 ], [ %937, %855 ]
  %862 = phi <8 x float> [ zeroinitializer, %71 ], [ %925, %855 ]
  %863 = phi <8 x float> [ zeroinitializer, %71 ], [ %912, %855 ]
  %864 = phi <8 x float> [ zeroinitializer, %71 ], [ %948, %855 ]
  %865 = phi <8 x float> [ zeroinitializer, %71 ], [ %936, %855 ]
  %866 = phi <8 x float> [ zeroinitializer, %71 ], [ %924, %855 ]
  %867 = phi <8 x float> [ zeroinitializer, %71 ], [ %910, %855 ]
  %868 = phi <8 x float> [ zeroinitializer, %71 ], [ %947, %855 ]
  %869 = phi <8 x float> [ zeroinitializer, %71 ], [ %935, %855 ]
  %870 = phi <8 x float> [ zeroinitializer, %71 ], [ %923, %855 ]
  %871 = phi <8 x float> [ zeroinitializer, %71 ], [ %908, %855 ]
  %872 = phi ptr addrspace(1) [ %24, %71 ], [ %876, %855 ]
  %873 = phi ptr addrspace(1) [ %27, %71 ], [ %877, %855 ]
  %874 = phi i32 [ 0, %71 ], [ %951, %855 ]
  %875 = phi i32 [ 32, %71 ], [ %957, %855 ]
  %876 = getelementptr inbounds nuw i8, ptr addrspace(1) %872, i64 32
  %877 = getelementptr inbounds i8, ptr addrspace(1) %873, i64 %72
  %878 = getelementptr inbounds nuw i8, ptr addrspace(1) %876, i64 %38
  %879 = getelementptr inbounds nuw i8, ptr addrspace(1) %878, i64 %42
  %880 = load <4 x i32>, ptr addrspace(1) %879, align 16, !tbaa !9
  %881 = getelementptr inbounds i8, ptr addrspace(1) %877, i64 %50
  %882 = load <4 x i32>, ptr addrspace(1) %881, align 16, !tbaa !9
  %883 = getelementptr inbounds i8, ptr addrspace(1) %877, i64 %57
  %884 = load <4 x i32>, ptr addrspace(1) %883, align 16, !tbaa !9
  %885 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Stage", ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %874
  %886 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) %885, i32 %33
  %887 = getelementptr inbounds nuw i8, ptr addrspace(3) %885, i32 4224
  %888 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) %887, i32 %36
  %889 = load <4 x i32>, ptr addrspace(3) %886, align 16, !tbaa !9
  %890 = getelementptr inbounds nuw i8, ptr addrspace(3) %886, i32 256
  %891 = load <4 x i32>, ptr addrspace(3) %890, align 16, !tbaa !9
  %892 = getelementptr inbounds nuw i8, ptr addrspace(3) %886, i32 512
  %893 = load <4 x i32>, ptr addrspace(3) %892, align 16, !tbaa !9
  %894 = getelementptr inbounds nuw i8, ptr addrspace(3) %886, i32 768
  %895 = load <4 x i32>, ptr addrspace(3) %894, align 16, !tbaa !9
  %896 = load <4 x i32>, ptr addrspace(3) %888, align 16, !tbaa !9
  %897 = shufflevector <4 x i32> %896, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %898 = shufflevector <4 x i32> %889, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %899 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %898, <2 x i32> %897, <8 x float> %871)
  %900 = shufflevector <4 x i32> %891, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %901 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %900, <2 x i32> %897, <8 x float> %867)
  %902 = shufflevector <4 x i32> %893, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %903 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %902, <2 x i32> %897, <8 x float> %863)
  %904 = shufflevector <4 x i32> %895, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %905 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %904, <2 x i32> %897, <8 x float> %859)
  %906 = shufflevector <4 x i32> %896, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %907 = shufflevector <4 x i32> %889, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %908 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %907, <2 x i32> %906, <8 x float> %899)
  %909 = shufflevector <4 x i32> %891, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %910 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %909, <2 x i32> %906, <8 x float> %901)
  %911 = shufflevector <4 x i32> %893, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %912 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %911, <2 x i32> %906, <8 x float> %903)
  %913 = shufflevector <4 x i32> %895, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %914 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %913, <2 x i32> %906, <8 x float> %905)
  %915 = getelementptr inbounds nuw i8, ptr addrspace(3) %888, i32 256
  %916 = load <4 x i32>, ptr addrspace(3) %915, align 16, !tbaa !9
  %917 = shufflevector <4 x i32> %916, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %918 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %898, <2 x i32> %917, <8 x float> %870)
  %919 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %900, <2 x i32> %917, <8 x float> %866)
  %920 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %902, <2 x i32> %917, <8 x float> %862)
  %921 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %904, <2 x i32> %917, <8 x float> %858)
  %922 = shufflevector <4 x i32> %916, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %923 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %907, <2 x i32> %922, <8 x float> %918)
  %924 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %909, <2 x i32> %922, <8 x float> %919)
  %925 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %911, <2 x i32> %922, <8 x float> %920)
  %926 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %913, <2 x i32> %922, <8 x float> %921)
  %927 = getelementptr inbounds nuw i8, ptr addrspace(3) %888, i32 512
  %928 = load <4 x i32>, ptr addrspace(3) %927, align 16, !tbaa !9
  %929 = shufflevector <4 x i32> %928, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %930 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %898, <2 x i32> %929, <8 x float> %869)
  %931 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %900, <2 x i32> %929, <8 x float> %865)
  %932 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %902, <2 x i32> %929, <8 x float> %861)
  %933 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %904, <2 x i32> %929, <8 x float> %857)
  %934 = shufflevector <4 x i32> %928, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %935 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %907, <2 x i32> %934, <8 x float> %930)
  %936 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %909, <2 x i32> %934, <8 x float> %931)
  %937 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %911, <2 x i32> %934, <8 x float> %932)
  %938 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %913, <2 x i32> %934, <8 x float> %933)
  %939 = getelementptr inbounds nuw i8, ptr addrspace(3) %888, i32 768
  %940 = load <4 x i32>, ptr addrspace(3) %939, align 16, !tbaa !9
  %941 = shufflevector <4 x i32> %940, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %942 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %898, <2 x i32> %941, <8 x float> %868)
  %943 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %900, <2 x i32> %941, <8 x float> %864)
  %944 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %902, <2 x i32> %941, <8 x float> %860)
  %945 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %904, <2 x i32> %941, <8 x float> %856)
  %946 = shufflevector <4 x i32> %940, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %947 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %907, <2 x i32> %946, <8 x float> %942)
  %948 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %909, <2 x i32> %946, <8 x float> %943)
  %949 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %911, <2 x i32> %946, <8 x float> %944)
  %950 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %913, <2 x i32> %946, <8 x float> %945)
  %951 = xor i32 %874, 1
  %952 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Stage", ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %951
  %953 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) %952, i32 %62
  store <4 x i32> %880, ptr addrspace(3) %953, align 16, !tbaa !9
  %954 = getelementptr inbounds nuw i8, ptr addrspace(3) %952, i32 4224
  %955 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) %954, i32 %9
  store <4 x i32> %882, ptr addrspace(3) %955, align 16, !tbaa !9
  %956 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) %954, i32 %67
  store <4 x i32> %884, ptr addrspace(3) %956, align 16, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %957 = add nuw nsw i32 %875, 32
  %958 = icmp slt i32 %957, %7
  br i1 %958, label %855, label %73, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32>, <2 x i32>, <8 x float>) #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1201" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f32,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot11-insts,+dot12-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+fp8-conversion-insts,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx12-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }

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
