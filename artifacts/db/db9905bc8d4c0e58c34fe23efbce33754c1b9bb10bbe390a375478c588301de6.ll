; ModuleID = '/work/main/hip_kernels/scaled_mm.hip'
source_filename = "/work/main/hip_kernels/scaled_mm.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%"struct.(anonymous namespace)::Stage" = type { [1032 x <8 x half>], [512 x <8 x half>] }

@_ZZ9scaled_mmE6stages = internal unnamed_addr addrspace(3) global [2 x %"struct.(anonymous namespace)::Stage"] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @scaled_mm(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef readonly captures(none) %2, ptr addrspace(1) noalias noundef readonly captures(none) %3, ptr addrspace(1) noalias noundef writeonly %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #0 {
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = sdiv i32 %6, 128
  %12 = sdiv i32 %10, %11
  %13 = shl nsw i32 %12, 8
  %14 = mul i32 %12, %11
  %15 = sub i32 %10, %14
  %16 = shl nsw i32 %15, 7
  %17 = and i32 %9, 896
  %18 = and i32 %9, 96
  %19 = sext i32 %13 to i64
  %20 = sext i32 %7 to i64
  %21 = mul nsw i64 %19, %20
  %22 = getelementptr inbounds half, ptr addrspace(1) %0, i64 %21
  %23 = sext i32 %16 to i64
  %24 = shl nsw i64 %23, 4
  %25 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %24
  %26 = shl nuw nsw i32 %9, 3
  %27 = and i32 %26, 24
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr half, ptr addrspace(1) %22, i64 %28
  %30 = lshr i32 %9, 2
  %31 = mul nsw i32 %7, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr half, ptr addrspace(1) %29, i64 %32
  %34 = load <8 x half>, ptr addrspace(1) %33, align 16, !tbaa !9, !noalias !10
  %35 = add nuw nsw i32 %9, 256
  %36 = lshr i32 %35, 2
  %37 = mul nsw i32 %7, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr half, ptr addrspace(1) %29, i64 %38
  %40 = load <8 x half>, ptr addrspace(1) %39, align 16, !tbaa !9, !noalias !10
  %41 = add nuw nsw i32 %9, 512
  %42 = lshr i32 %41, 2
  %43 = mul nsw i32 %7, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr half, ptr addrspace(1) %29, i64 %44
  %46 = load <8 x half>, ptr addrspace(1) %45, align 16, !tbaa !9, !noalias !10
  %47 = add nuw nsw i32 %9, 768
  %48 = lshr i32 %47, 2
  %49 = mul nsw i32 %7, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr half, ptr addrspace(1) %29, i64 %50
  %52 = load <8 x half>, ptr addrspace(1) %51, align 16, !tbaa !9, !noalias !10
  %53 = lshr i32 %9, 7
  %54 = mul nsw i32 %6, %53
  %55 = and i32 %9, 127
  %56 = add nsw i32 %54, %55
  %57 = shl nsw i32 %56, 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i8, ptr addrspace(1) %25, i64 %58
  %60 = load <4 x i32>, ptr addrspace(1) %59, align 16, !tbaa !9, !noalias !10
  %61 = and i32 %9, 3
  %62 = mul nuw nsw i32 %61, 258
  %63 = add nuw nsw i32 %62, %30
  %64 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %63
  store <8 x half> %34, ptr addrspace(3) %64, align 16, !tbaa !9
  %65 = add nuw nsw i32 %36, %62
  %66 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %65
  store <8 x half> %40, ptr addrspace(3) %66, align 16, !tbaa !9
  %67 = add nuw nsw i32 %42, %62
  %68 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %67
  store <8 x half> %46, ptr addrspace(3) %68, align 16, !tbaa !9
  %69 = add nuw nsw i32 %48, %62
  %70 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %69
  store <8 x half> %52, ptr addrspace(3) %70, align 16, !tbaa !9
  %71 = shl nuw nsw i32 %9, 1
  %72 = and i32 %71, 1792
  %73 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 16512), i32 %72
  %74 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %73, i32 %55
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %74, i32 2048
  %76 = extractelement <4 x i32> %60, i64 0
  %77 = extractelement <4 x i32> %60, i64 1
  %78 = tail call i32 @llvm.amdgcn.perm(i32 %76, i32 0, i32 84673548)
  %79 = bitcast i32 %78 to <2 x half>
  %80 = tail call i32 @llvm.amdgcn.perm(i32 %76, i32 0, i32 118228492)
  %81 = bitcast i32 %80 to <2 x half>
  %82 = shufflevector <2 x half> %79, <2 x half> %81, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %83 = tail call i32 @llvm.amdgcn.perm(i32 %77, i32 0, i32 84673548)
  %84 = bitcast i32 %83 to <2 x half>
  %85 = shufflevector <2 x half> %84, <2 x half> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 poison, i32 poison>
  %86 = shufflevector <8 x half> %82, <8 x half> %85, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 poison, i32 poison>
  %87 = tail call i32 @llvm.amdgcn.perm(i32 %77, i32 0, i32 118228492)
  %88 = bitcast i32 %87 to <2 x half>
  %89 = shufflevector <2 x half> %88, <2 x half> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1>
  %90 = shufflevector <8 x half> %86, <8 x half> %89, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 14, i32 15>
  store <8 x half> %90, ptr addrspace(3) %74, align 16, !tbaa !9
  %91 = extractelement <4 x i32> %60, i64 2
  %92 = extractelement <4 x i32> %60, i64 3
  %93 = tail call i32 @llvm.amdgcn.perm(i32 %91, i32 0, i32 84673548)
  %94 = bitcast i32 %93 to <2 x half>
  %95 = tail call i32 @llvm.amdgcn.perm(i32 %91, i32 0, i32 118228492)
  %96 = bitcast i32 %95 to <2 x half>
  %97 = shufflevector <2 x half> %94, <2 x half> %96, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %98 = tail call i32 @llvm.amdgcn.perm(i32 %92, i32 0, i32 84673548)
  %99 = bitcast i32 %98 to <2 x half>
  %100 = shufflevector <2 x half> %99, <2 x half> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 poison, i32 poison>
  %101 = shufflevector <8 x half> %97, <8 x half> %100, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 poison, i32 poison>
  %102 = tail call i32 @llvm.amdgcn.perm(i32 %92, i32 0, i32 118228492)
  %103 = bitcast i32 %102 to <2 x half>
  %104 = shufflevector <2 x half> %103, <2 x half> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1>
  %105 = shufflevector <8 x half> %101, <8 x half> %104, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 14, i32 15>
  store <8 x half> %105, ptr addrspace(3) %75, align 16, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %106 = icmp sgt i32 %7, 32
  br i1 %106, label %110, label %107

107:                                              ; preds = %8
  %108 = and i32 %9, 15
  %109 = sext i32 %6 to i64
  br label %114

110:                                              ; preds = %8
  %111 = sext i32 %6 to i64
  %112 = shl nsw i64 %111, 5
  %113 = and i32 %9, 15
  br label %992

