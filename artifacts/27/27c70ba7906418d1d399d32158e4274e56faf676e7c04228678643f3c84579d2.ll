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
  %79 = bitcast i32 %78 to <2 x i16>
  %80 = ashr <2 x i16> %79, splat (i16 1)
  %81 = bitcast <2 x i16> %80 to i32
  %82 = and i32 %81, -1073758209
  %83 = bitcast i32 %82 to <2 x half>
  %84 = tail call i32 @llvm.amdgcn.perm(i32 %76, i32 0, i32 118228492)
  %85 = bitcast i32 %84 to <2 x i16>
  %86 = ashr <2 x i16> %85, splat (i16 1)
  %87 = bitcast <2 x i16> %86 to i32
  %88 = and i32 %87, -1073758209
  %89 = bitcast i32 %88 to <2 x half>
  %90 = tail call i32 @llvm.amdgcn.perm(i32 %77, i32 0, i32 84673548)
  %91 = bitcast i32 %90 to <2 x i16>
  %92 = ashr <2 x i16> %91, splat (i16 1)
  %93 = bitcast <2 x i16> %92 to i32
  %94 = and i32 %93, -1073758209
  %95 = bitcast i32 %94 to <2 x half>
  %96 = tail call i32 @llvm.amdgcn.perm(i32 %77, i32 0, i32 118228492)
  %97 = bitcast i32 %96 to <2 x i16>
  %98 = ashr <2 x i16> %97, splat (i16 1)
  %99 = bitcast <2 x i16> %98 to i32
  %100 = and i32 %99, -1073758209
  %101 = bitcast i32 %100 to <2 x half>
  %102 = shufflevector <2 x half> %83, <2 x half> %89, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %103 = shufflevector <2 x half> %95, <2 x half> %101, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %104 = shufflevector <4 x half> %102, <4 x half> %103, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %105 = fmul contract <8 x half> %104, splat (half 0xH5C00)
  store <8 x half> %105, ptr addrspace(3) %74, align 16, !tbaa !9
  %106 = extractelement <4 x i32> %60, i64 2
  %107 = extractelement <4 x i32> %60, i64 3
  %108 = tail call i32 @llvm.amdgcn.perm(i32 %106, i32 0, i32 84673548)
  %109 = bitcast i32 %108 to <2 x i16>
  %110 = ashr <2 x i16> %109, splat (i16 1)
  %111 = bitcast <2 x i16> %110 to i32
  %112 = and i32 %111, -1073758209
  %113 = bitcast i32 %112 to <2 x half>
  %114 = tail call i32 @llvm.amdgcn.perm(i32 %106, i32 0, i32 118228492)
  %115 = bitcast i32 %114 to <2 x i16>
  %116 = ashr <2 x i16> %115, splat (i16 1)
  %117 = bitcast <2 x i16> %116 to i32
  %118 = and i32 %117, -1073758209
  %119 = bitcast i32 %118 to <2 x half>
  %120 = tail call i32 @llvm.amdgcn.perm(i32 %107, i32 0, i32 84673548)
  %121 = bitcast i32 %120 to <2 x i16>
  %122 = ashr <2 x i16> %121, splat (i16 1)
  %123 = bitcast <2 x i16> %122 to i32
  %124 = and i32 %123, -1073758209
  %125 = bitcast i32 %124 to <2 x half>
  %126 = tail call i32 @llvm.amdgcn.perm(i32 %107, i32 0, i32 118228492)
  %127 = bitcast i32 %126 to <2 x i16>
  %128 = ashr <2 x i16> %127, splat (i16 1)
  %129 = bitcast <2 x i16> %128 to i32
  %130 = and i32 %129, -1073758209
  %131 = bitcast i32 %130 to <2 x half>
  %132 = shufflevector <2 x half> %113, <2 x half> %119, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %133 = shufflevector <2 x half> %125, <2 x half> %131, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %134 = shufflevector <4 x half> %132, <4 x half> %133, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %135 = fmul contract <8 x half> %134, splat (half 0xH5C00)
  store <8 x half> %135, ptr addrspace(3) %75, align 16, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %136 = icmp sgt i32 %7, 32
  br i1 %136, label %140, label %137

137:                                              ; preds = %8
  %138 = and i32 %9, 15
  %139 = sext i32 %6 to i64
  br label %144

140:                                              ; preds = %8
  %141 = sext i32 %6 to i64
  %142 = shl nsw i64 %141, 5
  %143 = and i32 %9, 15
  br label %1022