114:                                              ; preds = %992, %107
  %115 = phi i64 [ %109, %107 ], [ %111, %992 ]
  %116 = phi i32 [ %108, %107 ], [ %113, %992 ]
  %117 = phi <8 x float> [ zeroinitializer, %107 ], [ %1161, %992 ]
  %118 = phi <8 x float> [ zeroinitializer, %107 ], [ %1148, %992 ]
  %119 = phi <8 x float> [ zeroinitializer, %107 ], [ %1160, %992 ]
  %120 = phi <8 x float> [ zeroinitializer, %107 ], [ %1147, %992 ]
  %121 = phi <8 x float> [ zeroinitializer, %107 ], [ %1159, %992 ]
  %122 = phi <8 x float> [ zeroinitializer, %107 ], [ %1146, %992 ]
  %123 = phi <8 x float> [ zeroinitializer, %107 ], [ %1158, %992 ]
  %124 = phi <8 x float> [ zeroinitializer, %107 ], [ %1145, %992 ]
  %125 = phi <8 x float> [ zeroinitializer, %107 ], [ %1157, %992 ]
  %126 = phi <8 x float> [ zeroinitializer, %107 ], [ %1144, %992 ]
  %127 = phi <8 x float> [ zeroinitializer, %107 ], [ %1156, %992 ]
  %128 = phi <8 x float> [ zeroinitializer, %107 ], [ %1143, %992 ]
  %129 = phi <8 x float> [ zeroinitializer, %107 ], [ %1155, %992 ]
  %130 = phi <8 x float> [ zeroinitializer, %107 ], [ %1142, %992 ]
  %131 = phi <8 x float> [ zeroinitializer, %107 ], [ %1154, %992 ]
  %132 = phi <8 x float> [ zeroinitializer, %107 ], [ %1141, %992 ]
  %133 = phi i32 [ 0, %107 ], [ %1162, %992 ]
  %134 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Stage", ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %133
  %135 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %134, i32 %17
  %136 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %135, i32 %116
  %137 = getelementptr inbounds nuw i8, ptr addrspace(3) %134, i32 16512
  %138 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %137, i32 %18
  %139 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %138, i32 %116
  %140 = load <8 x half>, ptr addrspace(3) %136, align 16, !tbaa !9
  %141 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 4128
  %142 = load <8 x half>, ptr addrspace(3) %141, align 16, !tbaa !9
  %143 = shufflevector <8 x half> %140, <8 x half> %142, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %144 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 256
  %145 = load <8 x half>, ptr addrspace(3) %144, align 16, !tbaa !9
  %146 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 4384
  %147 = load <8 x half>, ptr addrspace(3) %146, align 16, !tbaa !9
  %148 = shufflevector <8 x half> %145, <8 x half> %147, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %149 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 512
  %150 = load <8 x half>, ptr addrspace(3) %149, align 16, !tbaa !9
  %151 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 4640
  %152 = load <8 x half>, ptr addrspace(3) %151, align 16, !tbaa !9
  %153 = shufflevector <8 x half> %150, <8 x half> %152, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %154 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 768
  %155 = load <8 x half>, ptr addrspace(3) %154, align 16, !tbaa !9
  %156 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 4896
  %157 = load <8 x half>, ptr addrspace(3) %156, align 16, !tbaa !9
  %158 = shufflevector <8 x half> %155, <8 x half> %157, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %159 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 1024
  %160 = load <8 x half>, ptr addrspace(3) %159, align 16, !tbaa !9
  %161 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 5152
  %162 = load <8 x half>, ptr addrspace(3) %161, align 16, !tbaa !9
  %163 = shufflevector <8 x half> %160, <8 x half> %162, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %164 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 1280
  %165 = load <8 x half>, ptr addrspace(3) %164, align 16, !tbaa !9
  %166 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 5408
  %167 = load <8 x half>, ptr addrspace(3) %166, align 16, !tbaa !9
  %168 = shufflevector <8 x half> %165, <8 x half> %167, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %169 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 1536
  %170 = load <8 x half>, ptr addrspace(3) %169, align 16, !tbaa !9
  %171 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 5664
  %172 = load <8 x half>, ptr addrspace(3) %171, align 16, !tbaa !9
  %173 = shufflevector <8 x half> %170, <8 x half> %172, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %174 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 1792
  %175 = load <8 x half>, ptr addrspace(3) %174, align 16, !tbaa !9
  %176 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 5920
  %177 = load <8 x half>, ptr addrspace(3) %176, align 16, !tbaa !9
  %178 = shufflevector <8 x half> %175, <8 x half> %177, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %179 = load <8 x half>, ptr addrspace(3) %139, align 16, !tbaa !9
  %180 = getelementptr inbounds nuw i8, ptr addrspace(3) %139, i32 2048
  %181 = load <8 x half>, ptr addrspace(3) %180, align 16, !tbaa !9
  %182 = shufflevector <8 x half> %179, <8 x half> %181, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %183 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %143, <16 x half> %182, <8 x float> %132)
  %184 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %148, <16 x half> %182, <8 x float> %130)
  %185 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %153, <16 x half> %182, <8 x float> %128)
  %186 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %158, <16 x half> %182, <8 x float> %126)
  %187 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %163, <16 x half> %182, <8 x float> %124)
  %188 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %168, <16 x half> %182, <8 x float> %122)
  %189 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %173, <16 x half> %182, <8 x float> %120)
  %190 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %178, <16 x half> %182, <8 x float> %118)
  %191 = getelementptr inbounds nuw i8, ptr addrspace(3) %139, i32 256
  %192 = load <8 x half>, ptr addrspace(3) %191, align 16, !tbaa !9
  %193 = getelementptr inbounds nuw i8, ptr addrspace(3) %139, i32 2304
  %194 = load <8 x half>, ptr addrspace(3) %193, align 16, !tbaa !9
  %195 = shufflevector <8 x half> %192, <8 x half> %194, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %196 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %143, <16 x half> %195, <8 x float> %131)
  %197 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %148, <16 x half> %195, <8 x float> %129)
  %198 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %153, <16 x half> %195, <8 x float> %127)
  %199 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %158, <16 x half> %195, <8 x float> %125)
  %200 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %163, <16 x half> %195, <8 x float> %123)
  %201 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %168, <16 x half> %195, <8 x float> %121)
  %202 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %173, <16 x half> %195, <8 x float> %119)
  %203 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %178, <16 x half> %195, <8 x float> %117)
  tail call void @llvm.amdgcn.sched.barrier(i32 0)
  %204 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 8256
  %205 = load <8 x half>, ptr addrspace(3) %204, align 16, !tbaa !9
  %206 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 12384
  %207 = load <8 x half>, ptr addrspace(3) %206, align 16, !tbaa !9
  %208 = shufflevector <8 x half> %205, <8 x half> %207, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %209 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 8512
  %210 = load <8 x half>, ptr addrspace(3) %209, align 16, !tbaa !9
  %211 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 12640
  %212 = load <8 x half>, ptr addrspace(3) %211, align 16, !tbaa !9
  %213 = shufflevector <8 x half> %210, <8 x half> %212, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %214 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 8768
  %215 = load <8 x half>, ptr addrspace(3) %214, align 16, !tbaa !9
  %216 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 12896
  %217 = load <8 x half>, ptr addrspace(3) %216, align 16, !tbaa !9
  %218 = shufflevector <8 x half> %215, <8 x half> %217, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %219 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 9024
  %220 = load <8 x half>, ptr addrspace(3) %219, align 16, !tbaa !9
  %221 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 13152
  %222 = load <8 x half>, ptr addrspace(3) %221, align 16, !tbaa !9
  %223 = shufflevector <8 x half> %220, <8 x half> %222, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %224 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 9280
  %225 = load <8 x half>, ptr addrspace(3) %224, align 16, !tbaa !9
  %226 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 13408
  %227 = load <8 x half>, ptr addrspace(3) %226, align 16, !tbaa !9
  %228 = shufflevector <8 x half> %225, <8 x half> %227, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %229 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 9536
  %230 = load <8 x half>, ptr addrspace(3) %229, align 16, !tbaa !9
  %231 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 13664
  %232 = load <8 x half>, ptr addrspace(3) %231, align 16, !tbaa !9
  %233 = shufflevector <8 x half> %230, <8 x half> %232, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %234 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 9792
  %235 = load <8 x half>, ptr addrspace(3) %234, align 16, !tbaa !9
  %236 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 13920
  %237 = load <8 x half>, ptr addrspace(3) %236, align 16, !tbaa !9
  %238 = shufflevector <8 x half> %235, <8 x half> %237, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %239 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 10048
  %240 = load <8 x half>, ptr addrspace(3) %239, align 16, !tbaa !9
  %241 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 14176
  %242 = load <8 x half>, ptr addrspace(3) %241, align 16, !tbaa !9
  %243 = shufflevector <8 x half> %240, <8 x half> %242, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %244 = getelementptr inbounds nuw i8, ptr addrspace(3) %139, i32 4096
  %245 = load <8 x half>, ptr addrspace(3) %244, align 16, !tbaa !9
  %246 = getelementptr inbounds nuw i8, ptr addrspace(3) %139, i32 6144
  %247 = load <8 x half>, ptr addrspace(3) %246, align 16, !tbaa !9
  %248 = shufflevector <8 x half> %245, <8 x half> %247, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %249 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %208, <16 x half> %248, <8 x float> %183)
  %250 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %213, <16 x half> %248, <8 x float> %184)
  %251 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %218, <16 x half> %248, <8 x float> %185)
  %252 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %223, <16 x half> %248, <8 x float> %186)
  %253 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %228, <16 x half> %248, <8 x float> %187)
  %254 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %233, <16 x half> %248, <8 x float> %188)
  %255 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %238, <16 x half> %248, <8 x float> %189)
  %256 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %243, <16 x half> %248, <8 x float> %190)
  %257 = getelementptr inbounds nuw i8, ptr addrspace(3) %139, i32 4352
  %258 = load <8 x half>, ptr addrspace(3) %257, align 16, !tbaa !9
  %259 = getelementptr inbounds nuw i8, ptr addrspace(3) %139, i32 6400
  %260 = load <8 x half>, ptr addrspace(3) %259, align 16, !tbaa !9
  %261 = shufflevector <8 x half> %258, <8 x half> %260, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %262 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %208, <16 x half> %261, <8 x float> %196)
  %263 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %213, <16 x half> %261, <8 x float> %197)
  %264 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %218, <16 x half> %261, <8 x float> %198)
  %265 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %223, <16 x half> %261, <8 x float> %199)
  %266 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %228, <16 x half> %261, <8 x float> %200)
  %267 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %233, <16 x half> %261, <8 x float> %201)
  %268 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %238, <16 x half> %261, <8 x float> %202)
  %269 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %243, <16 x half> %261, <8 x float> %203)
  tail call void @llvm.amdgcn.sched.barrier(i32 0)
  %270 = load float, ptr addrspace(1) %2, align 4, !tbaa !13
  %271 = and i32 %9, 111
  %272 = or disjoint i32 %16, %271
  %273 = add nsw i32 %13, %17
  %274 = lshr i32 %9, 4
  %275 = and i32 %274, 1
  %276 = or disjoint i32 %273, %275
  %277 = sext i32 %276 to i64
  %278 = mul nsw i64 %115, %277
  %279 = getelementptr inbounds half, ptr addrspace(1) %4, i64 %278
  %280 = sext i32 %272 to i64
  %281 = getelementptr inbounds half, ptr addrspace(1) %279, i64 %280
  %282 = mul nsw i64 %115, 112
  %283 = getelementptr inbounds half, ptr addrspace(1) %3, i64 %280
  %284 = load half, ptr addrspace(1) %283, align 2, !tbaa !15
  %285 = fpext contract half %284 to float
  %286 = extractelement <8 x float> %249, i64 0
  %287 = fmul contract float %270, %286
  %288 = fadd contract float %287, %285
  %289 = fptrunc contract float %288 to half
  store half %289, ptr addrspace(1) %281, align 2, !tbaa !15
  %290 = shl nsw i64 %115, 1
  %291 = extractelement <8 x float> %249, i64 1
  %292 = fmul contract float %270, %291
  %293 = fadd contract float %292, %285
  %294 = fptrunc contract float %293 to half
  %295 = getelementptr half, ptr addrspace(1) %281, i64 %290
  store half %294, ptr addrspace(1) %295, align 2, !tbaa !15
  %296 = shl nsw i64 %115, 2
  %297 = extractelement <8 x float> %249, i64 2
  %298 = fmul contract float %270, %297
  %299 = fadd contract float %298, %285
  %300 = fptrunc contract float %299 to half
  %301 = getelementptr half, ptr addrspace(1) %281, i64 %296
  store half %300, ptr addrspace(1) %301, align 2, !tbaa !15
  %302 = mul nsw i64 %115, 6
  %303 = extractelement <8 x float> %249, i64 3
  %304 = fmul contract float %270, %303
  %305 = fadd contract float %304, %285
  %306 = fptrunc contract float %305 to half
  %307 = getelementptr half, ptr addrspace(1) %281, i64 %302
  store half %306, ptr addrspace(1) %307, align 2, !tbaa !15
  %308 = shl nsw i64 %115, 3
  %309 = extractelement <8 x float> %249, i64 4
  %310 = fmul contract float %270, %309
  %311 = fadd contract float %310, %285
  %312 = fptrunc contract float %311 to half
  %313 = getelementptr half, ptr addrspace(1) %281, i64 %308
  store half %312, ptr addrspace(1) %313, align 2, !tbaa !15
  %314 = mul nsw i64 %115, 10
  %315 = extractelement <8 x float> %249, i64 5
  %316 = fmul contract float %270, %315
  %317 = fadd contract float %316, %285
  %318 = fptrunc contract float %317 to half
  %319 = getelementptr half, ptr addrspace(1) %281, i64 %314
  store half %318, ptr addrspace(1) %319, align 2, !tbaa !15
  %320 = mul nsw i64 %115, 12
  %321 = extractelement <8 x float> %249, i64 6
  %322 = fmul contract float %270, %321
  %323 = fadd contract float %322, %285
  %324 = fptrunc contract float %323 to half
  %325 = getelementptr half, ptr addrspace(1) %281, i64 %320
  store half %324, ptr addrspace(1) %325, align 2, !tbaa !15
  %326 = mul nsw i64 %115, 14
  %327 = extractelement <8 x float> %249, i64 7
  %328 = fmul contract float %270, %327
  %329 = fadd contract float %328, %285
  %330 = fptrunc contract float %329 to half
  %331 = getelementptr half, ptr addrspace(1) %281, i64 %326
  store half %330, ptr addrspace(1) %331, align 2, !tbaa !15
  %332 = shl nsw i64 %115, 4
  %333 = extractelement <8 x float> %250, i64 0
  %334 = fmul contract float %270, %333
  %335 = fadd contract float %334, %285
  %336 = fptrunc contract float %335 to half
  %337 = getelementptr half, ptr addrspace(1) %281, i64 %332
  store half %336, ptr addrspace(1) %337, align 2, !tbaa !15
  %338 = mul nsw i64 %115, 18
  %339 = extractelement <8 x float> %250, i64 1
  %340 = fmul contract float %270, %339
  %341 = fadd contract float %340, %285
  %342 = fptrunc contract float %341 to half
  %343 = getelementptr half, ptr addrspace(1) %281, i64 %338
  store half %342, ptr addrspace(1) %343, align 2, !tbaa !15
  %344 = mul nsw i64 %115, 20
  %345 = extractelement <8 x float> %250, i64 2
  %346 = fmul contract float %270, %345
  %347 = fadd contract float %346, %285
  %348 = fptrunc contract float %347 to half
  %349 = getelementptr half, ptr addrspace(1) %281, i64 %344
  store half %348, ptr addrspace(1) %349, align 2, !tbaa !15
  %350 = mul nsw i64 %115, 22
  %351 = extractelement <8 x float> %250, i64 3
  %352 = fmul contract float %270, %351
  %353 = fadd contract float %352, %285
  %354 = fptrunc contract float %353 to half
  %355 = getelementptr half, ptr addrspace(1) %281, i64 %350
  store half %354, ptr addrspace(1) %355, align 2, !tbaa !15
  %356 = mul nsw i64 %115, 24
  %357 = extractelement <8 x float> %250, i64 4
  %358 = fmul contract float %270, %357
  %359 = fadd contract float %358, %285
  %360 = fptrunc contract float %359 to half
  %361 = getelementptr half, ptr addrspace(1) %281, i64 %356
  store half %360, ptr addrspace(1) %361, align 2, !tbaa !15
  %362 = mul nsw i64 %115, 26
  %363 = extractelement <8 x float> %250, i64 5
  %364 = fmul contract float %270, %363
  %365 = fadd contract float %364, %285
  %366 = fptrunc contract float %365 to half
  %367 = getelementptr half, ptr addrspace(1) %281, i64 %362
  store half %366, ptr addrspace(1) %367, align 2, !tbaa !15
  %368 = mul nsw i64 %115, 28
  %369 = extractelement <8 x float> %250, i64 6
  %370 = fmul contract float %270, %369
  %371 = fadd contract float %370, %285
  %372 = fptrunc contract float %371 to half
  %373 = getelementptr half, ptr addrspace(1) %281, i64 %368
  store half %372, ptr addrspace(1) %373, align 2, !tbaa !15
  %374 = mul nsw i64 %115, 30
  %375 = extractelement <8 x float> %250, i64 7
  %376 = fmul contract float %270, %375
  %377 = fadd contract float %376, %285
  %378 = fptrunc contract float %377 to half
  %379 = getelementptr half, ptr addrspace(1) %281, i64 %374
  store half %378, ptr addrspace(1) %379, align 2, !tbaa !15
  %380 = shl nsw i64 %115, 5
  %381 = extractelement <8 x float> %251, i64 0
  %382 = fmul contract float %270, %381
  %383 = fadd contract float %382, %285
  %384 = fptrunc contract float %383 to half
  %385 = getelementptr half, ptr addrspace(1) %281, i64 %380
  store half %384, ptr addrspace(1) %385, align 2, !tbaa !15
  %386 = mul nsw i64 %115, 34
  %387 = extractelement <8 x float> %251, i64 1
  %388 = fmul contract float %270, %387
  %389 = fadd contract float %388, %285
  %390 = fptrunc contract float %389 to half
  %391 = getelementptr half, ptr addrspace(1) %281, i64 %386
  store half %390, ptr addrspace(1) %391, align 2, !tbaa !15
  %392 = mul nsw i64 %115, 36
  %393 = extractelement <8 x float> %251, i64 2
  %394 = fmul contract float %270, %393
  %395 = fadd contract float %394, %285
  %396 = fptrunc contract float %395 to half
  %397 = getelementptr half, ptr addrspace(1) %281, i64 %392
  store half %396, ptr addrspace(1) %397, align 2, !tbaa !15
  %398 = mul nsw i64 %115, 38
  %399 = extractelement <8 x float> %251, i64 3
  %400 = fmul contract float %270, %399
  %401 = fadd contract float %400, %285
  %402 = fptrunc contract float %401 to half
  %403 = getelementptr half, ptr addrspace(1) %281, i64 %398
  store half %402, ptr addrspace(1) %403, align 2, !tbaa !15
  %404 = mul nsw i64 %115, 40
  %405 = extractelement <8 x float> %251, i64 4
  %406 = fmul contract float %270, %405
  %407 = fadd contract float %406, %285
  %408 = fptrunc contract float %407 to half
  %409 = getelementptr half, ptr addrspace(1) %281, i64 %404
  store half %408, ptr addrspace(1) %409, align 2, !tbaa !15
  %410 = mul nsw i64 %115, 42
  %411 = extractelement <8 x float> %251, i64 5
  %412 = fmul contract float %270, %411
  %413 = fadd contract float %412, %285
  %414 = fptrunc contract float %413 to half
  %415 = getelementptr half, ptr addrspace(1) %281, i64 %410
  store half %414, ptr addrspace(1) %415, align 2, !tbaa !15
  %416 = mul nsw i64 %115, 44
  %417 = extractelement <8 x float> %251, i64 6
  %418 = fmul contract float %270, %417
  %419 = fadd contract float %418, %285
  %420 = fptrunc contract float %419 to half
  %421 = getelementptr half, ptr addrspace(1) %281, i64 %416
  store half %420, ptr addrspace(1) %421, align 2, !tbaa !15
  %422 = mul nsw i64 %115, 46
  %423 = extractelement <8 x float> %251, i64 7
  %424 = fmul contract float %270, %423
  %425 = fadd contract float %424, %285
  %426 = fptrunc contract float %425 to half
  %427 = getelementptr half, ptr addrspace(1) %281, i64 %422
  store half %426, ptr addrspace(1) %427, align 2, !tbaa !15
  %428 = mul nsw i64 %115, 48
  %429 = extractelement <8 x float> %252, i64 0
  %430 = fmul contract float %270, %429
  %431 = fadd contract float %430, %285
  %432 = fptrunc contract float %431 to half
  %433 = getelementptr half, ptr addrspace(1) %281, i64 %428
  store half %432, ptr addrspace(1) %433, align 2, !tbaa !15
  %434 = mul nsw i64 %115, 50
  %435 = extractelement <8 x float> %252, i64 1
  %436 = fmul contract float %270, %435
  %437 = fadd contract float %436, %285
  %438 = fptrunc contract float %437 to half
  %439 = getelementptr half, ptr addrspace(1) %281, i64 %434
  store half %438, ptr addrspace(1) %439, align 2, !tbaa !15
  %440 = mul nsw i64 %115, 52
  %441 = extractelement <8 x float> %252, i64 2
  %442 = fmul contract float %270, %441
  %443 = fadd contract float %442, %285
  %444 = fptrunc contract float %443 to half
  %445 = getelementptr half, ptr addrspace(1) %281, i64 %440
  store half %444, ptr addrspace(1) %445, align 2, !tbaa !15
  %446 = mul nsw i64 %115, 54
  %447 = extractelement <8 x float> %252, i64 3
  %448 = fmul contract float %270, %447
  %449 = fadd contract float %448, %285
  %450 = fptrunc contract float %449 to half
  %451 = getelementptr half, ptr addrspace(1) %281, i64 %446
  store half %450, ptr addrspace(1) %451, align 2, !tbaa !15
  %452 = mul nsw i64 %115, 56
  %453 = extractelement <8 x float> %252, i64 4
  %454 = fmul contract float %270, %453
  %455 = fadd contract float %454, %285
  %456 = fptrunc contract float %455 to half
  %457 = getelementptr half, ptr addrspace(1) %281, i64 %452
  store half %456, ptr addrspace(1) %457, align 2, !tbaa !15
  %458 = mul nsw i64 %115, 58
  %459 = extractelement <8 x float> %252, i64 5
  %460 = fmul contract float %270, %459
  %461 = fadd contract float %460, %285
  %462 = fptrunc contract float %461 to half
  %463 = getelementptr half, ptr addrspace(1) %281, i64 %458
  store half %462, ptr addrspace(1) %463, align 2, !tbaa !15
  %464 = mul nsw i64 %115, 60
  %465 = extractelement <8 x float> %252, i64 6
  %466 = fmul contract float %270, %465
  %467 = fadd contract float %466, %285
  %468 = fptrunc contract float %467 to half
  %469 = getelementptr half, ptr addrspace(1) %281, i64 %464
  store half %468, ptr addrspace(1) %469, align 2, !tbaa !15
  %470 = mul nsw i64 %115, 62
  %471 = extractelement <8 x float> %252, i64 7
  %472 = fmul contract float %270, %471
  %473 = fadd contract float %472, %285
  %474 = fptrunc contract float %473 to half
  %475 = getelementptr half, ptr addrspace(1) %281, i64 %470
  store half %474, ptr addrspace(1) %475, align 2, !tbaa !15
  %476 = shl nsw i64 %115, 6
  %477 = extractelement <8 x float> %253, i64 0
  %478 = fmul contract float %270, %477
  %479 = fadd contract float %478, %285
  %480 = fptrunc contract float %479 to half
  %481 = getelementptr half, ptr addrspace(1) %281, i64 %476
  store half %480, ptr addrspace(1) %481, align 2, !tbaa !15
  %482 = mul nsw i64 %115, 66
  %483 = extractelement <8 x float> %253, i64 1
  %484 = fmul contract float %270, %483
  %485 = fadd contract float %484, %285
  %486 = fptrunc contract float %485 to half
  %487 = getelementptr half, ptr addrspace(1) %281, i64 %482
  store half %486, ptr addrspace(1) %487, align 2, !tbaa !15
  %488 = mul nsw i64 %115, 68
  %489 = extractelement <8 x float> %253, i64 2
  %490 = fmul contract float %270, %489
  %491 = fadd contract float %490, %285
  %492 = fptrunc contract float %491 to half
  %493 = getelementptr half, ptr addrspace(1) %281, i64 %488
  store half %492, ptr addrspace(1) %493, align 2, !tbaa !15
  %494 = mul nsw i64 %115, 70
  %495 = extractelement <8 x float> %253, i64 3
  %496 = fmul contract float %270, %495
  %497 = fadd contract float %496, %285
  %498 = fptrunc contract float %497 to half
  %499 = getelementptr half, ptr addrspace(1) %281, i64 %494
  store half %498, ptr addrspace(1) %499, align 2, !tbaa !15
  %500 = mul nsw i64 %115, 72
  %501 = extractelement <8 x float> %253, i64 4
  %502 = fmul contract float %270, %501
  %503 = fadd contract float %502, %285
  %504 = fptrunc contract float %503 to half
  %505 = getelementptr half, ptr addrspace(1) %281, i64 %500
  store half %504, ptr addrspace(1) %505, align 2, !tbaa !15
  %506 = mul nsw i64 %115, 74
  %507 = extractelement <8 x float> %253, i64 5
  %508 = fmul contract float %270, %507
  %509 = fadd contract float %508, %285
  %510 = fptrunc contract float %509 to half
  %511 = getelementptr half, ptr addrspace(1) %281, i64 %506
  store half %510, ptr addrspace(1) %511, align 2, !tbaa !15
  %512 = mul nsw i64 %115, 76
  %513 = extractelement <8 x float> %253, i64 6
  %514 = fmul contract float %270, %513
  %515 = fadd contract float %514, %285
  %516 = fptrunc contract float %515 to half
  %517 = getelementptr half, ptr addrspace(1) %281, i64 %512
  store half %516, ptr addrspace(1) %517, align 2, !tbaa !15
  %518 = mul nsw i64 %115, 78
  %519 = extractelement <8 x float> %253, i64 7
  %520 = fmul contract float %270, %519
  %521 = fadd contract float %520, %285
  %522 = fptrunc contract float %521 to half
  %523 = getelementptr half, ptr addrspace(1) %281, i64 %518
  store half %522, ptr addrspace(1) %523, align 2, !tbaa !15
  %524 = mul nsw i64 %115, 80
  %525 = extractelement <8 x float> %254, i64 0
  %526 = fmul contract float %270, %525
  %527 = fadd contract float %526, %285
  %528 = fptrunc contract float %527 to half
  %529 = getelementptr half, ptr addrspace(1) %281, i64 %524
  store half %528, ptr addrspace(1) %529, align 2, !tbaa !15
  %530 = mul nsw i64 %115, 82
  %531 = extractelement <8 x float> %254, i64 1
  %532 = fmul contract float %270, %531
  %533 = fadd contract float %532, %285
  %534 = fptrunc contract float %533 to half
  %535 = getelementptr half, ptr addrspace(1) %281, i64 %530
  store half %534, ptr addrspace(1) %535, align 2, !tbaa !15
  %536 = mul nsw i64 %115, 84
  %537 = extractelement <8 x float> %254, i64 2
  %538 = fmul contract float %270, %537
  %539 = fadd contract float %538, %285
  %540 = fptrunc contract float %539 to half
  %541 = getelementptr half, ptr addrspace(1) %281, i64 %536
  store half %540, ptr addrspace(1) %541, align 2, !tbaa !15
  %542 = mul nsw i64 %115, 86
  %543 = extractelement <8 x float> %254, i64 3
  %544 = fmul contract float %270, %543
  %545 = fadd contract float %544, %285
  %546 = fptrunc contract float %545 to half
  %547 = getelementptr half, ptr addrspace(1) %281, i64 %542
  store half %546, ptr addrspace(1) %547, align 2, !tbaa !15
  %548 = mul nsw i64 %115, 88
  %549 = extractelement <8 x float> %254, i64 4
  %550 = fmul contract float %270, %549
  %551 = fadd contract float %550, %285
  %552 = fptrunc contract float %551 to half
  %553 = getelementptr half, ptr addrspace(1) %281, i64 %548
  store half %552, ptr addrspace(1) %553, align 2, !tbaa !15
  %554 = mul nsw i64 %115, 90
  %555 = extractelement <8 x float> %254, i64 5
  %556 = fmul contract float %270, %555
  %557 = fadd contract float %556, %285
  %558 = fptrunc contract float %557 to half
  %559 = getelementptr half, ptr addrspace(1) %281, i64 %554
  store half %558, ptr addrspace(1) %559, align 2, !tbaa !15
  %560 = mul nsw i64 %115, 92
  %561 = extractelement <8 x float> %254, i64 6
  %562 = fmul contract float %270, %561
  %563 = fadd contract float %562, %285
  %564 = fptrunc contract float %563 to half
  %565 = getelementptr half, ptr addrspace(1) %281, i64 %560
  store half %564, ptr addrspace(1) %565, align 2, !tbaa !15
  %566 = mul nsw i64 %115, 94
  %567 = extractelement <8 x float> %254, i64 7
  %568 = fmul contract float %270, %567
  %569 = fadd contract float %568, %285
  %570 = fptrunc contract float %569 to half
  %571 = getelementptr half, ptr addrspace(1) %281, i64 %566
  store half %570, ptr addrspace(1) %571, align 2, !tbaa !15
  %572 = mul nsw i64 %115, 96
  %573 = extractelement <8 x float> %255, i64 0
  %574 = fmul contract float %270, %573
  %575 = fadd contract float %574, %285
  %576 = fptrunc contract float %575 to half
  %577 = getelementptr half, ptr addrspace(1) %281, i64 %572
  store half %576, ptr addrspace(1) %577, align 2, !tbaa !15
  %578 = mul nsw i64 %115, 98
  %579 = extractelement <8 x float> %255, i64 1
  %580 = fmul contract float %270, %579
  %581 = fadd contract float %580, %285
  %582 = fptrunc contract float %581 to half
  %583 = getelementptr half, ptr addrspace(1) %281, i64 %578
  store half %582, ptr addrspace(1) %583, align 2, !tbaa !15
  %584 = mul nsw i64 %115, 100
  %585 = extractelement <8 x float> %255, i64 2
  %586 = fmul contract float %270, %585
  %587 = fadd contract float %586, %285
  %588 = fptrunc contract float %587 to half
  %589 = getelementptr half, ptr addrspace(1) %281, i64 %584
  store half %588, ptr addrspace(1) %589, align 2, !tbaa !15
  %590 = mul nsw i64 %115, 102
  %591 = extractelement <8 x float> %255, i64 3
  %592 = fmul contract float %270, %591
  %593 = fadd contract float %592, %285
  %594 = fptrunc contract float %593 to half
  %595 = getelementptr half, ptr addrspace(1) %281, i64 %590
  store half %594, ptr addrspace(1) %595, align 2, !tbaa !15
  %596 = mul nsw i64 %115, 104
  %597 = extractelement <8 x float> %255, i64 4
  %598 = fmul contract float %270, %597
  %599 = fadd contract float %598, %285
  %600 = fptrunc contract float %599 to half
  %601 = getelementptr half, ptr addrspace(1) %281, i64 %596
  store half %600, ptr addrspace(1) %601, align 2, !tbaa !15
  %602 = mul nsw i64 %115, 106
  %603 = extractelement <8 x float> %255, i64 5
  %604 = fmul contract float %270, %603
  %605 = fadd contract float %604, %285
  %606 = fptrunc contract float %605 to half
  %607 = getelementptr half, ptr addrspace(1) %281, i64 %602
  store half %606, ptr addrspace(1) %607, align 2, !tbaa !15
  %608 = mul nsw i64 %115, 108
  %609 = extractelement <8 x float> %255, i64 6
  %610 = fmul contract float %270, %609
  %611 = fadd contract float %610, %285
  %612 = fptrunc contract float %611 to half
  %613 = getelementptr half, ptr addrspace(1) %281, i64 %608
  store half %612, ptr addrspace(1) %613, align 2, !tbaa !15
  %614 = mul nsw i64 %115, 110
  %615 = extractelement <8 x float> %255, i64 7
  %616 = fmul contract float %270, %615
  %617 = fadd contract float %616, %285
  %618 = fptrunc contract float %617 to half
  %619 = getelementptr half, ptr addrspace(1) %281, i64 %614
  store half %618, ptr addrspace(1) %619, align 2, !tbaa !15
  %620 = extractelement <8 x float> %256, i64 0
  %621 = fmul contract float %270, %620
  %622 = fadd contract float %621, %285
  %623 = fptrunc contract float %622 to half
  %624 = getelementptr half, ptr addrspace(1) %281, i64 %282
  store half %623, ptr addrspace(1) %624, align 2, !tbaa !15
  %625 = mul nsw i64 %115, 114
  %626 = extractelement <8 x float> %256, i64 1
  %627 = fmul contract float %270, %626
  %628 = fadd contract float %627, %285
  %629 = fptrunc contract float %628 to half
  %630 = getelementptr half, ptr addrspace(1) %281, i64 %625
  store half %629, ptr addrspace(1) %630, align 2, !tbaa !15
  %631 = mul nsw i64 %115, 116
  %632 = extractelement <8 x float> %256, i64 2
  %633 = fmul contract float %270, %632
  %634 = fadd contract float %633, %285
  %635 = fptrunc contract float %634 to half
  %636 = getelementptr half, ptr addrspace(1) %281, i64 %631
  store half %635, ptr addrspace(1) %636, align 2, !tbaa !15
  %637 = mul nsw i64 %115, 118
  %638 = extractelement <8 x float> %256, i64 3
  %639 = fmul contract float %270, %638
  %640 = fadd contract float %639, %285
  %641 = fptrunc contract float %640 to half
  %642 = getelementptr half, ptr addrspace(1) %281, i64 %637
  store half %641, ptr addrspace(1) %642, align 2, !tbaa !15
  %643 = mul nsw i64 %115, 120
  %644 = extractelement <8 x float> %256, i64 4
  %645 = fmul contract float %270, %644
  %646 = fadd contract float %645, %285
  %647 = fptrunc contract float %646 to half
  %648 = getelementptr half, ptr addrspace(1) %281, i64 %643
  store half %647, ptr addrspace(1) %648, align 2, !tbaa !15
  %649 = mul nsw i64 %115, 122
  %650 = extractelement <8 x float> %256, i64 5
  %651 = fmul contract float %270, %650
  %652 = fadd contract float %651, %285
  %653 = fptrunc contract float %652 to half
  %654 = getelementptr half, ptr addrspace(1) %281, i64 %649
  store half %653, ptr addrspace(1) %654, align 2, !tbaa !15
  %655 = mul nsw i64 %115, 124
  %656 = extractelement <8 x float> %256, i64 6
  %657 = fmul contract float %270, %656
  %658 = fadd contract float %657, %285
  %659 = fptrunc contract float %658 to half
  %660 = getelementptr half, ptr addrspace(1) %281, i64 %655
  store half %659, ptr addrspace(1) %660, align 2, !tbaa !15
  %661 = mul nsw i64 %115, 126
  %662 = extractelement <8 x float> %256, i64 7
  %663 = fmul contract float %270, %662
  %664 = fadd contract float %663, %285
  %665 = fptrunc contract float %664 to half
  %666 = getelementptr half, ptr addrspace(1) %281, i64 %661
  store half %665, ptr addrspace(1) %666, align 2, !tbaa !15
  %667 = sext i32 %272 to i64
  %668 = getelementptr half, ptr addrspace(1) %3, i64 %667
  %669 = getelementptr i8, ptr addrspace(1) %668, i64 32
  %670 = load half, ptr addrspace(1) %669, align 2, !tbaa !15
  %671 = fpext contract half %670 to float
  %672 = getelementptr i8, ptr addrspace(1) %281, i64 32
  %673 = extractelement <8 x float> %262, i64 0
  %674 = fmul contract float %270, %673
  %675 = fadd contract float %674, %671
  %676 = fptrunc contract float %675 to half
  store half %676, ptr addrspace(1) %672, align 2, !tbaa !15
  %677 = extractelement <8 x float> %262, i64 1
  %678 = fmul contract float %270, %677
  %679 = fadd contract float %678, %671
  %680 = fptrunc contract float %679 to half
  %681 = getelementptr half, ptr addrspace(1) %672, i64 %290
  store half %680, ptr addrspace(1) %681, align 2, !tbaa !15
  %682 = extractelement <8 x float> %262, i64 2
  %683 = fmul contract float %270, %682
  %684 = fadd contract float %683, %671
  %685 = fptrunc contract float %684 to half
  %686 = getelementptr half, ptr addrspace(1) %672, i64 %296
  store half %685, ptr addrspace(1) %686, align 2, !tbaa !15
  %687 = extractelement <8 x float> %262, i64 3
  %688 = fmul contract float %270, %687
  %689 = fadd contract float %688, %671
  %690 = fptrunc contract float %689 to half
  %691 = getelementptr half, ptr addrspace(1) %672, i64 %302
  store half %690, ptr addrspace(1) %691, align 2, !tbaa !15
  %692 = extractelement <8 x float> %262, i64 4
  %693 = fmul contract float %270, %692
  %694 = fadd contract float %693, %671
  %695 = fptrunc contract float %694 to half
  %696 = getelementptr half, ptr addrspace(1) %672, i64 %308
  store half %695, ptr addrspace(1) %696, align 2, !tbaa !15
  %697 = extractelement <8 x float> %262, i64 5
  %698 = fmul contract float %270, %697
  %699 = fadd contract float %698, %671
  %700 = fptrunc contract float %699 to half
  %701 = getelementptr half, ptr addrspace(1) %672, i64 %314
  store half %700, ptr addrspace(1) %701, align 2, !tbaa !15
  %702 = extractelement <8 x float> %262, i64 6
  %703 = fmul contract float %270, %702
  %704 = fadd contract float %703, %671
  %705 = fptrunc contract float %704 to half
  %706 = getelementptr half, ptr addrspace(1) %672, i64 %320
  store half %705, ptr addrspace(1) %706, align 2, !tbaa !15
  %707 = extractelement <8 x float> %262, i64 7
  %708 = fmul contract float %270, %707
  %709 = fadd contract float %708, %671
  %710 = fptrunc contract float %709 to half
  %711 = getelementptr half, ptr addrspace(1) %672, i64 %326
  store half %710, ptr addrspace(1) %711, align 2, !tbaa !15
  %712 = extractelement <8 x float> %263, i64 0
  %713 = fmul contract float %270, %712
  %714 = fadd contract float %713, %671
  %715 = fptrunc contract float %714 to half
  %716 = getelementptr half, ptr addrspace(1) %672, i64 %332
  store half %715, ptr addrspace(1) %716, align 2, !tbaa !15
  %717 = extractelement <8 x float> %263, i64 1
  %718 = fmul contract float %270, %717
  %719 = fadd contract float %718, %671
  %720 = fptrunc contract float %719 to half
  %721 = getelementptr half, ptr addrspace(1) %672, i64 %338
  store half %720, ptr addrspace(1) %721, align 2, !tbaa !15
  %722 = extractelement <8 x float> %263, i64 2
  %723 = fmul contract float %270, %722
  %724 = fadd contract float %723, %671
  %725 = fptrunc contract float %724 to half
  %726 = getelementptr half, ptr addrspace(1) %672, i64 %344
  store half %725, ptr addrspace(1) %726, align 2, !tbaa !15
  %727 = extractelement <8 x float> %263, i64 3
  %728 = fmul contract float %270, %727
  %729 = fadd contract float %728, %671
  %730 = fptrunc contract float %729 to half
  %731 = getelementptr half, ptr addrspace(1) %672, i64 %350
  store half %730, ptr addrspace(1) %731, align 2, !tbaa !15
  %732 = extractelement <8 x float> %263, i64 4
  %733 = fmul contract float %270, %732
  %734 = fadd contract float %733, %671
  %735 = fptrunc contract float %734 to half
  %736 = getelementptr half, ptr addrspace(1) %672, i64 %356
  store half %735, ptr addrspace(1) %736, align 2, !tbaa !15
  %737 = extractelement <8 x float> %263, i64 5
  %738 = fmul contract float %270, %737
  %739 = fadd contract float %738, %671
  %740 = fptrunc contract float %739 to half
  %741 = getelementptr half, ptr addrspace(1) %672, i64 %362
  store half %740, ptr addrspace(1) %741, align 2, !tbaa !15
  %742 = extractelement <8 x float> %263, i64 6
  %743 = fmul contract float %270, %742
  %744 = fadd contract float %743, %671
  %745 = fptrunc contract float %744 to half
  %746 = getelementptr half, ptr addrspace(1) %672, i64 %368
  store half %745, ptr addrspace(1) %746, align 2, !tbaa !15
  %747 = extractelement <8 x float> %263, i64 7
  %748 = fmul contract float %270, %747
  %749 = fadd contract float %748, %671
  %750 = fptrunc contract float %749 to half
  %751 = getelementptr half, ptr addrspace(1) %672, i64 %374
  store half %750, ptr addrspace(1) %751, align 2, !tbaa !15
  %752 = extractelement <8 x float> %264, i64 0
  %753 = fmul contract float %270, %752
  %754 = fadd contract float %753, %671
  %755 = fptrunc contract float %754 to half
  %756 = getelementptr half, ptr addrspace(1) %672, i64 %380
  store half %755, ptr addrspace(1) %756, align 2, !tbaa !15
  %757 = extractelement <8 x float> %264, i64 1
  %758 = fmul contract float %270, %757
  %759 = fadd contract float %758, %671
  %760 = fptrunc contract float %759 to half
  %761 = getelementptr half, ptr addrspace(1) %672, i64 %386
  store half %760, ptr addrspace(1) %761, align 2, !tbaa !15
  %762 = extractelement <8 x float> %264, i64 2
  %763 = fmul contract float %270, %762
  %764 = fadd contract float %763, %671
  %765 = fptrunc contract float %764 to half
  %766 = getelementptr half, ptr addrspace(1) %672, i64 %392
  store half %765, ptr addrspace(1) %766, align 2, !tbaa !15
  %767 = extractelement <8 x float> %264, i64 3
  %768 = fmul contract float %270, %767
  %769 = fadd contract float %768, %671
  %770 = fptrunc contract float %769 to half
  %771 = getelementptr half, ptr addrspace(1) %672, i64 %398
  store half %770, ptr addrspace(1) %771, align 2, !tbaa !15
  %772 = extractelement <8 x float> %264, i64 4
  %773 = fmul contract float %270, %772
  %774 = fadd contract float %773, %671
  %775 = fptrunc contract float %774 to half
  %776 = getelementptr half, ptr addrspace(1) %672, i64 %404
  store half %775, ptr addrspace(1) %776, align 2, !tbaa !15
  %777 = extractelement <8 x float> %264, i64 5
  %778 = fmul contract float %270, %777
  %779 = fadd contract float %778, %671
  %780 = fptrunc contract float %779 to half
  %781 = getelementptr half, ptr addrspace(1) %672, i64 %410
  store half %780, ptr addrspace(1) %781, align 2, !tbaa !15
  %782 = extractelement <8 x float> %264, i64 6
  %783 = fmul contract float %270, %782
  %784 = fadd contract float %783, %671
  %785 = fptrunc contract float %784 to half
  %786 = getelementptr half, ptr addrspace(1) %672, i64 %416
  store half %785, ptr addrspace(1) %786, align 2, !tbaa !15
  %787 = extractelement <8 x float> %264, i64 7
  %788 = fmul contract float %270, %787
  %789 = fadd contract float %788, %671
  %790 = fptrunc contract float %789 to half
  %791 = getelementptr half, ptr addrspace(1) %672, i64 %422
  store half %790, ptr addrspace(1) %791, align 2, !tbaa !15
  %792 = extractelement <8 x float> %265, i64 0
  %793 = fmul contract float %270, %792
  %794 = fadd contract float %793, %671
  %795 = fptrunc contract float %794 to half
  %796 = getelementptr half, ptr addrspace(1) %672, i64 %428
  store half %795, ptr addrspace(1) %796, align 2, !tbaa !15
  %797 = extractelement <8 x float> %265, i64 1
  %798 = fmul contract float %270, %797
  %799 = fadd contract float %798, %671
  %800 = fptrunc contract float %799 to half
  %801 = getelementptr half, ptr addrspace(1) %672, i64 %434
  store half %800, ptr addrspace(1) %801, align 2, !tbaa !15
  %802 = extractelement <8 x float> %265, i64 2
  %803 = fmul contract float %270, %802
  %804 = fadd contract float %803, %671
  %805 = fptrunc contract float %804 to half
  %806 = getelementptr half, ptr addrspace(1) %672, i64 %440
  store half %805, ptr addrspace(1) %806, align 2, !tbaa !15
  %807 = extractelement <8 x float> %265, i64 3
  %808 = fmul contract float %270, %807
  %809 = fadd contract float %808, %671
  %810 = fptrunc contract float %809 to half
  %811 = getelementptr half, ptr addrspace(1) %672, i64 %446
  store half %810, ptr addrspace(1) %811, align 2, !tbaa !15
  %812 = extractelement <8 x float> %265, i64 4
  %813 = fmul contract float %270, %812
  %814 = fadd contract float %813, %671
  %815 = fptrunc contract float %814 to half
  %816 = getelementptr half, ptr addrspace(1) %672, i64 %452
  store half %815, ptr addrspace(1) %816, align 2, !tbaa !15
  %817 = extractelement <8 x float> %265, i64 5
  %818 = fmul contract float %270, %817
  %819 = fadd contract float %818, %671
  %820 = fptrunc contract float %819 to half
  %821 = getelementptr half, ptr addrspace(1) %672, i64 %458
  store half %820, ptr addrspace(1) %821, align 2, !tbaa !15
  %822 = extractelement <8 x float> %265, i64 6
  %823 = fmul contract float %270, %822
  %824 = fadd contract float %823, %671
  %825 = fptrunc contract float %824 to half
  %826 = getelementptr half, ptr addrspace(1) %672, i64 %464
  store half %825, ptr addrspace(1) %826, align 2, !tbaa !15
  %827 = extractelement <8 x float> %265, i64 7
  %828 = fmul contract float %270, %827
  %829 = fadd contract float %828, %671
  %830 = fptrunc contract float %829 to half
  %831 = getelementptr half, ptr addrspace(1) %672, i64 %470
  store half %830, ptr addrspace(1) %831, align 2, !tbaa !15
  %832 = extractelement <8 x float> %266, i64 0
  %833 = fmul contract float %270, %832
  %834 = fadd contract float %833, %671
  %835 = fptrunc contract float %834 to half
  %836 = getelementptr half, ptr addrspace(1) %672, i64 %476
  store half %835, ptr addrspace(1) %836, align 2, !tbaa !15
  %837 = extractelement <8 x float> %266, i64 1
  %838 = fmul contract float %270, %837
  %839 = fadd contract float %838, %671
  %840 = fptrunc contract float %839 to half
  %841 = getelementptr half, ptr addrspace(1) %672, i64 %482
  store half %840, ptr addrspace(1) %841, align 2, !tbaa !15
  %842 = extractelement <8 x float> %266, i64 2
  %843 = fmul contract float %270, %842
  %844 = fadd contract float %843, %671
  %845 = fptrunc contract float %844 to half
  %846 = getelementptr half, ptr addrspace(1) %672, i64 %488
  store half %845, ptr addrspace(1) %846, align 2, !tbaa !15
  %847 = extractelement <8 x float> %266, i64 3
  %848 = fmul contract float %270, %847
  %849 = fadd contract float %848, %671
  %850 = fptrunc contract float %849 to half
  %851 = getelementptr half, ptr addrspace(1) %672, i64 %494
  store half %850, ptr addrspace(1) %851, align 2, !tbaa !15
  %852 = extractelement <8 x float> %266, i64 4
  %853 = fmul contract float %270, %852
  %854 = fadd contract float %853, %671
  %855 = fptrunc contract float %854 to half
  %856 = getelementptr half, ptr addrspace(1) %672, i64 %500
  store half %855, ptr addrspace(1) %856, align 2, !tbaa !15
  %857 = extractelement <8 x float> %266, i64 5
  %858 = fmul contract float %270, %857
  %859 = fadd contract float %858, %671
  %860 = fptrunc contract float %859 to half
  %861 = getelementptr half, ptr addrspace(1) %672, i64 %506
  store half %860, ptr addrspace(1) %861, align 2, !tbaa !15
  %862 = extractelement <8 x float> %266, i64 6
  %863 = fmul contract float %270, %862
  %864 = fadd contract float %863, %671
  %865 = fptrunc contract float %864 to half
  %866 = getelementptr half, ptr addrspace(1) %672, i64 %512
  store half %865, ptr addrspace(1) %866, align 2, !tbaa !15
  %867 = extractelement <8 x float> %266, i64 7
  %868 = fmul contract float %270, %867
  %869 = fadd contract float %868, %671
  %870 = fptrunc contract float %869 to half
  %871 = getelementptr half, ptr addrspace(1) %672, i64 %518
  store half %870, ptr addrspace(1) %871, align 2, !tbaa !15
  %872 = extractelement <8 x float> %267, i64 0
  %873 = fmul contract float %270, %872
  %874 = fadd contract float %873, %671
  %875 = fptrunc contract float %874 to half
  %876 = getelementptr half, ptr addrspace(1) %672, i64 %524
  store half %875, ptr addrspace(1) %876, align 2, !tbaa !15
  %877 = extractelement <8 x float> %267, i64 1
  %878 = fmul contract float %270, %877
  %879 = fadd contract float %878, %671
  %880 = fptrunc contract float %879 to half
  %881 = getelementptr half, ptr addrspace(1) %672, i64 %530
  store half %880, ptr addrspace(1) %881, align 2, !tbaa !15
  %882 = extractelement <8 x float> %267, i64 2
  %883 = fmul contract float %270, %882
  %884 = fadd contract float %883, %671
  %885 = fptrunc contract float %884 to half
  %886 = getelementptr half, ptr addrspace(1) %672, i64 %536
  store half %885, ptr addrspace(1) %886, align 2, !tbaa !15
  %887 = extractelement <8 x float> %267, i64 3
  %888 = fmul contract float %270, %887
  %889 = fadd contract float %888, %671
  %890 = fptrunc contract float %889 to half
  %891 = getelementptr half, ptr addrspace(1) %672, i64 %542
  store half %890, ptr addrspace(1) %891, align 2, !tbaa !15
  %892 = extractelement <8 x float> %267, i64 4
  %893 = fmul contract float %270, %892
  %894 = fadd contract float %893, %671
  %895 = fptrunc contract float %894 to half
  %896 = getelementptr half, ptr addrspace(1) %672, i64 %548
  store half %895, ptr addrspace(1) %896, align 2, !tbaa !15
  %897 = extractelement <8 x float> %267, i64 5
  %898 = fmul contract float %270, %897
  %899 = fadd contract float %898, %671
  %900 = fptrunc contract float %899 to half
  %901 = getelementptr half, ptr addrspace(1) %672, i64 %554
  store half %900, ptr addrspace(1) %901, align 2, !tbaa !15
  %902 = extractelement <8 x float> %267, i64 6
  %903 = fmul contract float %270, %902
  %904 = fadd contract float %903, %671
  %905 = fptrunc contract float %904 to half
  %906 = getelementptr half, ptr addrspace(1) %672, i64 %560
  store half %905, ptr addrspace(1) %906, align 2, !tbaa !15
  %907 = extractelement <8 x float> %267, i64 7
  %908 = fmul contract float %270, %907
  %909 = fadd contract float %908, %671
  %910 = fptrunc contract float %909 to half
  %911 = getelementptr half, ptr addrspace(1) %672, i64 %566
  store half %910, ptr addrspace(1) %911, align 2, !tbaa !15
  %912 = extractelement <8 x float> %268, i64 0
  %913 = fmul contract float %270, %912
  %914 = fadd contract float %913, %671
  %915 = fptrunc contract float %914 to half
  %916 = getelementptr half, ptr addrspace(1) %672, i64 %572
  store half %915, ptr addrspace(1) %916, align 2, !tbaa !15
  %917 = extractelement <8 x float> %268, i64 1
  %918 = fmul contract float %270, %917
  %919 = fadd contract float %918, %671
  %920 = fptrunc contract float %919 to half
  %921 = getelementptr half, ptr addrspace(1) %672, i64 %578
  store half %920, ptr addrspace(1) %921, align 2, !tbaa !15
  %922 = extractelement <8 x float> %268, i64 2
  %923 = fmul contract float %270, %922
  %924 = fadd contract float %923, %671
  %925 = fptrunc contract float %924 to half
  %926 = getelementptr half, ptr addrspace(1) %672, i64 %584
  store half %925, ptr addrspace(1) %926, align 2, !tbaa !15
  %927 = extractelement <8 x float> %268, i64 3
  %928 = fmul contract float %270, %927
  %929 = fadd contract float %928, %671
  %930 = fptrunc contract float %929 to half
  %931 = getelementptr half, ptr addrspace(1) %672, i64 %590
  store half %930, ptr addrspace(1) %931, align 2, !tbaa !15
  %932 = extractelement <8 x float> %268, i64 4
  %933 = fmul contract float %270, %932
  %934 = fadd contract float %933, %671
  %935 = fptrunc contract float %934 to half
  %936 = getelementptr half, ptr addrspace(1) %672, i64 %596
  store half %935, ptr addrspace(1) %936, align 2, !tbaa !15
  %937 = extractelement <8 x float> %268, i64 5
  %938 = fmul contract float %270, %937
  %939 = fadd contract float %938, %671
  %940 = fptrunc contract float %939 to half
  %941 = getelementptr half, ptr addrspace(1) %672, i64 %602
  store half %940, ptr addrspace(1) %941, align 2, !tbaa !15
  %942 = extractelement <8 x float> %268, i64 6
  %943 = fmul contract float %270, %942
  %944 = fadd contract float %943, %671
  %945 = fptrunc contract float %944 to half
  %946 = getelementptr half, ptr addrspace(1) %672, i64 %608
  store half %945, ptr addrspace(1) %946, align 2, !tbaa !15
  %947 = extractelement <8 x float> %268, i64 7
  %948 = fmul contract float %270, %947
  %949 = fadd contract float %948, %671
  %950 = fptrunc contract float %949 to half
  %951 = getelementptr half, ptr addrspace(1) %672, i64 %614
  store half %950, ptr addrspace(1) %951, align 2, !tbaa !15
  %952 = extractelement <8 x float> %269, i64 0
  %953 = fmul contract float %270, %952
  %954 = fadd contract float %953, %671
  %955 = fptrunc contract float %954 to half
  %956 = getelementptr half, ptr addrspace(1) %672, i64 %282
  store half %955, ptr addrspace(1) %956, align 2, !tbaa !15
  %957 = extractelement <8 x float> %269, i64 1
  %958 = fmul contract float %270, %957
  %959 = fadd contract float %958, %671
  %960 = fptrunc contract float %959 to half
  %961 = getelementptr half, ptr addrspace(1) %672, i64 %625
  store half %960, ptr addrspace(1) %961, align 2, !tbaa !15
  %962 = extractelement <8 x float> %269, i64 2
  %963 = fmul contract float %270, %962
  %964 = fadd contract float %963, %671
  %965 = fptrunc contract float %964 to half
  %966 = getelementptr half, ptr addrspace(1) %672, i64 %631
  store half %965, ptr addrspace(1) %966, align 2, !tbaa !15
  %967 = extractelement <8 x float> %269, i64 3
  %968 = fmul contract float %270, %967
  %969 = fadd contract float %968, %671
  %970 = fptrunc contract float %969 to half
  %971 = getelementptr half, ptr addrspace(1) %672, i64 %637
  store half %970, ptr addrspace(1) %971, align 2, !tbaa !15
  %972 = extractelement <8 x float> %269, i64 4
  %973 = fmul contract float %270, %972
  %974 = fadd contract float %973, %671
  %975 = fptrunc contract float %974 to half
  %976 = getelementptr half, ptr addrspace(1) %672, i64 %643
  store half %975, ptr addrspace(1) %976, align 2, !tbaa !15
  %977 = extractelement <8 x float> %269, i64 5
  %978 = fmul contract float %270, %977
  %979 = fadd contract float %978, %671
  %980 = fptrunc contract float %979 to half
  %981 = getelementptr half, ptr addrspace(1) %672, i64 %649
  store half %980, ptr addrspace(1) %981, align 2, !tbaa !15
  %982 = extractelement <8 x float> %269, i64 6
  %983 = fmul contract float %270, %982
  %984 = fadd contract float %983, %671
  %985 = fptrunc contract float %984 to half
  %986 = getelementptr half, ptr addrspace(1) %672, i64 %655
  store half %985, ptr addrspace(1) %986, align 2, !tbaa !15
  %987 = extractelement <8 x float> %269, i64 7
  %988 = fmul contract float %270, %987
  %989 = fadd contract float %988, %671
  %990 = fptrunc contract float %989 to half
  %991 = getelementptr half, ptr addrspace(1) %672, i64 %661
  store half %990, ptr addrspace(1) %991, align 2, !tbaa !15
  ret void

992:                                              ; preds = %110, %992
  %993 = phi <8 x float> [ zeroinitializer, %110 ], [ %1161, %992 ]
  %994 = phi <8 x float> [ zeroinitializer, %110 ], [ %1148, %992 ]
  %995 = phi <8 x float> [ zeroinitializer, %110 ], [ %1160, %992 ]
  %996 = phi <8 x float> [ zeroinitializer, %110 ], [ %1147, %992 ]
  %997 = phi <8 x float> [ zeroinitializer, %110 ], [ %1159, %992 ]
  %998 = phi <8 x float> [ zeroinitializer, %110 ], [ %1146, %992 ]
  %999 = phi <8 x float> [ zeroinitializer, %110 ], [ %1158, %992 ]
  %1000 = phi <8 x float> [ zeroinitializer, %110 ], [ %1145, %992 ]
  %1001 = phi <8 x float> [ zeroinitializer, %110 ], [ %1157, %992 ]
  %1002 = phi <8 x float> [ zeroinitializer, %110 ], [ %1144, %992 ]
  %1003 = phi <8 x float> [ zeroinitializer, %110 ], [ %1156, %992 ]
  %1004 = phi <8 x float> [ zeroinitializer, %110 ], [ %1143, %992 ]
  %1005 = phi <8 x float> [ zeroinitializer, %110 ], [ %1155, %992 ]
  %1006 = phi <8 x float> [ zeroinitializer, %110 ], [ %1142, %992 ]
  %1007 = phi <8 x float> [ zeroinitializer, %110 ], [ %1154, %992 ]
  %1008 = phi <8 x float> [ zeroinitializer, %110 ], [ %1141, %992 ]
  %1009 = phi ptr addrspace(1) [ %22, %110 ], [ %1013, %992 ]
  %1010 = phi ptr addrspace(1) [ %25, %110 ], [ %1014, %992 ]
  %1011 = phi i32 [ 0, %110 ], [ %1162, %992 ]
  %1012 = phi i32 [ 32, %110 ], [ %1202, %992 ]
  %1013 = getelementptr inbounds nuw i8, ptr addrspace(1) %1009, i64 64
  %1014 = getelementptr inbounds i8, ptr addrspace(1) %1010, i64 %112
  %1015 = getelementptr half, ptr addrspace(1) %1013, i64 %28
  %1016 = getelementptr half, ptr addrspace(1) %1015, i64 %32
  %1017 = load <8 x half>, ptr addrspace(1) %1016, align 16, !tbaa !9, !noalias !17
  %1018 = getelementptr half, ptr addrspace(1) %1015, i64 %38
  %1019 = load <8 x half>, ptr addrspace(1) %1018, align 16, !tbaa !9, !noalias !17
  %1020 = getelementptr half, ptr addrspace(1) %1015, i64 %44
  %1021 = load <8 x half>, ptr addrspace(1) %1020, align 16, !tbaa !9, !noalias !17
  %1022 = getelementptr half, ptr addrspace(1) %1015, i64 %50
  %1023 = load <8 x half>, ptr addrspace(1) %1022, align 16, !tbaa !9, !noalias !17
  %1024 = getelementptr inbounds i8, ptr addrspace(1) %1014, i64 %58
  %1025 = load <4 x i32>, ptr addrspace(1) %1024, align 16, !tbaa !9, !noalias !17
  %1026 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Stage", ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %1011
  %1027 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1026, i32 %17
  %1028 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1027, i32 %113
  %1029 = getelementptr inbounds nuw i8, ptr addrspace(3) %1026, i32 16512
  %1030 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1029, i32 %18
  %1031 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1030, i32 %113
  %1032 = load <8 x half>, ptr addrspace(3) %1028, align 16, !tbaa !9
  %1033 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 4128
  %1034 = load <8 x half>, ptr addrspace(3) %1033, align 16, !tbaa !9
  %1035 = shufflevector <8 x half> %1032, <8 x half> %1034, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1036 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 256
  %1037 = load <8 x half>, ptr addrspace(3) %1036, align 16, !tbaa !9
  %1038 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 4384
  %1039 = load <8 x half>, ptr addrspace(3) %1038, align 16, !tbaa !9
  %1040 = shufflevector <8 x half> %1037, <8 x half> %1039, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1041 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 512
  %1042 = load <8 x half>, ptr addrspace(3) %1041, align 16, !tbaa !9
  %1043 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 4640
  %1044 = load <8 x half>, ptr addrspace(3) %1043, align 16, !tbaa !9
  %1045 = shufflevector <8 x half> %1042, <8 x half> %1044, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1046 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 768
  %1047 = load <8 x half>, ptr addrspace(3) %1046, align 16, !tbaa !9
  %1048 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 4896
  %1049 = load <8 x half>, ptr addrspace(3) %1048, align 16, !tbaa !9
  %1050 = shufflevector <8 x half> %1047, <8 x half> %1049, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1051 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 1024
  %1052 = load <8 x half>, ptr addrspace(3) %1051, align 16, !tbaa !9
  %1053 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 5152
  %1054 = load <8 x half>, ptr addrspace(3) %1053, align 16, !tbaa !9
  %1055 = shufflevector <8 x half> %1052, <8 x half> %1054, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1056 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 1280
  %1057 = load <8 x half>, ptr addrspace(3) %1056, align 16, !tbaa !9
  %1058 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 5408
  %1059 = load <8 x half>, ptr addrspace(3) %1058, align 16, !tbaa !9
  %1060 = shufflevector <8 x half> %1057, <8 x half> %1059, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1061 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 1536
  %1062 = load <8 x half>, ptr addrspace(3) %1061, align 16, !tbaa !9
  %1063 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 5664
  %1064 = load <8 x half>, ptr addrspace(3) %1063, align 16, !tbaa !9
  %1065 = shufflevector <8 x half> %1062, <8 x half> %1064, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1066 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 1792
  %1067 = load <8 x half>, ptr addrspace(3) %1066, align 16, !tbaa !9
  %1068 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 5920
  %1069 = load <8 x half>, ptr addrspace(3) %1068, align 16, !tbaa !9
  %1070 = shufflevector <8 x half> %1067, <8 x half> %1069, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1071 = load <8 x half>, ptr addrspace(3) %1031, align 16, !tbaa !9
  %1072 = getelementptr inbounds nuw i8, ptr addrspace(3) %1031, i32 2048
  %1073 = load <8 x half>, ptr addrspace(3) %1072, align 16, !tbaa !9
  %1074 = shufflevector <8 x half> %1071, <8 x half> %1073, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1075 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1035, <16 x half> %1074, <8 x float> %1008)
  %1076 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1040, <16 x half> %1074, <8 x float> %1006)
  %1077 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1045, <16 x half> %1074, <8 x float> %1004)
  %1078 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1050, <16 x half> %1074, <8 x float> %1002)
  %1079 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1055, <16 x half> %1074, <8 x float> %1000)
  %1080 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1060, <16 x half> %1074, <8 x float> %998)
  %1081 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1065, <16 x half> %1074, <8 x float> %996)
  %1082 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1070, <16 x half> %1074, <8 x float> %994)
  %1083 = getelementptr inbounds nuw i8, ptr addrspace(3) %1031, i32 256
  %1084 = load <8 x half>, ptr addrspace(3) %1083, align 16, !tbaa !9
  %1085 = getelementptr inbounds nuw i8, ptr addrspace(3) %1031, i32 2304
  %1086 = load <8 x half>, ptr addrspace(3) %1085, align 16, !tbaa !9
  %1087 = shufflevector <8 x half> %1084, <8 x half> %1086, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1088 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1035, <16 x half> %1087, <8 x float> %1007)
  %1089 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1040, <16 x half> %1087, <8 x float> %1005)
  %1090 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1045, <16 x half> %1087, <8 x float> %1003)
  %1091 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1050, <16 x half> %1087, <8 x float> %1001)
  %1092 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1055, <16 x half> %1087, <8 x float> %999)
  %1093 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1060, <16 x half> %1087, <8 x float> %997)
  %1094 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1065, <16 x half> %1087, <8 x float> %995)
  %1095 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1070, <16 x half> %1087, <8 x float> %993)
  tail call void @llvm.amdgcn.sched.barrier(i32 0)
  %1096 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 8256
  %1097 = load <8 x half>, ptr addrspace(3) %1096, align 16, !tbaa !9
  %1098 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 12384
  %1099 = load <8 x half>, ptr addrspace(3) %1098, align 16, !tbaa !9
  %1100 = shufflevector <8 x half> %1097, <8 x half> %1099, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1101 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 8512
  %1102 = load <8 x half>, ptr addrspace(3) %1101, align 16, !tbaa !9
  %1103 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 12640
  %1104 = load <8 x half>, ptr addrspace(3) %1103, align 16, !tbaa !9
  %1105 = shufflevector <8 x half> %1102, <8 x half> %1104, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1106 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 8768
  %1107 = load <8 x half>, ptr addrspace(3) %1106, align 16, !tbaa !9
  %1108 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 12896
  %1109 = load <8 x half>, ptr addrspace(3) %1108, align 16, !tbaa !9
  %1110 = shufflevector <8 x half> %1107, <8 x half> %1109, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1111 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 9024
  %1112 = load <8 x half>, ptr addrspace(3) %1111, align 16, !tbaa !9
  %1113 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 13152
  %1114 = load <8 x half>, ptr addrspace(3) %1113, align 16, !tbaa !9
  %1115 = shufflevector <8 x half> %1112, <8 x half> %1114, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1116 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 9280
  %1117 = load <8 x half>, ptr addrspace(3) %1116, align 16, !tbaa !9
  %1118 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 13408
  %1119 = load <8 x half>, ptr addrspace(3) %1118, align 16, !tbaa !9
  %1120 = shufflevector <8 x half> %1117, <8 x half> %1119, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1121 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 9536
  %1122 = load <8 x half>, ptr addrspace(3) %1121, align 16, !tbaa !9
  %1123 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 13664
  %1124 = load <8 x half>, ptr addrspace(3) %1123, align 16, !tbaa !9
  %1125 = shufflevector <8 x half> %1122, <8 x half> %1124, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1126 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 9792
  %1127 = load <8 x half>, ptr addrspace(3) %1126, align 16, !tbaa !9
  %1128 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 13920
  %1129 = load <8 x half>, ptr addrspace(3) %1128, align 16, !tbaa !9
  %1130 = shufflevector <8 x half> %1127, <8 x half> %1129, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1131 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 10048
  %1132 = load <8 x half>, ptr addrspace(3) %1131, align 16, !tbaa !9
  %1133 = getelementptr inbounds nuw i8, ptr addrspace(3) %1028, i32 14176
  %1134 = load <8 x half>, ptr addrspace(3) %1133, align 16, !tbaa !9
  %1135 = shufflevector <8 x half> %1132, <8 x half> %1134, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1136 = getelementptr inbounds nuw i8, ptr addrspace(3) %1031, i32 4096
  %1137 = load <8 x half>, ptr addrspace(3) %1136, align 16, !tbaa !9
  %1138 = getelementptr inbounds nuw i8, ptr addrspace(3) %1031, i32 6144
  %1139 = load <8 x half>, ptr addrspace(3) %1138, align 16, !tbaa !9
  %1140 = shufflevector <8 x half> %1137, <8 x half> %1139, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1141 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1100, <16 x half> %1140, <8 x float> %1075)
  %1142 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1105, <16 x half> %1140, <8 x float> %1076)
  %1143 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1110, <16 x half> %1140, <8 x float> %1077)
  %1144 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1115, <16 x half> %1140, <8 x float> %1078)
  %1145 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1120, <16 x half> %1140, <8 x float> %1079)
  %1146 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1125, <16 x half> %1140, <8 x float> %1080)
  %1147 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1130, <16 x half> %1140, <8 x float> %1081)
  %1148 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1135, <16 x half> %1140, <8 x float> %1082)
  %1149 = getelementptr inbounds nuw i8, ptr addrspace(3) %1031, i32 4352
  %1150 = load <8 x half>, ptr addrspace(3) %1149, align 16, !tbaa !9
  %1151 = getelementptr inbounds nuw i8, ptr addrspace(3) %1031, i32 6400
  %1152 = load <8 x half>, ptr addrspace(3) %1151, align 16, !tbaa !9
  %1153 = shufflevector <8 x half> %1150, <8 x half> %1152, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1154 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1100, <16 x half> %1153, <8 x float> %1088)
  %1155 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1105, <16 x half> %1153, <8 x float> %1089)
  %1156 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1110, <16 x half> %1153, <8 x float> %1090)
  %1157 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1115, <16 x half> %1153, <8 x float> %1091)
  %1158 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1120, <16 x half> %1153, <8 x float> %1092)
  %1159 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1125, <16 x half> %1153, <8 x float> %1093)
  %1160 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1130, <16 x half> %1153, <8 x float> %1094)
  %1161 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1135, <16 x half> %1153, <8 x float> %1095)
  tail call void @llvm.amdgcn.sched.barrier(i32 0)
  %1162 = xor i32 %1011, 1
  %1163 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Stage", ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %1162
  %1164 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1163, i32 %63
  store <8 x half> %1017, ptr addrspace(3) %1164, align 16, !tbaa !9
  %1165 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1163, i32 %65
  store <8 x half> %1019, ptr addrspace(3) %1165, align 16, !tbaa !9
  %1166 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1163, i32 %67
  store <8 x half> %1021, ptr addrspace(3) %1166, align 16, !tbaa !9
  %1167 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1163, i32 %69
  store <8 x half> %1023, ptr addrspace(3) %1167, align 16, !tbaa !9
  %1168 = getelementptr inbounds nuw i8, ptr addrspace(3) %1163, i32 16512
  %1169 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1168, i32 %72
  %1170 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1169, i32 %55
  %1171 = getelementptr inbounds nuw i8, ptr addrspace(3) %1170, i32 2048
  %1172 = extractelement <4 x i32> %1025, i64 0
  %1173 = extractelement <4 x i32> %1025, i64 1
  %1174 = tail call i32 @llvm.amdgcn.perm(i32 %1172, i32 0, i32 84673548)
  %1175 = bitcast i32 %1174 to <2 x half>
  %1176 = tail call i32 @llvm.amdgcn.perm(i32 %1172, i32 0, i32 118228492)
  %1177 = bitcast i32 %1176 to <2 x half>
  %1178 = shufflevector <2 x half> %1175, <2 x half> %1177, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %1179 = tail call i32 @llvm.amdgcn.perm(i32 %1173, i32 0, i32 84673548)
  %1180 = bitcast i32 %1179 to <2 x half>
  %1181 = shufflevector <2 x half> %1180, <2 x half> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 poison, i32 poison>
  %1182 = shufflevector <8 x half> %1178, <8 x half> %1181, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 poison, i32 poison>
  %1183 = tail call i32 @llvm.amdgcn.perm(i32 %1173, i32 0, i32 118228492)
  %1184 = bitcast i32 %1183 to <2 x half>
  %1185 = shufflevector <2 x half> %1184, <2 x half> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1>
  %1186 = shufflevector <8 x half> %1182, <8 x half> %1185, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 14, i32 15>
  store <8 x half> %1186, ptr addrspace(3) %1170, align 16, !tbaa !9
  %1187 = extractelement <4 x i32> %1025, i64 2
  %1188 = extractelement <4 x i32> %1025, i64 3
  %1189 = tail call i32 @llvm.amdgcn.perm(i32 %1187, i32 0, i32 84673548)
  %1190 = bitcast i32 %1189 to <2 x half>
  %1191 = tail call i32 @llvm.amdgcn.perm(i32 %1187, i32 0, i32 118228492)
  %1192 = bitcast i32 %1191 to <2 x half>
  %1193 = shufflevector <2 x half> %1190, <2 x half> %1192, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %1194 = tail call i32 @llvm.amdgcn.perm(i32 %1188, i32 0, i32 84673548)
  %1195 = bitcast i32 %1194 to <2 x half>
  %1196 = shufflevector <2 x half> %1195, <2 x half> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 poison, i32 poison>
  %1197 = shufflevector <8 x half> %1193, <8 x half> %1196, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 poison, i32 poison>
  %1198 = tail call i32 @llvm.amdgcn.perm(i32 %1188, i32 0, i32 118228492)
  %1199 = bitcast i32 %1198 to <2 x half>
  %1200 = shufflevector <2 x half> %1199, <2 x half> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1>
  %1201 = shufflevector <8 x half> %1197, <8 x half> %1200, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 14, i32 15>
  store <8 x half> %1201, ptr addrspace(3) %1171, align 16, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %1202 = add nuw nsw i32 %1012, 32
  %1203 = icmp slt i32 %1202, %7
  br i1 %1203, label %992, label %114, !llvm.loop !20
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.amdgcn.perm(i32, i32, i32) #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.sched.barrier(i32 immarg) #2

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half>, <16 x half>, <8 x float>) #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1151" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
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
!10 = !{!11}
!11 = distinct !{!11, !12, !"_ZN12_GLOBAL__N_14loadEPKDF16_PKhiii: argument 0"}
!12 = distinct !{!12, !"_ZN12_GLOBAL__N_14loadEPKDF16_PKhiii"}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"_Float16", !7, i64 0}
!17 = !{!18}
!18 = distinct !{!18, !19, !"_ZN12_GLOBAL__N_14loadEPKDF16_PKhiii: argument 0"}
!19 = distinct !{!19, !"_ZN12_GLOBAL__N_14loadEPKDF16_PKhiii"}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.mustprogress"}