144:                                              ; preds = %1022, %137
  %145 = phi i64 [ %139, %137 ], [ %141, %1022 ]
  %146 = phi i32 [ %138, %137 ], [ %143, %1022 ]
  %147 = phi <8 x float> [ zeroinitializer, %137 ], [ %1191, %1022 ]
  %148 = phi <8 x float> [ zeroinitializer, %137 ], [ %1178, %1022 ]
  %149 = phi <8 x float> [ zeroinitializer, %137 ], [ %1190, %1022 ]
  %150 = phi <8 x float> [ zeroinitializer, %137 ], [ %1177, %1022 ]
  %151 = phi <8 x float> [ zeroinitializer, %137 ], [ %1189, %1022 ]
  %152 = phi <8 x float> [ zeroinitializer, %137 ], [ %1176, %1022 ]
  %153 = phi <8 x float> [ zeroinitializer, %137 ], [ %1188, %1022 ]
  %154 = phi <8 x float> [ zeroinitializer, %137 ], [ %1175, %1022 ]
  %155 = phi <8 x float> [ zeroinitializer, %137 ], [ %1187, %1022 ]
  %156 = phi <8 x float> [ zeroinitializer, %137 ], [ %1174, %1022 ]
  %157 = phi <8 x float> [ zeroinitializer, %137 ], [ %1186, %1022 ]
  %158 = phi <8 x float> [ zeroinitializer, %137 ], [ %1173, %1022 ]
  %159 = phi <8 x float> [ zeroinitializer, %137 ], [ %1185, %1022 ]
  %160 = phi <8 x float> [ zeroinitializer, %137 ], [ %1172, %1022 ]
  %161 = phi <8 x float> [ zeroinitializer, %137 ], [ %1184, %1022 ]
  %162 = phi <8 x float> [ zeroinitializer, %137 ], [ %1171, %1022 ]
  %163 = phi i32 [ 0, %137 ], [ %1192, %1022 ]
  %164 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Stage", ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %163
  %165 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %164, i32 %17
  %166 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %165, i32 %146
  %167 = getelementptr inbounds nuw i8, ptr addrspace(3) %164, i32 16512
  %168 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %167, i32 %18
  %169 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %168, i32 %146
  %170 = load <8 x half>, ptr addrspace(3) %166, align 16, !tbaa !9
  %171 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 4128
  %172 = load <8 x half>, ptr addrspace(3) %171, align 16, !tbaa !9
  %173 = shufflevector <8 x half> %170, <8 x half> %172, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %174 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 256
  %175 = load <8 x half>, ptr addrspace(3) %174, align 16, !tbaa !9
  %176 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 4384
  %177 = load <8 x half>, ptr addrspace(3) %176, align 16, !tbaa !9
  %178 = shufflevector <8 x half> %175, <8 x half> %177, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %179 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 512
  %180 = load <8 x half>, ptr addrspace(3) %179, align 16, !tbaa !9
  %181 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 4640
  %182 = load <8 x half>, ptr addrspace(3) %181, align 16, !tbaa !9
  %183 = shufflevector <8 x half> %180, <8 x half> %182, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %184 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 768
  %185 = load <8 x half>, ptr addrspace(3) %184, align 16, !tbaa !9
  %186 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 4896
  %187 = load <8 x half>, ptr addrspace(3) %186, align 16, !tbaa !9
  %188 = shufflevector <8 x half> %185, <8 x half> %187, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %189 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 1024
  %190 = load <8 x half>, ptr addrspace(3) %189, align 16, !tbaa !9
  %191 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 5152
  %192 = load <8 x half>, ptr addrspace(3) %191, align 16, !tbaa !9
  %193 = shufflevector <8 x half> %190, <8 x half> %192, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %194 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 1280
  %195 = load <8 x half>, ptr addrspace(3) %194, align 16, !tbaa !9
  %196 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 5408
  %197 = load <8 x half>, ptr addrspace(3) %196, align 16, !tbaa !9
  %198 = shufflevector <8 x half> %195, <8 x half> %197, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %199 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 1536
  %200 = load <8 x half>, ptr addrspace(3) %199, align 16, !tbaa !9
  %201 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 5664
  %202 = load <8 x half>, ptr addrspace(3) %201, align 16, !tbaa !9
  %203 = shufflevector <8 x half> %200, <8 x half> %202, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %204 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 1792
  %205 = load <8 x half>, ptr addrspace(3) %204, align 16, !tbaa !9
  %206 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 5920
  %207 = load <8 x half>, ptr addrspace(3) %206, align 16, !tbaa !9
  %208 = shufflevector <8 x half> %205, <8 x half> %207, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %209 = load <8 x half>, ptr addrspace(3) %169, align 16, !tbaa !9
  %210 = getelementptr inbounds nuw i8, ptr addrspace(3) %169, i32 2048
  %211 = load <8 x half>, ptr addrspace(3) %210, align 16, !tbaa !9
  %212 = shufflevector <8 x half> %209, <8 x half> %211, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %213 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %173, <16 x half> %212, <8 x float> %162)
  %214 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %178, <16 x half> %212, <8 x float> %160)
  %215 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %183, <16 x half> %212, <8 x float> %158)
  %216 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %188, <16 x half> %212, <8 x float> %156)
  %217 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %193, <16 x half> %212, <8 x float> %154)
  %218 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %198, <16 x half> %212, <8 x float> %152)
  %219 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %203, <16 x half> %212, <8 x float> %150)
  %220 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %208, <16 x half> %212, <8 x float> %148)
  %221 = getelementptr inbounds nuw i8, ptr addrspace(3) %169, i32 256
  %222 = load <8 x half>, ptr addrspace(3) %221, align 16, !tbaa !9
  %223 = getelementptr inbounds nuw i8, ptr addrspace(3) %169, i32 2304
  %224 = load <8 x half>, ptr addrspace(3) %223, align 16, !tbaa !9
  %225 = shufflevector <8 x half> %222, <8 x half> %224, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %226 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %173, <16 x half> %225, <8 x float> %161)
  %227 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %178, <16 x half> %225, <8 x float> %159)
  %228 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %183, <16 x half> %225, <8 x float> %157)
  %229 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %188, <16 x half> %225, <8 x float> %155)
  %230 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %193, <16 x half> %225, <8 x float> %153)
  %231 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %198, <16 x half> %225, <8 x float> %151)
  %232 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %203, <16 x half> %225, <8 x float> %149)
  %233 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %208, <16 x half> %225, <8 x float> %147)
  tail call void @llvm.amdgcn.sched.barrier(i32 0)
  %234 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 8256
  %235 = load <8 x half>, ptr addrspace(3) %234, align 16, !tbaa !9
  %236 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 12384
  %237 = load <8 x half>, ptr addrspace(3) %236, align 16, !tbaa !9
  %238 = shufflevector <8 x half> %235, <8 x half> %237, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %239 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 8512
  %240 = load <8 x half>, ptr addrspace(3) %239, align 16, !tbaa !9
  %241 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 12640
  %242 = load <8 x half>, ptr addrspace(3) %241, align 16, !tbaa !9
  %243 = shufflevector <8 x half> %240, <8 x half> %242, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %244 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 8768
  %245 = load <8 x half>, ptr addrspace(3) %244, align 16, !tbaa !9
  %246 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 12896
  %247 = load <8 x half>, ptr addrspace(3) %246, align 16, !tbaa !9
  %248 = shufflevector <8 x half> %245, <8 x half> %247, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %249 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 9024
  %250 = load <8 x half>, ptr addrspace(3) %249, align 16, !tbaa !9
  %251 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 13152
  %252 = load <8 x half>, ptr addrspace(3) %251, align 16, !tbaa !9
  %253 = shufflevector <8 x half> %250, <8 x half> %252, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %254 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 9280
  %255 = load <8 x half>, ptr addrspace(3) %254, align 16, !tbaa !9
  %256 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 13408
  %257 = load <8 x half>, ptr addrspace(3) %256, align 16, !tbaa !9
  %258 = shufflevector <8 x half> %255, <8 x half> %257, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %259 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 9536
  %260 = load <8 x half>, ptr addrspace(3) %259, align 16, !tbaa !9
  %261 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 13664
  %262 = load <8 x half>, ptr addrspace(3) %261, align 16, !tbaa !9
  %263 = shufflevector <8 x half> %260, <8 x half> %262, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %264 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 9792
  %265 = load <8 x half>, ptr addrspace(3) %264, align 16, !tbaa !9
  %266 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 13920
  %267 = load <8 x half>, ptr addrspace(3) %266, align 16, !tbaa !9
  %268 = shufflevector <8 x half> %265, <8 x half> %267, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %269 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 10048
  %270 = load <8 x half>, ptr addrspace(3) %269, align 16, !tbaa !9
  %271 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 14176
  %272 = load <8 x half>, ptr addrspace(3) %271, align 16, !tbaa !9
  %273 = shufflevector <8 x half> %270, <8 x half> %272, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %274 = getelementptr inbounds nuw i8, ptr addrspace(3) %169, i32 4096
  %275 = load <8 x half>, ptr addrspace(3) %274, align 16, !tbaa !9
  %276 = getelementptr inbounds nuw i8, ptr addrspace(3) %169, i32 6144
  %277 = load <8 x half>, ptr addrspace(3) %276, align 16, !tbaa !9
  %278 = shufflevector <8 x half> %275, <8 x half> %277, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %279 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %238, <16 x half> %278, <8 x float> %213)
  %280 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %243, <16 x half> %278, <8 x float> %214)
  %281 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %248, <16 x half> %278, <8 x float> %215)
  %282 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %253, <16 x half> %278, <8 x float> %216)
  %283 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %258, <16 x half> %278, <8 x float> %217)
  %284 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %263, <16 x half> %278, <8 x float> %218)
  %285 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %268, <16 x half> %278, <8 x float> %219)
  %286 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %273, <16 x half> %278, <8 x float> %220)
  %287 = getelementptr inbounds nuw i8, ptr addrspace(3) %169, i32 4352
  %288 = load <8 x half>, ptr addrspace(3) %287, align 16, !tbaa !9
  %289 = getelementptr inbounds nuw i8, ptr addrspace(3) %169, i32 6400
  %290 = load <8 x half>, ptr addrspace(3) %289, align 16, !tbaa !9
  %291 = shufflevector <8 x half> %288, <8 x half> %290, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %292 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %238, <16 x half> %291, <8 x float> %226)
  %293 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %243, <16 x half> %291, <8 x float> %227)
  %294 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %248, <16 x half> %291, <8 x float> %228)
  %295 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %253, <16 x half> %291, <8 x float> %229)
  %296 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %258, <16 x half> %291, <8 x float> %230)
  %297 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %263, <16 x half> %291, <8 x float> %231)
  %298 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %268, <16 x half> %291, <8 x float> %232)
  %299 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %273, <16 x half> %291, <8 x float> %233)
  tail call void @llvm.amdgcn.sched.barrier(i32 0)
  %300 = load float, ptr addrspace(1) %2, align 4, !tbaa !13
  %301 = and i32 %9, 111
  %302 = or disjoint i32 %16, %301
  %303 = add nsw i32 %13, %17
  %304 = lshr i32 %9, 4
  %305 = and i32 %304, 1
  %306 = or disjoint i32 %303, %305
  %307 = sext i32 %306 to i64
  %308 = mul nsw i64 %145, %307
  %309 = getelementptr inbounds half, ptr addrspace(1) %4, i64 %308
  %310 = sext i32 %302 to i64
  %311 = getelementptr inbounds half, ptr addrspace(1) %309, i64 %310
  %312 = mul nsw i64 %145, 112
  %313 = getelementptr inbounds half, ptr addrspace(1) %3, i64 %310
  %314 = load half, ptr addrspace(1) %313, align 2, !tbaa !15
  %315 = fpext contract half %314 to float
  %316 = extractelement <8 x float> %279, i64 0
  %317 = fmul contract float %300, %316
  %318 = fadd contract float %317, %315
  %319 = fptrunc contract float %318 to half
  store half %319, ptr addrspace(1) %311, align 2, !tbaa !15
  %320 = shl nsw i64 %145, 1
  %321 = extractelement <8 x float> %279, i64 1
  %322 = fmul contract float %300, %321
  %323 = fadd contract float %322, %315
  %324 = fptrunc contract float %323 to half
  %325 = getelementptr half, ptr addrspace(1) %311, i64 %320
  store half %324, ptr addrspace(1) %325, align 2, !tbaa !15
  %326 = shl nsw i64 %145, 2
  %327 = extractelement <8 x float> %279, i64 2
  %328 = fmul contract float %300, %327
  %329 = fadd contract float %328, %315
  %330 = fptrunc contract float %329 to half
  %331 = getelementptr half, ptr addrspace(1) %311, i64 %326
  store half %330, ptr addrspace(1) %331, align 2, !tbaa !15
  %332 = mul nsw i64 %145, 6
  %333 = extractelement <8 x float> %279, i64 3
  %334 = fmul contract float %300, %333
  %335 = fadd contract float %334, %315
  %336 = fptrunc contract float %335 to half
  %337 = getelementptr half, ptr addrspace(1) %311, i64 %332
  store half %336, ptr addrspace(1) %337, align 2, !tbaa !15
  %338 = shl nsw i64 %145, 3
  %339 = extractelement <8 x float> %279, i64 4
  %340 = fmul contract float %300, %339
  %341 = fadd contract float %340, %315
  %342 = fptrunc contract float %341 to half
  %343 = getelementptr half, ptr addrspace(1) %311, i64 %338
  store half %342, ptr addrspace(1) %343, align 2, !tbaa !15
  %344 = mul nsw i64 %145, 10
  %345 = extractelement <8 x float> %279, i64 5
  %346 = fmul contract float %300, %345
  %347 = fadd contract float %346, %315
  %348 = fptrunc contract float %347 to half
  %349 = getelementptr half, ptr addrspace(1) %311, i64 %344
  store half %348, ptr addrspace(1) %349, align 2, !tbaa !15
  %350 = mul nsw i64 %145, 12
  %351 = extractelement <8 x float> %279, i64 6
  %352 = fmul contract float %300, %351
  %353 = fadd contract float %352, %315
  %354 = fptrunc contract float %353 to half
  %355 = getelementptr half, ptr addrspace(1) %311, i64 %350
  store half %354, ptr addrspace(1) %355, align 2, !tbaa !15
  %356 = mul nsw i64 %145, 14
  %357 = extractelement <8 x float> %279, i64 7
  %358 = fmul contract float %300, %357
  %359 = fadd contract float %358, %315
  %360 = fptrunc contract float %359 to half
  %361 = getelementptr half, ptr addrspace(1) %311, i64 %356
  store half %360, ptr addrspace(1) %361, align 2, !tbaa !15
  %362 = shl nsw i64 %145, 4
  %363 = extractelement <8 x float> %280, i64 0
  %364 = fmul contract float %300, %363
  %365 = fadd contract float %364, %315
  %366 = fptrunc contract float %365 to half
  %367 = getelementptr half, ptr addrspace(1) %311, i64 %362
  store half %366, ptr addrspace(1) %367, align 2, !tbaa !15
  %368 = mul nsw i64 %145, 18
  %369 = extractelement <8 x float> %280, i64 1
  %370 = fmul contract float %300, %369
  %371 = fadd contract float %370, %315
  %372 = fptrunc contract float %371 to half
  %373 = getelementptr half, ptr addrspace(1) %311, i64 %368
  store half %372, ptr addrspace(1) %373, align 2, !tbaa !15
  %374 = mul nsw i64 %145, 20
  %375 = extractelement <8 x float> %280, i64 2
  %376 = fmul contract float %300, %375
  %377 = fadd contract float %376, %315
  %378 = fptrunc contract float %377 to half
  %379 = getelementptr half, ptr addrspace(1) %311, i64 %374
  store half %378, ptr addrspace(1) %379, align 2, !tbaa !15
  %380 = mul nsw i64 %145, 22
  %381 = extractelement <8 x float> %280, i64 3
  %382 = fmul contract float %300, %381
  %383 = fadd contract float %382, %315
  %384 = fptrunc contract float %383 to half
  %385 = getelementptr half, ptr addrspace(1) %311, i64 %380
  store half %384, ptr addrspace(1) %385, align 2, !tbaa !15
  %386 = mul nsw i64 %145, 24
  %387 = extractelement <8 x float> %280, i64 4
  %388 = fmul contract float %300, %387
  %389 = fadd contract float %388, %315
  %390 = fptrunc contract float %389 to half
  %391 = getelementptr half, ptr addrspace(1) %311, i64 %386
  store half %390, ptr addrspace(1) %391, align 2, !tbaa !15
  %392 = mul nsw i64 %145, 26
  %393 = extractelement <8 x float> %280, i64 5
  %394 = fmul contract float %300, %393
  %395 = fadd contract float %394, %315
  %396 = fptrunc contract float %395 to half
  %397 = getelementptr half, ptr addrspace(1) %311, i64 %392
  store half %396, ptr addrspace(1) %397, align 2, !tbaa !15
  %398 = mul nsw i64 %145, 28
  %399 = extractelement <8 x float> %280, i64 6
  %400 = fmul contract float %300, %399
  %401 = fadd contract float %400, %315
  %402 = fptrunc contract float %401 to half
  %403 = getelementptr half, ptr addrspace(1) %311, i64 %398
  store half %402, ptr addrspace(1) %403, align 2, !tbaa !15
  %404 = mul nsw i64 %145, 30
  %405 = extractelement <8 x float> %280, i64 7
  %406 = fmul contract float %300, %405
  %407 = fadd contract float %406, %315
  %408 = fptrunc contract float %407 to half
  %409 = getelementptr half, ptr addrspace(1) %311, i64 %404
  store half %408, ptr addrspace(1) %409, align 2, !tbaa !15
  %410 = shl nsw i64 %145, 5
  %411 = extractelement <8 x float> %281, i64 0
  %412 = fmul contract float %300, %411
  %413 = fadd contract float %412, %315
  %414 = fptrunc contract float %413 to half
  %415 = getelementptr half, ptr addrspace(1) %311, i64 %410
  store half %414, ptr addrspace(1) %415, align 2, !tbaa !15
  %416 = mul nsw i64 %145, 34
  %417 = extractelement <8 x float> %281, i64 1
  %418 = fmul contract float %300, %417
  %419 = fadd contract float %418, %315
  %420 = fptrunc contract float %419 to half
  %421 = getelementptr half, ptr addrspace(1) %311, i64 %416
  store half %420, ptr addrspace(1) %421, align 2, !tbaa !15
  %422 = mul nsw i64 %145, 36
  %423 = extractelement <8 x float> %281, i64 2
  %424 = fmul contract float %300, %423
  %425 = fadd contract float %424, %315
  %426 = fptrunc contract float %425 to half
  %427 = getelementptr half, ptr addrspace(1) %311, i64 %422
  store half %426, ptr addrspace(1) %427, align 2, !tbaa !15
  %428 = mul nsw i64 %145, 38
  %429 = extractelement <8 x float> %281, i64 3
  %430 = fmul contract float %300, %429
  %431 = fadd contract float %430, %315
  %432 = fptrunc contract float %431 to half
  %433 = getelementptr half, ptr addrspace(1) %311, i64 %428
  store half %432, ptr addrspace(1) %433, align 2, !tbaa !15
  %434 = mul nsw i64 %145, 40
  %435 = extractelement <8 x float> %281, i64 4
  %436 = fmul contract float %300, %435
  %437 = fadd contract float %436, %315
  %438 = fptrunc contract float %437 to half
  %439 = getelementptr half, ptr addrspace(1) %311, i64 %434
  store half %438, ptr addrspace(1) %439, align 2, !tbaa !15
  %440 = mul nsw i64 %145, 42
  %441 = extractelement <8 x float> %281, i64 5
  %442 = fmul contract float %300, %441
  %443 = fadd contract float %442, %315
  %444 = fptrunc contract float %443 to half
  %445 = getelementptr half, ptr addrspace(1) %311, i64 %440
  store half %444, ptr addrspace(1) %445, align 2, !tbaa !15
  %446 = mul nsw i64 %145, 44
  %447 = extractelement <8 x float> %281, i64 6
  %448 = fmul contract float %300, %447
  %449 = fadd contract float %448, %315
  %450 = fptrunc contract float %449 to half
  %451 = getelementptr half, ptr addrspace(1) %311, i64 %446
  store half %450, ptr addrspace(1) %451, align 2, !tbaa !15
  %452 = mul nsw i64 %145, 46
  %453 = extractelement <8 x float> %281, i64 7
  %454 = fmul contract float %300, %453
  %455 = fadd contract float %454, %315
  %456 = fptrunc contract float %455 to half
  %457 = getelementptr half, ptr addrspace(1) %311, i64 %452
  store half %456, ptr addrspace(1) %457, align 2, !tbaa !15
  %458 = mul nsw i64 %145, 48
  %459 = extractelement <8 x float> %282, i64 0
  %460 = fmul contract float %300, %459
  %461 = fadd contract float %460, %315
  %462 = fptrunc contract float %461 to half
  %463 = getelementptr half, ptr addrspace(1) %311, i64 %458
  store half %462, ptr addrspace(1) %463, align 2, !tbaa !15
  %464 = mul nsw i64 %145, 50
  %465 = extractelement <8 x float> %282, i64 1
  %466 = fmul contract float %300, %465
  %467 = fadd contract float %466, %315
  %468 = fptrunc contract float %467 to half
  %469 = getelementptr half, ptr addrspace(1) %311, i64 %464
  store half %468, ptr addrspace(1) %469, align 2, !tbaa !15
  %470 = mul nsw i64 %145, 52
  %471 = extractelement <8 x float> %282, i64 2
  %472 = fmul contract float %300, %471
  %473 = fadd contract float %472, %315
  %474 = fptrunc contract float %473 to half
  %475 = getelementptr half, ptr addrspace(1) %311, i64 %470
  store half %474, ptr addrspace(1) %475, align 2, !tbaa !15
  %476 = mul nsw i64 %145, 54
  %477 = extractelement <8 x float> %282, i64 3
  %478 = fmul contract float %300, %477
  %479 = fadd contract float %478, %315
  %480 = fptrunc contract float %479 to half
  %481 = getelementptr half, ptr addrspace(1) %311, i64 %476
  store half %480, ptr addrspace(1) %481, align 2, !tbaa !15
  %482 = mul nsw i64 %145, 56
  %483 = extractelement <8 x float> %282, i64 4
  %484 = fmul contract float %300, %483
  %485 = fadd contract float %484, %315
  %486 = fptrunc contract float %485 to half
  %487 = getelementptr half, ptr addrspace(1) %311, i64 %482
  store half %486, ptr addrspace(1) %487, align 2, !tbaa !15
  %488 = mul nsw i64 %145, 58
  %489 = extractelement <8 x float> %282, i64 5
  %490 = fmul contract float %300, %489
  %491 = fadd contract float %490, %315
  %492 = fptrunc contract float %491 to half
  %493 = getelementptr half, ptr addrspace(1) %311, i64 %488
  store half %492, ptr addrspace(1) %493, align 2, !tbaa !15
  %494 = mul nsw i64 %145, 60
  %495 = extractelement <8 x float> %282, i64 6
  %496 = fmul contract float %300, %495
  %497 = fadd contract float %496, %315
  %498 = fptrunc contract float %497 to half
  %499 = getelementptr half, ptr addrspace(1) %311, i64 %494
  store half %498, ptr addrspace(1) %499, align 2, !tbaa !15
  %500 = mul nsw i64 %145, 62
  %501 = extractelement <8 x float> %282, i64 7
  %502 = fmul contract float %300, %501
  %503 = fadd contract float %502, %315
  %504 = fptrunc contract float %503 to half
  %505 = getelementptr half, ptr addrspace(1) %311, i64 %500
  store half %504, ptr addrspace(1) %505, align 2, !tbaa !15
  %506 = shl nsw i64 %145, 6
  %507 = extractelement <8 x float> %283, i64 0
  %508 = fmul contract float %300, %507
  %509 = fadd contract float %508, %315
  %510 = fptrunc contract float %509 to half
  %511 = getelementptr half, ptr addrspace(1) %311, i64 %506
  store half %510, ptr addrspace(1) %511, align 2, !tbaa !15
  %512 = mul nsw i64 %145, 66
  %513 = extractelement <8 x float> %283, i64 1
  %514 = fmul contract float %300, %513
  %515 = fadd contract float %514, %315
  %516 = fptrunc contract float %515 to half
  %517 = getelementptr half, ptr addrspace(1) %311, i64 %512
  store half %516, ptr addrspace(1) %517, align 2, !tbaa !15
  %518 = mul nsw i64 %145, 68
  %519 = extractelement <8 x float> %283, i64 2
  %520 = fmul contract float %300, %519
  %521 = fadd contract float %520, %315
  %522 = fptrunc contract float %521 to half
  %523 = getelementptr half, ptr addrspace(1) %311, i64 %518
  store half %522, ptr addrspace(1) %523, align 2, !tbaa !15
  %524 = mul nsw i64 %145, 70
  %525 = extractelement <8 x float> %283, i64 3
  %526 = fmul contract float %300, %525
  %527 = fadd contract float %526, %315
  %528 = fptrunc contract float %527 to half
  %529 = getelementptr half, ptr addrspace(1) %311, i64 %524
  store half %528, ptr addrspace(1) %529, align 2, !tbaa !15
  %530 = mul nsw i64 %145, 72
  %531 = extractelement <8 x float> %283, i64 4
  %532 = fmul contract float %300, %531
  %533 = fadd contract float %532, %315
  %534 = fptrunc contract float %533 to half
  %535 = getelementptr half, ptr addrspace(1) %311, i64 %530
  store half %534, ptr addrspace(1) %535, align 2, !tbaa !15
  %536 = mul nsw i64 %145, 74
  %537 = extractelement <8 x float> %283, i64 5
  %538 = fmul contract float %300, %537
  %539 = fadd contract float %538, %315
  %540 = fptrunc contract float %539 to half
  %541 = getelementptr half, ptr addrspace(1) %311, i64 %536
  store half %540, ptr addrspace(1) %541, align 2, !tbaa !15
  %542 = mul nsw i64 %145, 76
  %543 = extractelement <8 x float> %283, i64 6
  %544 = fmul contract float %300, %543
  %545 = fadd contract float %544, %315
  %546 = fptrunc contract float %545 to half
  %547 = getelementptr half, ptr addrspace(1) %311, i64 %542
  store half %546, ptr addrspace(1) %547, align 2, !tbaa !15
  %548 = mul nsw i64 %145, 78
  %549 = extractelement <8 x float> %283, i64 7
  %550 = fmul contract float %300, %549
  %551 = fadd contract float %550, %315
  %552 = fptrunc contract float %551 to half
  %553 = getelementptr half, ptr addrspace(1) %311, i64 %548
  store half %552, ptr addrspace(1) %553, align 2, !tbaa !15
  %554 = mul nsw i64 %145, 80
  %555 = extractelement <8 x float> %284, i64 0
  %556 = fmul contract float %300, %555
  %557 = fadd contract float %556, %315
  %558 = fptrunc contract float %557 to half
  %559 = getelementptr half, ptr addrspace(1) %311, i64 %554
  store half %558, ptr addrspace(1) %559, align 2, !tbaa !15
  %560 = mul nsw i64 %145, 82
  %561 = extractelement <8 x float> %284, i64 1
  %562 = fmul contract float %300, %561
  %563 = fadd contract float %562, %315
  %564 = fptrunc contract float %563 to half
  %565 = getelementptr half, ptr addrspace(1) %311, i64 %560
  store half %564, ptr addrspace(1) %565, align 2, !tbaa !15
  %566 = mul nsw i64 %145, 84
  %567 = extractelement <8 x float> %284, i64 2
  %568 = fmul contract float %300, %567
  %569 = fadd contract float %568, %315
  %570 = fptrunc contract float %569 to half
  %571 = getelementptr half, ptr addrspace(1) %311, i64 %566
  store half %570, ptr addrspace(1) %571, align 2, !tbaa !15
  %572 = mul nsw i64 %145, 86
  %573 = extractelement <8 x float> %284, i64 3
  %574 = fmul contract float %300, %573
  %575 = fadd contract float %574, %315
  %576 = fptrunc contract float %575 to half
  %577 = getelementptr half, ptr addrspace(1) %311, i64 %572
  store half %576, ptr addrspace(1) %577, align 2, !tbaa !15
  %578 = mul nsw i64 %145, 88
  %579 = extractelement <8 x float> %284, i64 4
  %580 = fmul contract float %300, %579
  %581 = fadd contract float %580, %315
  %582 = fptrunc contract float %581 to half
  %583 = getelementptr half, ptr addrspace(1) %311, i64 %578
  store half %582, ptr addrspace(1) %583, align 2, !tbaa !15
  %584 = mul nsw i64 %145, 90
  %585 = extractelement <8 x float> %284, i64 5
  %586 = fmul contract float %300, %585
  %587 = fadd contract float %586, %315
  %588 = fptrunc contract float %587 to half
  %589 = getelementptr half, ptr addrspace(1) %311, i64 %584
  store half %588, ptr addrspace(1) %589, align 2, !tbaa !15
  %590 = mul nsw i64 %145, 92
  %591 = extractelement <8 x float> %284, i64 6
  %592 = fmul contract float %300, %591
  %593 = fadd contract float %592, %315
  %594 = fptrunc contract float %593 to half
  %595 = getelementptr half, ptr addrspace(1) %311, i64 %590
  store half %594, ptr addrspace(1) %595, align 2, !tbaa !15
  %596 = mul nsw i64 %145, 94
  %597 = extractelement <8 x float> %284, i64 7
  %598 = fmul contract float %300, %597
  %599 = fadd contract float %598, %315
  %600 = fptrunc contract float %599 to half
  %601 = getelementptr half, ptr addrspace(1) %311, i64 %596
  store half %600, ptr addrspace(1) %601, align 2, !tbaa !15
  %602 = mul nsw i64 %145, 96
  %603 = extractelement <8 x float> %285, i64 0
  %604 = fmul contract float %300, %603
  %605 = fadd contract float %604, %315
  %606 = fptrunc contract float %605 to half
  %607 = getelementptr half, ptr addrspace(1) %311, i64 %602
  store half %606, ptr addrspace(1) %607, align 2, !tbaa !15
  %608 = mul nsw i64 %145, 98
  %609 = extractelement <8 x float> %285, i64 1
  %610 = fmul contract float %300, %609
  %611 = fadd contract float %610, %315
  %612 = fptrunc contract float %611 to half
  %613 = getelementptr half, ptr addrspace(1) %311, i64 %608
  store half %612, ptr addrspace(1) %613, align 2, !tbaa !15
  %614 = mul nsw i64 %145, 100
  %615 = extractelement <8 x float> %285, i64 2
  %616 = fmul contract float %300, %615
  %617 = fadd contract float %616, %315
  %618 = fptrunc contract float %617 to half
  %619 = getelementptr half, ptr addrspace(1) %311, i64 %614
  store half %618, ptr addrspace(1) %619, align 2, !tbaa !15
  %620 = mul nsw i64 %145, 102
  %621 = extractelement <8 x float> %285, i64 3
  %622 = fmul contract float %300, %621
  %623 = fadd contract float %622, %315
  %624 = fptrunc contract float %623 to half
  %625 = getelementptr half, ptr addrspace(1) %311, i64 %620
  store half %624, ptr addrspace(1) %625, align 2, !tbaa !15
  %626 = mul nsw i64 %145, 104
  %627 = extractelement <8 x float> %285, i64 4
  %628 = fmul contract float %300, %627
  %629 = fadd contract float %628, %315
  %630 = fptrunc contract float %629 to half
  %631 = getelementptr half, ptr addrspace(1) %311, i64 %626
  store half %630, ptr addrspace(1) %631, align 2, !tbaa !15
  %632 = mul nsw i64 %145, 106
  %633 = extractelement <8 x float> %285, i64 5
  %634 = fmul contract float %300, %633
  %635 = fadd contract float %634, %315
  %636 = fptrunc contract float %635 to half
  %637 = getelementptr half, ptr addrspace(1) %311, i64 %632
  store half %636, ptr addrspace(1) %637, align 2, !tbaa !15
  %638 = mul nsw i64 %145, 108
  %639 = extractelement <8 x float> %285, i64 6
  %640 = fmul contract float %300, %639
  %641 = fadd contract float %640, %315
  %642 = fptrunc contract float %641 to half
  %643 = getelementptr half, ptr addrspace(1) %311, i64 %638
  store half %642, ptr addrspace(1) %643, align 2, !tbaa !15
  %644 = mul nsw i64 %145, 110
  %645 = extractelement <8 x float> %285, i64 7
  %646 = fmul contract float %300, %645
  %647 = fadd contract float %646, %315
  %648 = fptrunc contract float %647 to half
  %649 = getelementptr half, ptr addrspace(1) %311, i64 %644
  store half %648, ptr addrspace(1) %649, align 2, !tbaa !15
  %650 = extractelement <8 x float> %286, i64 0
  %651 = fmul contract float %300, %650
  %652 = fadd contract float %651, %315
  %653 = fptrunc contract float %652 to half
  %654 = getelementptr half, ptr addrspace(1) %311, i64 %312
  store half %653, ptr addrspace(1) %654, align 2, !tbaa !15
  %655 = mul nsw i64 %145, 114
  %656 = extractelement <8 x float> %286, i64 1
  %657 = fmul contract float %300, %656
  %658 = fadd contract float %657, %315
  %659 = fptrunc contract float %658 to half
  %660 = getelementptr half, ptr addrspace(1) %311, i64 %655
  store half %659, ptr addrspace(1) %660, align 2, !tbaa !15
  %661 = mul nsw i64 %145, 116
  %662 = extractelement <8 x float> %286, i64 2
  %663 = fmul contract float %300, %662
  %664 = fadd contract float %663, %315
  %665 = fptrunc contract float %664 to half
  %666 = getelementptr half, ptr addrspace(1) %311, i64 %661
  store half %665, ptr addrspace(1) %666, align 2, !tbaa !15
  %667 = mul nsw i64 %145, 118
  %668 = extractelement <8 x float> %286, i64 3
  %669 = fmul contract float %300, %668
  %670 = fadd contract float %669, %315
  %671 = fptrunc contract float %670 to half
  %672 = getelementptr half, ptr addrspace(1) %311, i64 %667
  store half %671, ptr addrspace(1) %672, align 2, !tbaa !15
  %673 = mul nsw i64 %145, 120
  %674 = extractelement <8 x float> %286, i64 4
  %675 = fmul contract float %300, %674
  %676 = fadd contract float %675, %315
  %677 = fptrunc contract float %676 to half
  %678 = getelementptr half, ptr addrspace(1) %311, i64 %673
  store half %677, ptr addrspace(1) %678, align 2, !tbaa !15
  %679 = mul nsw i64 %145, 122
  %680 = extractelement <8 x float> %286, i64 5
  %681 = fmul contract float %300, %680
  %682 = fadd contract float %681, %315
  %683 = fptrunc contract float %682 to half
  %684 = getelementptr half, ptr addrspace(1) %311, i64 %679
  store half %683, ptr addrspace(1) %684, align 2, !tbaa !15
  %685 = mul nsw i64 %145, 124
  %686 = extractelement <8 x float> %286, i64 6
  %687 = fmul contract float %300, %686
  %688 = fadd contract float %687, %315
  %689 = fptrunc contract float %688 to half
  %690 = getelementptr half, ptr addrspace(1) %311, i64 %685
  store half %689, ptr addrspace(1) %690, align 2, !tbaa !15
  %691 = mul nsw i64 %145, 126
  %692 = extractelement <8 x float> %286, i64 7
  %693 = fmul contract float %300, %692
  %694 = fadd contract float %693, %315
  %695 = fptrunc contract float %694 to half
  %696 = getelementptr half, ptr addrspace(1) %311, i64 %691
  store half %695, ptr addrspace(1) %696, align 2, !tbaa !15
  %697 = sext i32 %302 to i64
  %698 = getelementptr half, ptr addrspace(1) %3, i64 %697
  %699 = getelementptr i8, ptr addrspace(1) %698, i64 32
  %700 = load half, ptr addrspace(1) %699, align 2, !tbaa !15
  %701 = fpext contract half %700 to float
  %702 = getelementptr i8, ptr addrspace(1) %311, i64 32
  %703 = extractelement <8 x float> %292, i64 0
  %704 = fmul contract float %300, %703
  %705 = fadd contract float %704, %701
  %706 = fptrunc contract float %705 to half
  store half %706, ptr addrspace(1) %702, align 2, !tbaa !15
  %707 = extractelement <8 x float> %292, i64 1
  %708 = fmul contract float %300, %707
  %709 = fadd contract float %708, %701
  %710 = fptrunc contract float %709 to half
  %711 = getelementptr half, ptr addrspace(1) %702, i64 %320
  store half %710, ptr addrspace(1) %711, align 2, !tbaa !15
  %712 = extractelement <8 x float> %292, i64 2
  %713 = fmul contract float %300, %712
  %714 = fadd contract float %713, %701
  %715 = fptrunc contract float %714 to half
  %716 = getelementptr half, ptr addrspace(1) %702, i64 %326
  store half %715, ptr addrspace(1) %716, align 2, !tbaa !15
  %717 = extractelement <8 x float> %292, i64 3
  %718 = fmul contract float %300, %717
  %719 = fadd contract float %718, %701
  %720 = fptrunc contract float %719 to half
  %721 = getelementptr half, ptr addrspace(1) %702, i64 %332
  store half %720, ptr addrspace(1) %721, align 2, !tbaa !15
  %722 = extractelement <8 x float> %292, i64 4
  %723 = fmul contract float %300, %722
  %724 = fadd contract float %723, %701
  %725 = fptrunc contract float %724 to half
  %726 = getelementptr half, ptr addrspace(1) %702, i64 %338
  store half %725, ptr addrspace(1) %726, align 2, !tbaa !15
  %727 = extractelement <8 x float> %292, i64 5
  %728 = fmul contract float %300, %727
  %729 = fadd contract float %728, %701
  %730 = fptrunc contract float %729 to half
  %731 = getelementptr half, ptr addrspace(1) %702, i64 %344
  store half %730, ptr addrspace(1) %731, align 2, !tbaa !15
  %732 = extractelement <8 x float> %292, i64 6
  %733 = fmul contract float %300, %732
  %734 = fadd contract float %733, %701
  %735 = fptrunc contract float %734 to half
  %736 = getelementptr half, ptr addrspace(1) %702, i64 %350
  store half %735, ptr addrspace(1) %736, align 2, !tbaa !15
  %737 = extractelement <8 x float> %292, i64 7
  %738 = fmul contract float %300, %737
  %739 = fadd contract float %738, %701
  %740 = fptrunc contract float %739 to half
  %741 = getelementptr half, ptr addrspace(1) %702, i64 %356
  store half %740, ptr addrspace(1) %741, align 2, !tbaa !15
  %742 = extractelement <8 x float> %293, i64 0
  %743 = fmul contract float %300, %742
  %744 = fadd contract float %743, %701
  %745 = fptrunc contract float %744 to half
  %746 = getelementptr half, ptr addrspace(1) %702, i64 %362
  store half %745, ptr addrspace(1) %746, align 2, !tbaa !15
  %747 = extractelement <8 x float> %293, i64 1
  %748 = fmul contract float %300, %747
  %749 = fadd contract float %748, %701
  %750 = fptrunc contract float %749 to half
  %751 = getelementptr half, ptr addrspace(1) %702, i64 %368
  store half %750, ptr addrspace(1) %751, align 2, !tbaa !15
  %752 = extractelement <8 x float> %293, i64 2
  %753 = fmul contract float %300, %752
  %754 = fadd contract float %753, %701
  %755 = fptrunc contract float %754 to half
  %756 = getelementptr half, ptr addrspace(1) %702, i64 %374
  store half %755, ptr addrspace(1) %756, align 2, !tbaa !15
  %757 = extractelement <8 x float> %293, i64 3
  %758 = fmul contract float %300, %757
  %759 = fadd contract float %758, %701
  %760 = fptrunc contract float %759 to half
  %761 = getelementptr half, ptr addrspace(1) %702, i64 %380
  store half %760, ptr addrspace(1) %761, align 2, !tbaa !15
  %762 = extractelement <8 x float> %293, i64 4
  %763 = fmul contract float %300, %762
  %764 = fadd contract float %763, %701
  %765 = fptrunc contract float %764 to half
  %766 = getelementptr half, ptr addrspace(1) %702, i64 %386
  store half %765, ptr addrspace(1) %766, align 2, !tbaa !15
  %767 = extractelement <8 x float> %293, i64 5
  %768 = fmul contract float %300, %767
  %769 = fadd contract float %768, %701
  %770 = fptrunc contract float %769 to half
  %771 = getelementptr half, ptr addrspace(1) %702, i64 %392
  store half %770, ptr addrspace(1) %771, align 2, !tbaa !15
  %772 = extractelement <8 x float> %293, i64 6
  %773 = fmul contract float %300, %772
  %774 = fadd contract float %773, %701
  %775 = fptrunc contract float %774 to half
  %776 = getelementptr half, ptr addrspace(1) %702, i64 %398
  store half %775, ptr addrspace(1) %776, align 2, !tbaa !15
  %777 = extractelement <8 x float> %293, i64 7
  %778 = fmul contract float %300, %777
  %779 = fadd contract float %778, %701
  %780 = fptrunc contract float %779 to half
  %781 = getelementptr half, ptr addrspace(1) %702, i64 %404
  store half %780, ptr addrspace(1) %781, align 2, !tbaa !15
  %782 = extractelement <8 x float> %294, i64 0
  %783 = fmul contract float %300, %782
  %784 = fadd contract float %783, %701
  %785 = fptrunc contract float %784 to half
  %786 = getelementptr half, ptr addrspace(1) %702, i64 %410
  store half %785, ptr addrspace(1) %786, align 2, !tbaa !15
  %787 = extractelement <8 x float> %294, i64 1
  %788 = fmul contract float %300, %787
  %789 = fadd contract float %788, %701
  %790 = fptrunc contract float %789 to half
  %791 = getelementptr half, ptr addrspace(1) %702, i64 %416
  store half %790, ptr addrspace(1) %791, align 2, !tbaa !15
  %792 = extractelement <8 x float> %294, i64 2
  %793 = fmul contract float %300, %792
  %794 = fadd contract float %793, %701
  %795 = fptrunc contract float %794 to half
  %796 = getelementptr half, ptr addrspace(1) %702, i64 %422
  store half %795, ptr addrspace(1) %796, align 2, !tbaa !15
  %797 = extractelement <8 x float> %294, i64 3
  %798 = fmul contract float %300, %797
  %799 = fadd contract float %798, %701
  %800 = fptrunc contract float %799 to half
  %801 = getelementptr half, ptr addrspace(1) %702, i64 %428
  store half %800, ptr addrspace(1) %801, align 2, !tbaa !15
  %802 = extractelement <8 x float> %294, i64 4
  %803 = fmul contract float %300, %802
  %804 = fadd contract float %803, %701
  %805 = fptrunc contract float %804 to half
  %806 = getelementptr half, ptr addrspace(1) %702, i64 %434
  store half %805, ptr addrspace(1) %806, align 2, !tbaa !15
  %807 = extractelement <8 x float> %294, i64 5
  %808 = fmul contract float %300, %807
  %809 = fadd contract float %808, %701
  %810 = fptrunc contract float %809 to half
  %811 = getelementptr half, ptr addrspace(1) %702, i64 %440
  store half %810, ptr addrspace(1) %811, align 2, !tbaa !15
  %812 = extractelement <8 x float> %294, i64 6
  %813 = fmul contract float %300, %812
  %814 = fadd contract float %813, %701
  %815 = fptrunc contract float %814 to half
  %816 = getelementptr half, ptr addrspace(1) %702, i64 %446
  store half %815, ptr addrspace(1) %816, align 2, !tbaa !15
  %817 = extractelement <8 x float> %294, i64 7
  %818 = fmul contract float %300, %817
  %819 = fadd contract float %818, %701
  %820 = fptrunc contract float %819 to half
  %821 = getelementptr half, ptr addrspace(1) %702, i64 %452
  store half %820, ptr addrspace(1) %821, align 2, !tbaa !15
  %822 = extractelement <8 x float> %295, i64 0
  %823 = fmul contract float %300, %822
  %824 = fadd contract float %823, %701
  %825 = fptrunc contract float %824 to half
  %826 = getelementptr half, ptr addrspace(1) %702, i64 %458
  store half %825, ptr addrspace(1) %826, align 2, !tbaa !15
  %827 = extractelement <8 x float> %295, i64 1
  %828 = fmul contract float %300, %827
  %829 = fadd contract float %828, %701
  %830 = fptrunc contract float %829 to half
  %831 = getelementptr half, ptr addrspace(1) %702, i64 %464
  store half %830, ptr addrspace(1) %831, align 2, !tbaa !15
  %832 = extractelement <8 x float> %295, i64 2
  %833 = fmul contract float %300, %832
  %834 = fadd contract float %833, %701
  %835 = fptrunc contract float %834 to half
  %836 = getelementptr half, ptr addrspace(1) %702, i64 %470
  store half %835, ptr addrspace(1) %836, align 2, !tbaa !15
  %837 = extractelement <8 x float> %295, i64 3
  %838 = fmul contract float %300, %837
  %839 = fadd contract float %838, %701
  %840 = fptrunc contract float %839 to half
  %841 = getelementptr half, ptr addrspace(1) %702, i64 %476
  store half %840, ptr addrspace(1) %841, align 2, !tbaa !15
  %842 = extractelement <8 x float> %295, i64 4
  %843 = fmul contract float %300, %842
  %844 = fadd contract float %843, %701
  %845 = fptrunc contract float %844 to half
  %846 = getelementptr half, ptr addrspace(1) %702, i64 %482
  store half %845, ptr addrspace(1) %846, align 2, !tbaa !15
  %847 = extractelement <8 x float> %295, i64 5
  %848 = fmul contract float %300, %847
  %849 = fadd contract float %848, %701
  %850 = fptrunc contract float %849 to half
  %851 = getelementptr half, ptr addrspace(1) %702, i64 %488
  store half %850, ptr addrspace(1) %851, align 2, !tbaa !15
  %852 = extractelement <8 x float> %295, i64 6
  %853 = fmul contract float %300, %852
  %854 = fadd contract float %853, %701
  %855 = fptrunc contract float %854 to half
  %856 = getelementptr half, ptr addrspace(1) %702, i64 %494
  store half %855, ptr addrspace(1) %856, align 2, !tbaa !15
  %857 = extractelement <8 x float> %295, i64 7
  %858 = fmul contract float %300, %857
  %859 = fadd contract float %858, %701
  %860 = fptrunc contract float %859 to half
  %861 = getelementptr half, ptr addrspace(1) %702, i64 %500
  store half %860, ptr addrspace(1) %861, align 2, !tbaa !15
  %862 = extractelement <8 x float> %296, i64 0
  %863 = fmul contract float %300, %862
  %864 = fadd contract float %863, %701
  %865 = fptrunc contract float %864 to half
  %866 = getelementptr half, ptr addrspace(1) %702, i64 %506
  store half %865, ptr addrspace(1) %866, align 2, !tbaa !15
  %867 = extractelement <8 x float> %296, i64 1
  %868 = fmul contract float %300, %867
  %869 = fadd contract float %868, %701
  %870 = fptrunc contract float %869 to half
  %871 = getelementptr half, ptr addrspace(1) %702, i64 %512
  store half %870, ptr addrspace(1) %871, align 2, !tbaa !15
  %872 = extractelement <8 x float> %296, i64 2
  %873 = fmul contract float %300, %872
  %874 = fadd contract float %873, %701
  %875 = fptrunc contract float %874 to half
  %876 = getelementptr half, ptr addrspace(1) %702, i64 %518
  store half %875, ptr addrspace(1) %876, align 2, !tbaa !15
  %877 = extractelement <8 x float> %296, i64 3
  %878 = fmul contract float %300, %877
  %879 = fadd contract float %878, %701
  %880 = fptrunc contract float %879 to half
  %881 = getelementptr half, ptr addrspace(1) %702, i64 %524
  store half %880, ptr addrspace(1) %881, align 2, !tbaa !15
  %882 = extractelement <8 x float> %296, i64 4
  %883 = fmul contract float %300, %882
  %884 = fadd contract float %883, %701
  %885 = fptrunc contract float %884 to half
  %886 = getelementptr half, ptr addrspace(1) %702, i64 %530
  store half %885, ptr addrspace(1) %886, align 2, !tbaa !15
  %887 = extractelement <8 x float> %296, i64 5
  %888 = fmul contract float %300, %887
  %889 = fadd contract float %888, %701
  %890 = fptrunc contract float %889 to half
  %891 = getelementptr half, ptr addrspace(1) %702, i64 %536
  store half %890, ptr addrspace(1) %891, align 2, !tbaa !15
  %892 = extractelement <8 x float> %296, i64 6
  %893 = fmul contract float %300, %892
  %894 = fadd contract float %893, %701
  %895 = fptrunc contract float %894 to half
  %896 = getelementptr half, ptr addrspace(1) %702, i64 %542
  store half %895, ptr addrspace(1) %896, align 2, !tbaa !15
  %897 = extractelement <8 x float> %296, i64 7
  %898 = fmul contract float %300, %897
  %899 = fadd contract float %898, %701
  %900 = fptrunc contract float %899 to half
  %901 = getelementptr half, ptr addrspace(1) %702, i64 %548
  store half %900, ptr addrspace(1) %901, align 2, !tbaa !15
  %902 = extractelement <8 x float> %297, i64 0
  %903 = fmul contract float %300, %902
  %904 = fadd contract float %903, %701
  %905 = fptrunc contract float %904 to half
  %906 = getelementptr half, ptr addrspace(1) %702, i64 %554
  store half %905, ptr addrspace(1) %906, align 2, !tbaa !15
  %907 = extractelement <8 x float> %297, i64 1
  %908 = fmul contract float %300, %907
  %909 = fadd contract float %908, %701
  %910 = fptrunc contract float %909 to half
  %911 = getelementptr half, ptr addrspace(1) %702, i64 %560
  store half %910, ptr addrspace(1) %911, align 2, !tbaa !15
  %912 = extractelement <8 x float> %297, i64 2
  %913 = fmul contract float %300, %912
  %914 = fadd contract float %913, %701
  %915 = fptrunc contract float %914 to half
  %916 = getelementptr half, ptr addrspace(1) %702, i64 %566
  store half %915, ptr addrspace(1) %916, align 2, !tbaa !15
  %917 = extractelement <8 x float> %297, i64 3
  %918 = fmul contract float %300, %917
  %919 = fadd contract float %918, %701
  %920 = fptrunc contract float %919 to half
  %921 = getelementptr half, ptr addrspace(1) %702, i64 %572
  store half %920, ptr addrspace(1) %921, align 2, !tbaa !15
  %922 = extractelement <8 x float> %297, i64 4
  %923 = fmul contract float %300, %922
  %924 = fadd contract float %923, %701
  %925 = fptrunc contract float %924 to half
  %926 = getelementptr half, ptr addrspace(1) %702, i64 %578
  store half %925, ptr addrspace(1) %926, align 2, !tbaa !15
  %927 = extractelement <8 x float> %297, i64 5
  %928 = fmul contract float %300, %927
  %929 = fadd contract float %928, %701
  %930 = fptrunc contract float %929 to half
  %931 = getelementptr half, ptr addrspace(1) %702, i64 %584
  store half %930, ptr addrspace(1) %931, align 2, !tbaa !15
  %932 = extractelement <8 x float> %297, i64 6
  %933 = fmul contract float %300, %932
  %934 = fadd contract float %933, %701
  %935 = fptrunc contract float %934 to half
  %936 = getelementptr half, ptr addrspace(1) %702, i64 %590
  store half %935, ptr addrspace(1) %936, align 2, !tbaa !15
  %937 = extractelement <8 x float> %297, i64 7
  %938 = fmul contract float %300, %937
  %939 = fadd contract float %938, %701
  %940 = fptrunc contract float %939 to half
  %941 = getelementptr half, ptr addrspace(1) %702, i64 %596
  store half %940, ptr addrspace(1) %941, align 2, !tbaa !15
  %942 = extractelement <8 x float> %298, i64 0
  %943 = fmul contract float %300, %942
  %944 = fadd contract float %943, %701
  %945 = fptrunc contract float %944 to half
  %946 = getelementptr half, ptr addrspace(1) %702, i64 %602
  store half %945, ptr addrspace(1) %946, align 2, !tbaa !15
  %947 = extractelement <8 x float> %298, i64 1
  %948 = fmul contract float %300, %947
  %949 = fadd contract float %948, %701
  %950 = fptrunc contract float %949 to half
  %951 = getelementptr half, ptr addrspace(1) %702, i64 %608
  store half %950, ptr addrspace(1) %951, align 2, !tbaa !15
  %952 = extractelement <8 x float> %298, i64 2
  %953 = fmul contract float %300, %952
  %954 = fadd contract float %953, %701
  %955 = fptrunc contract float %954 to half
  %956 = getelementptr half, ptr addrspace(1) %702, i64 %614
  store half %955, ptr addrspace(1) %956, align 2, !tbaa !15
  %957 = extractelement <8 x float> %298, i64 3
  %958 = fmul contract float %300, %957
  %959 = fadd contract float %958, %701
  %960 = fptrunc contract float %959 to half
  %961 = getelementptr half, ptr addrspace(1) %702, i64 %620
  store half %960, ptr addrspace(1) %961, align 2, !tbaa !15
  %962 = extractelement <8 x float> %298, i64 4
  %963 = fmul contract float %300, %962
  %964 = fadd contract float %963, %701
  %965 = fptrunc contract float %964 to half
  %966 = getelementptr half, ptr addrspace(1) %702, i64 %626
  store half %965, ptr addrspace(1) %966, align 2, !tbaa !15
  %967 = extractelement <8 x float> %298, i64 5
  %968 = fmul contract float %300, %967
  %969 = fadd contract float %968, %701
  %970 = fptrunc contract float %969 to half
  %971 = getelementptr half, ptr addrspace(1) %702, i64 %632
  store half %970, ptr addrspace(1) %971, align 2, !tbaa !15
  %972 = extractelement <8 x float> %298, i64 6
  %973 = fmul contract float %300, %972
  %974 = fadd contract float %973, %701
  %975 = fptrunc contract float %974 to half
  %976 = getelementptr half, ptr addrspace(1) %702, i64 %638
  store half %975, ptr addrspace(1) %976, align 2, !tbaa !15
  %977 = extractelement <8 x float> %298, i64 7
  %978 = fmul contract float %300, %977
  %979 = fadd contract float %978, %701
  %980 = fptrunc contract float %979 to half
  %981 = getelementptr half, ptr addrspace(1) %702, i64 %644
  store half %980, ptr addrspace(1) %981, align 2, !tbaa !15
  %982 = extractelement <8 x float> %299, i64 0
  %983 = fmul contract float %300, %982
  %984 = fadd contract float %983, %701
  %985 = fptrunc contract float %984 to half
  %986 = getelementptr half, ptr addrspace(1) %702, i64 %312
  store half %985, ptr addrspace(1) %986, align 2, !tbaa !15
  %987 = extractelement <8 x float> %299, i64 1
  %988 = fmul contract float %300, %987
  %989 = fadd contract float %988, %701
  %990 = fptrunc contract float %989 to half
  %991 = getelementptr half, ptr addrspace(1) %702, i64 %655
  store half %990, ptr addrspace(1) %991, align 2, !tbaa !15
  %992 = extractelement <8 x float> %299, i64 2
  %993 = fmul contract float %300, %992
  %994 = fadd contract float %993, %701
  %995 = fptrunc contract float %994 to half
  %996 = getelementptr half, ptr addrspace(1) %702, i64 %661
  store half %995, ptr addrspace(1) %996, align 2, !tbaa !15
  %997 = extractelement <8 x float> %299, i64 3
  %998 = fmul contract float %300, %997
  %999 = fadd contract float %998, %701
  %1000 = fptrunc contract float %999 to half
  %1001 = getelementptr half, ptr addrspace(1) %702, i64 %667
  store half %1000, ptr addrspace(1) %1001, align 2, !tbaa !15
  %1002 = extractelement <8 x float> %299, i64 4
  %1003 = fmul contract float %300, %1002
  %1004 = fadd contract float %1003, %701
  %1005 = fptrunc contract float %1004 to half
  %1006 = getelementptr half, ptr addrspace(1) %702, i64 %673
  store half %1005, ptr addrspace(1) %1006, align 2, !tbaa !15
  %1007 = extractelement <8 x float> %299, i64 5
  %1008 = fmul contract float %300, %1007
  %1009 = fadd contract float %1008, %701
  %1010 = fptrunc contract float %1009 to half
  %1011 = getelementptr half, ptr addrspace(1) %702, i64 %679
  store half %1010, ptr addrspace(1) %1011, align 2, !tbaa !15
  %1012 = extractelement <8 x float> %299, i64 6
  %1013 = fmul contract float %300, %1012
  %1014 = fadd contract float %1013, %701
  %1015 = fptrunc contract float %1014 to half
  %1016 = getelementptr half, ptr addrspace(1) %702, i64 %685
  store half %1015, ptr addrspace(1) %1016, align 2, !tbaa !15
  %1017 = extractelement <8 x float> %299, i64 7
  %1018 = fmul contract float %300, %1017
  %1019 = fadd contract float %1018, %701
  %1020 = fptrunc contract float %1019 to half
  %1021 = getelementptr half, ptr addrspace(1) %702, i64 %691
  store half %1020, ptr addrspace(1) %1021, align 2, !tbaa !15
  ret void

1022:                                             ; preds = %140, %1022
  %1023 = phi <8 x float> [ zeroinitializer, %140 ], [ %1191, %1022 ]
  %1024 = phi <8 x float> [ zeroinitializer, %140 ], [ %1178, %1022 ]
  %1025 = phi <8 x float> [ zeroinitializer, %140 ], [ %1190, %1022 ]
  %1026 = phi <8 x float> [ zeroinitializer, %140 ], [ %1177, %1022 ]
  %1027 = phi <8 x float> [ zeroinitializer, %140 ], [ %1189, %1022 ]
  %1028 = phi <8 x float> [ zeroinitializer, %140 ], [ %1176, %1022 ]
  %1029 = phi <8 x float> [ zeroinitializer, %140 ], [ %1188, %1022 ]
  %1030 = phi <8 x float> [ zeroinitializer, %140 ], [ %1175, %1022 ]
  %1031 = phi <8 x float> [ zeroinitializer, %140 ], [ %1187, %1022 ]
  %1032 = phi <8 x float> [ zeroinitializer, %140 ], [ %1174, %1022 ]
  %1033 = phi <8 x float> [ zeroinitializer, %140 ], [ %1186, %1022 ]
  %1034 = phi <8 x float> [ zeroinitializer, %140 ], [ %1173, %1022 ]
  %1035 = phi <8 x float> [ zeroinitializer, %140 ], [ %1185, %1022 ]
  %1036 = phi <8 x float> [ zeroinitializer, %140 ], [ %1172, %1022 ]
  %1037 = phi <8 x float> [ zeroinitializer, %140 ], [ %1184, %1022 ]
  %1038 = phi <8 x float> [ zeroinitializer, %140 ], [ %1171, %1022 ]
  %1039 = phi ptr addrspace(1) [ %22, %140 ], [ %1043, %1022 ]
  %1040 = phi ptr addrspace(1) [ %25, %140 ], [ %1044, %1022 ]
  %1041 = phi i32 [ 0, %140 ], [ %1192, %1022 ]
  %1042 = phi i32 [ 32, %140 ], [ %1262, %1022 ]
  %1043 = getelementptr inbounds nuw i8, ptr addrspace(1) %1039, i64 64
  %1044 = getelementptr inbounds i8, ptr addrspace(1) %1040, i64 %142
  %1045 = getelementptr half, ptr addrspace(1) %1043, i64 %28
  %1046 = getelementptr half, ptr addrspace(1) %1045, i64 %32
  %1047 = load <8 x half>, ptr addrspace(1) %1046, align 16, !tbaa !9, !noalias !17
  %1048 = getelementptr half, ptr addrspace(1) %1045, i64 %38
  %1049 = load <8 x half>, ptr addrspace(1) %1048, align 16, !tbaa !9, !noalias !17
  %1050 = getelementptr half, ptr addrspace(1) %1045, i64 %44
  %1051 = load <8 x half>, ptr addrspace(1) %1050, align 16, !tbaa !9, !noalias !17
  %1052 = getelementptr half, ptr addrspace(1) %1045, i64 %50
  %1053 = load <8 x half>, ptr addrspace(1) %1052, align 16, !tbaa !9, !noalias !17
  %1054 = getelementptr inbounds i8, ptr addrspace(1) %1044, i64 %58
  %1055 = load <4 x i32>, ptr addrspace(1) %1054, align 16, !tbaa !9, !noalias !17
  %1056 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Stage", ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %1041
  %1057 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1056, i32 %17
  %1058 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1057, i32 %143
  %1059 = getelementptr inbounds nuw i8, ptr addrspace(3) %1056, i32 16512
  %1060 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1059, i32 %18
  %1061 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1060, i32 %143
  %1062 = load <8 x half>, ptr addrspace(3) %1058, align 16, !tbaa !9
  %1063 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 4128
  %1064 = load <8 x half>, ptr addrspace(3) %1063, align 16, !tbaa !9
  %1065 = shufflevector <8 x half> %1062, <8 x half> %1064, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1066 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 256
  %1067 = load <8 x half>, ptr addrspace(3) %1066, align 16, !tbaa !9
  %1068 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 4384
  %1069 = load <8 x half>, ptr addrspace(3) %1068, align 16, !tbaa !9
  %1070 = shufflevector <8 x half> %1067, <8 x half> %1069, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1071 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 512
  %1072 = load <8 x half>, ptr addrspace(3) %1071, align 16, !tbaa !9
  %1073 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 4640
  %1074 = load <8 x half>, ptr addrspace(3) %1073, align 16, !tbaa !9
  %1075 = shufflevector <8 x half> %1072, <8 x half> %1074, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1076 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 768
  %1077 = load <8 x half>, ptr addrspace(3) %1076, align 16, !tbaa !9
  %1078 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 4896
  %1079 = load <8 x half>, ptr addrspace(3) %1078, align 16, !tbaa !9
  %1080 = shufflevector <8 x half> %1077, <8 x half> %1079, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1081 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 1024
  %1082 = load <8 x half>, ptr addrspace(3) %1081, align 16, !tbaa !9
  %1083 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 5152
  %1084 = load <8 x half>, ptr addrspace(3) %1083, align 16, !tbaa !9
  %1085 = shufflevector <8 x half> %1082, <8 x half> %1084, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1086 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 1280
  %1087 = load <8 x half>, ptr addrspace(3) %1086, align 16, !tbaa !9
  %1088 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 5408
  %1089 = load <8 x half>, ptr addrspace(3) %1088, align 16, !tbaa !9
  %1090 = shufflevector <8 x half> %1087, <8 x half> %1089, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1091 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 1536
  %1092 = load <8 x half>, ptr addrspace(3) %1091, align 16, !tbaa !9
  %1093 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 5664
  %1094 = load <8 x half>, ptr addrspace(3) %1093, align 16, !tbaa !9
  %1095 = shufflevector <8 x half> %1092, <8 x half> %1094, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1096 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 1792
  %1097 = load <8 x half>, ptr addrspace(3) %1096, align 16, !tbaa !9
  %1098 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 5920
  %1099 = load <8 x half>, ptr addrspace(3) %1098, align 16, !tbaa !9
  %1100 = shufflevector <8 x half> %1097, <8 x half> %1099, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1101 = load <8 x half>, ptr addrspace(3) %1061, align 16, !tbaa !9
  %1102 = getelementptr inbounds nuw i8, ptr addrspace(3) %1061, i32 2048
  %1103 = load <8 x half>, ptr addrspace(3) %1102, align 16, !tbaa !9
  %1104 = shufflevector <8 x half> %1101, <8 x half> %1103, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1105 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1065, <16 x half> %1104, <8 x float> %1038)
  %1106 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1070, <16 x half> %1104, <8 x float> %1036)
  %1107 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1075, <16 x half> %1104, <8 x float> %1034)
  %1108 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1080, <16 x half> %1104, <8 x float> %1032)
  %1109 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1085, <16 x half> %1104, <8 x float> %1030)
  %1110 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1090, <16 x half> %1104, <8 x float> %1028)
  %1111 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1095, <16 x half> %1104, <8 x float> %1026)
  %1112 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1100, <16 x half> %1104, <8 x float> %1024)
  %1113 = getelementptr inbounds nuw i8, ptr addrspace(3) %1061, i32 256
  %1114 = load <8 x half>, ptr addrspace(3) %1113, align 16, !tbaa !9
  %1115 = getelementptr inbounds nuw i8, ptr addrspace(3) %1061, i32 2304
  %1116 = load <8 x half>, ptr addrspace(3) %1115, align 16, !tbaa !9
  %1117 = shufflevector <8 x half> %1114, <8 x half> %1116, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1118 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1065, <16 x half> %1117, <8 x float> %1037)
  %1119 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1070, <16 x half> %1117, <8 x float> %1035)
  %1120 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1075, <16 x half> %1117, <8 x float> %1033)
  %1121 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1080, <16 x half> %1117, <8 x float> %1031)
  %1122 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1085, <16 x half> %1117, <8 x float> %1029)
  %1123 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1090, <16 x half> %1117, <8 x float> %1027)
  %1124 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1095, <16 x half> %1117, <8 x float> %1025)
  %1125 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1100, <16 x half> %1117, <8 x float> %1023)
  tail call void @llvm.amdgcn.sched.barrier(i32 0)
  %1126 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 8256
  %1127 = load <8 x half>, ptr addrspace(3) %1126, align 16, !tbaa !9
  %1128 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 12384
  %1129 = load <8 x half>, ptr addrspace(3) %1128, align 16, !tbaa !9
  %1130 = shufflevector <8 x half> %1127, <8 x half> %1129, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1131 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 8512
  %1132 = load <8 x half>, ptr addrspace(3) %1131, align 16, !tbaa !9
  %1133 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 12640
  %1134 = load <8 x half>, ptr addrspace(3) %1133, align 16, !tbaa !9
  %1135 = shufflevector <8 x half> %1132, <8 x half> %1134, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1136 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 8768
  %1137 = load <8 x half>, ptr addrspace(3) %1136, align 16, !tbaa !9
  %1138 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 12896
  %1139 = load <8 x half>, ptr addrspace(3) %1138, align 16, !tbaa !9
  %1140 = shufflevector <8 x half> %1137, <8 x half> %1139, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1141 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 9024
  %1142 = load <8 x half>, ptr addrspace(3) %1141, align 16, !tbaa !9
  %1143 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 13152
  %1144 = load <8 x half>, ptr addrspace(3) %1143, align 16, !tbaa !9
  %1145 = shufflevector <8 x half> %1142, <8 x half> %1144, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1146 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 9280
  %1147 = load <8 x half>, ptr addrspace(3) %1146, align 16, !tbaa !9
  %1148 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 13408
  %1149 = load <8 x half>, ptr addrspace(3) %1148, align 16, !tbaa !9
  %1150 = shufflevector <8 x half> %1147, <8 x half> %1149, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1151 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 9536
  %1152 = load <8 x half>, ptr addrspace(3) %1151, align 16, !tbaa !9
  %1153 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 13664
  %1154 = load <8 x half>, ptr addrspace(3) %1153, align 16, !tbaa !9
  %1155 = shufflevector <8 x half> %1152, <8 x half> %1154, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1156 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 9792
  %1157 = load <8 x half>, ptr addrspace(3) %1156, align 16, !tbaa !9
  %1158 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 13920
  %1159 = load <8 x half>, ptr addrspace(3) %1158, align 16, !tbaa !9
  %1160 = shufflevector <8 x half> %1157, <8 x half> %1159, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1161 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 10048
  %1162 = load <8 x half>, ptr addrspace(3) %1161, align 16, !tbaa !9
  %1163 = getelementptr inbounds nuw i8, ptr addrspace(3) %1058, i32 14176
  %1164 = load <8 x half>, ptr addrspace(3) %1163, align 16, !tbaa !9
  %1165 = shufflevector <8 x half> %1162, <8 x half> %1164, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1166 = getelementptr inbounds nuw i8, ptr addrspace(3) %1061, i32 4096
  %1167 = load <8 x half>, ptr addrspace(3) %1166, align 16, !tbaa !9
  %1168 = getelementptr inbounds nuw i8, ptr addrspace(3) %1061, i32 6144
  %1169 = load <8 x half>, ptr addrspace(3) %1168, align 16, !tbaa !9
  %1170 = shufflevector <8 x half> %1167, <8 x half> %1169, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1171 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1130, <16 x half> %1170, <8 x float> %1105)
  %1172 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1135, <16 x half> %1170, <8 x float> %1106)
  %1173 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1140, <16 x half> %1170, <8 x float> %1107)
  %1174 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1145, <16 x half> %1170, <8 x float> %1108)
  %1175 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1150, <16 x half> %1170, <8 x float> %1109)
  %1176 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1155, <16 x half> %1170, <8 x float> %1110)
  %1177 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1160, <16 x half> %1170, <8 x float> %1111)
  %1178 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1165, <16 x half> %1170, <8 x float> %1112)
  %1179 = getelementptr inbounds nuw i8, ptr addrspace(3) %1061, i32 4352
  %1180 = load <8 x half>, ptr addrspace(3) %1179, align 16, !tbaa !9
  %1181 = getelementptr inbounds nuw i8, ptr addrspace(3) %1061, i32 6400
  %1182 = load <8 x half>, ptr addrspace(3) %1181, align 16, !tbaa !9
  %1183 = shufflevector <8 x half> %1180, <8 x half> %1182, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1184 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1130, <16 x half> %1183, <8 x float> %1118)
  %1185 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1135, <16 x half> %1183, <8 x float> %1119)
  %1186 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1140, <16 x half> %1183, <8 x float> %1120)
  %1187 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1145, <16 x half> %1183, <8 x float> %1121)
  %1188 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1150, <16 x half> %1183, <8 x float> %1122)
  %1189 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1155, <16 x half> %1183, <8 x float> %1123)
  %1190 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1160, <16 x half> %1183, <8 x float> %1124)
  %1191 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1165, <16 x half> %1183, <8 x float> %1125)
  tail call void @llvm.amdgcn.sched.barrier(i32 0)
  %1192 = xor i32 %1041, 1
  %1193 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Stage", ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %1192
  %1194 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1193, i32 %63
  store <8 x half> %1047, ptr addrspace(3) %1194, align 16, !tbaa !9
  %1195 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1193, i32 %65
  store <8 x half> %1049, ptr addrspace(3) %1195, align 16, !tbaa !9
  %1196 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1193, i32 %67
  store <8 x half> %1051, ptr addrspace(3) %1196, align 16, !tbaa !9
  %1197 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1193, i32 %69
  store <8 x half> %1053, ptr addrspace(3) %1197, align 16, !tbaa !9
  %1198 = getelementptr inbounds nuw i8, ptr addrspace(3) %1193, i32 16512
  %1199 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1198, i32 %72
  %1200 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1199, i32 %55
  %1201 = getelementptr inbounds nuw i8, ptr addrspace(3) %1200, i32 2048
  %1202 = extractelement <4 x i32> %1055, i64 0
  %1203 = extractelement <4 x i32> %1055, i64 1
  %1204 = tail call i32 @llvm.amdgcn.perm(i32 %1202, i32 0, i32 84673548)
  %1205 = bitcast i32 %1204 to <2 x i16>
  %1206 = ashr <2 x i16> %1205, splat (i16 1)
  %1207 = bitcast <2 x i16> %1206 to i32
  %1208 = and i32 %1207, -1073758209
  %1209 = bitcast i32 %1208 to <2 x half>
  %1210 = tail call i32 @llvm.amdgcn.perm(i32 %1202, i32 0, i32 118228492)
  %1211 = bitcast i32 %1210 to <2 x i16>
  %1212 = ashr <2 x i16> %1211, splat (i16 1)
  %1213 = bitcast <2 x i16> %1212 to i32
  %1214 = and i32 %1213, -1073758209
  %1215 = bitcast i32 %1214 to <2 x half>
  %1216 = tail call i32 @llvm.amdgcn.perm(i32 %1203, i32 0, i32 84673548)
  %1217 = bitcast i32 %1216 to <2 x i16>
  %1218 = ashr <2 x i16> %1217, splat (i16 1)
  %1219 = bitcast <2 x i16> %1218 to i32
  %1220 = and i32 %1219, -1073758209
  %1221 = bitcast i32 %1220 to <2 x half>
  %1222 = tail call i32 @llvm.amdgcn.perm(i32 %1203, i32 0, i32 118228492)
  %1223 = bitcast i32 %1222 to <2 x i16>
  %1224 = ashr <2 x i16> %1223, splat (i16 1)
  %1225 = bitcast <2 x i16> %1224 to i32
  %1226 = and i32 %1225, -1073758209
  %1227 = bitcast i32 %1226 to <2 x half>
  %1228 = shufflevector <2 x half> %1209, <2 x half> %1215, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1229 = shufflevector <2 x half> %1221, <2 x half> %1227, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1230 = shufflevector <4 x half> %1228, <4 x half> %1229, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %1231 = fmul contract <8 x half> %1230, splat (half 0xH5C00)
  store <8 x half> %1231, ptr addrspace(3) %1200, align 16, !tbaa !9
  %1232 = extractelement <4 x i32> %1055, i64 2
  %1233 = extractelement <4 x i32> %1055, i64 3
  %1234 = tail call i32 @llvm.amdgcn.perm(i32 %1232, i32 0, i32 84673548)
  %1235 = bitcast i32 %1234 to <2 x i16>
  %1236 = ashr <2 x i16> %1235, splat (i16 1)
  %1237 = bitcast <2 x i16> %1236 to i32
  %1238 = and i32 %1237, -1073758209
  %1239 = bitcast i32 %1238 to <2 x half>
  %1240 = tail call i32 @llvm.amdgcn.perm(i32 %1232, i32 0, i32 118228492)
  %1241 = bitcast i32 %1240 to <2 x i16>
  %1242 = ashr <2 x i16> %1241, splat (i16 1)
  %1243 = bitcast <2 x i16> %1242 to i32
  %1244 = and i32 %1243, -1073758209
  %1245 = bitcast i32 %1244 to <2 x half>
  %1246 = tail call i32 @llvm.amdgcn.perm(i32 %1233, i32 0, i32 84673548)
  %1247 = bitcast i32 %1246 to <2 x i16>
  %1248 = ashr <2 x i16> %1247, splat (i16 1)
  %1249 = bitcast <2 x i16> %1248 to i32
  %1250 = and i32 %1249, -1073758209
  %1251 = bitcast i32 %1250 to <2 x half>
  %1252 = tail call i32 @llvm.amdgcn.perm(i32 %1233, i32 0, i32 118228492)
  %1253 = bitcast i32 %1252 to <2 x i16>
  %1254 = ashr <2 x i16> %1253, splat (i16 1)
  %1255 = bitcast <2 x i16> %1254 to i32
  %1256 = and i32 %1255, -1073758209
  %1257 = bitcast i32 %1256 to <2 x half>
  %1258 = shufflevector <2 x half> %1239, <2 x half> %1245, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1259 = shufflevector <2 x half> %1251, <2 x half> %1257, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1260 = shufflevector <4 x half> %1258, <4 x half> %1259, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %1261 = fmul contract <8 x half> %1260, splat (half 0xH5C00)
  store <8 x half> %1261, ptr addrspace(3) %1201, align 16, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %1262 = add nuw nsw i32 %1042, 32
  %1263 = icmp slt i32 %1262, %7
  br i1 %1263, label %1022, label %144, !llvm.loop !20
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
