; ModuleID = '/work/main/hip_kernels/scaled_mm.hip'
source_filename = "/work/main/hip_kernels/scaled_mm.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%"struct.(anonymous namespace)::Stage" = type { [520 x <8 x half>], [1024 x <8 x half>] }

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
  %24 = getelementptr inbounds half, ptr addrspace(1) %0, i64 %23
  %25 = sext i32 %16 to i64
  %26 = shl nsw i64 %25, 4
  %27 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %26
  %28 = shl nuw nsw i32 %9, 3
  %29 = and i32 %28, 24
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr half, ptr addrspace(1) %24, i64 %30
  %32 = lshr i32 %9, 2
  %33 = mul nsw i32 %7, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr half, ptr addrspace(1) %31, i64 %34
  %36 = load <8 x half>, ptr addrspace(1) %35, align 16, !tbaa !9
  %37 = add nuw nsw i32 %9, 256
  %38 = lshr i32 %37, 2
  %39 = mul nsw i32 %7, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr half, ptr addrspace(1) %31, i64 %40
  %42 = load <8 x half>, ptr addrspace(1) %41, align 16, !tbaa !9
  %43 = lshr i32 %9, 8
  %44 = and i32 %9, 255
  %45 = mul nsw i32 %6, %43
  %46 = add nsw i32 %45, %44
  %47 = shl nsw i32 %46, 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i8, ptr addrspace(1) %27, i64 %48
  %50 = load <4 x i32>, ptr addrspace(1) %49, align 16, !tbaa !9
  %51 = add nuw nsw i32 %43, 1
  %52 = mul nsw i32 %6, %51
  %53 = add nsw i32 %52, %44
  %54 = shl nsw i32 %53, 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr addrspace(1) %27, i64 %55
  %57 = load <4 x i32>, ptr addrspace(1) %56, align 16, !tbaa !9
  %58 = and i32 %9, 3
  %59 = mul nuw nsw i32 %58, 130
  %60 = add nuw nsw i32 %59, %32
  %61 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %60
  store <8 x half> %36, ptr addrspace(3) %61, align 16, !tbaa !9
  %62 = add nuw nsw i32 %38, %59
  %63 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %62
  store <8 x half> %42, ptr addrspace(3) %63, align 16, !tbaa !9
  %64 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 8320), i32 %44
  %65 = and i32 %19, 1536
  %66 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %64, i32 %65
  %67 = extractelement <4 x i32> %50, i64 0
  %68 = extractelement <4 x i32> %50, i64 1
  %69 = tail call i32 @llvm.amdgcn.perm(i32 %67, i32 0, i32 84673548)
  %70 = bitcast i32 %69 to <2 x i16>
  %71 = ashr <2 x i16> %70, splat (i16 1)
  %72 = bitcast <2 x i16> %71 to i32
  %73 = and i32 %72, -1073758209
  %74 = bitcast i32 %73 to <2 x half>
  %75 = tail call i32 @llvm.amdgcn.perm(i32 %67, i32 0, i32 118228492)
  %76 = bitcast i32 %75 to <2 x i16>
  %77 = ashr <2 x i16> %76, splat (i16 1)
  %78 = bitcast <2 x i16> %77 to i32
  %79 = and i32 %78, -1073758209
  %80 = bitcast i32 %79 to <2 x half>
  %81 = tail call i32 @llvm.amdgcn.perm(i32 %68, i32 0, i32 84673548)
  %82 = bitcast i32 %81 to <2 x i16>
  %83 = ashr <2 x i16> %82, splat (i16 1)
  %84 = bitcast <2 x i16> %83 to i32
  %85 = and i32 %84, -1073758209
  %86 = bitcast i32 %85 to <2 x half>
  %87 = tail call i32 @llvm.amdgcn.perm(i32 %68, i32 0, i32 118228492)
  %88 = bitcast i32 %87 to <2 x i16>
  %89 = ashr <2 x i16> %88, splat (i16 1)
  %90 = bitcast <2 x i16> %89 to i32
  %91 = and i32 %90, -1073758209
  %92 = bitcast i32 %91 to <2 x half>
  %93 = shufflevector <2 x half> %74, <2 x half> %80, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %94 = shufflevector <2 x half> %86, <2 x half> %92, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %95 = shufflevector <4 x half> %93, <4 x half> %94, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %96 = fmul contract <8 x half> %95, splat (half 0xH5C00)
  store <8 x half> %96, ptr addrspace(3) %66, align 16, !tbaa !9
  %97 = extractelement <4 x i32> %50, i64 2
  %98 = extractelement <4 x i32> %50, i64 3
  %99 = tail call i32 @llvm.amdgcn.perm(i32 %97, i32 0, i32 84673548)
  %100 = bitcast i32 %99 to <2 x i16>
  %101 = ashr <2 x i16> %100, splat (i16 1)
  %102 = bitcast <2 x i16> %101 to i32
  %103 = and i32 %102, -1073758209
  %104 = bitcast i32 %103 to <2 x half>
  %105 = tail call i32 @llvm.amdgcn.perm(i32 %97, i32 0, i32 118228492)
  %106 = bitcast i32 %105 to <2 x i16>
  %107 = ashr <2 x i16> %106, splat (i16 1)
  %108 = bitcast <2 x i16> %107 to i32
  %109 = and i32 %108, -1073758209
  %110 = bitcast i32 %109 to <2 x half>
  %111 = tail call i32 @llvm.amdgcn.perm(i32 %98, i32 0, i32 84673548)
  %112 = bitcast i32 %111 to <2 x i16>
  %113 = ashr <2 x i16> %112, splat (i16 1)
  %114 = bitcast <2 x i16> %113 to i32
  %115 = and i32 %114, -1073758209
  %116 = bitcast i32 %115 to <2 x half>
  %117 = tail call i32 @llvm.amdgcn.perm(i32 %98, i32 0, i32 118228492)
  %118 = bitcast i32 %117 to <2 x i16>
  %119 = ashr <2 x i16> %118, splat (i16 1)
  %120 = bitcast <2 x i16> %119 to i32
  %121 = and i32 %120, -1073758209
  %122 = bitcast i32 %121 to <2 x half>
  %123 = shufflevector <2 x half> %104, <2 x half> %110, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %124 = shufflevector <2 x half> %116, <2 x half> %122, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %125 = shufflevector <4 x half> %123, <4 x half> %124, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %126 = fmul contract <8 x half> %125, splat (half 0xH5C00)
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) %66, i32 4096
  store <8 x half> %126, ptr addrspace(3) %127, align 16, !tbaa !9
  %128 = add nuw nsw i32 %19, 512
  %129 = and i32 %128, 3584
  %130 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %64, i32 %129
  %131 = extractelement <4 x i32> %57, i64 0
  %132 = extractelement <4 x i32> %57, i64 1
  %133 = tail call i32 @llvm.amdgcn.perm(i32 %131, i32 0, i32 84673548)
  %134 = bitcast i32 %133 to <2 x i16>
  %135 = ashr <2 x i16> %134, splat (i16 1)
  %136 = bitcast <2 x i16> %135 to i32
  %137 = and i32 %136, -1073758209
  %138 = bitcast i32 %137 to <2 x half>
  %139 = tail call i32 @llvm.amdgcn.perm(i32 %131, i32 0, i32 118228492)
  %140 = bitcast i32 %139 to <2 x i16>
  %141 = ashr <2 x i16> %140, splat (i16 1)
  %142 = bitcast <2 x i16> %141 to i32
  %143 = and i32 %142, -1073758209
  %144 = bitcast i32 %143 to <2 x half>
  %145 = tail call i32 @llvm.amdgcn.perm(i32 %132, i32 0, i32 84673548)
  %146 = bitcast i32 %145 to <2 x i16>
  %147 = ashr <2 x i16> %146, splat (i16 1)
  %148 = bitcast <2 x i16> %147 to i32
  %149 = and i32 %148, -1073758209
  %150 = bitcast i32 %149 to <2 x half>
  %151 = tail call i32 @llvm.amdgcn.perm(i32 %132, i32 0, i32 118228492)
  %152 = bitcast i32 %151 to <2 x i16>
  %153 = ashr <2 x i16> %152, splat (i16 1)
  %154 = bitcast <2 x i16> %153 to i32
  %155 = and i32 %154, -1073758209
  %156 = bitcast i32 %155 to <2 x half>
  %157 = shufflevector <2 x half> %138, <2 x half> %144, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %158 = shufflevector <2 x half> %150, <2 x half> %156, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %159 = shufflevector <4 x half> %157, <4 x half> %158, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %160 = fmul contract <8 x half> %159, splat (half 0xH5C00)
  store <8 x half> %160, ptr addrspace(3) %130, align 16, !tbaa !9
  %161 = extractelement <4 x i32> %57, i64 2
  %162 = extractelement <4 x i32> %57, i64 3
  %163 = tail call i32 @llvm.amdgcn.perm(i32 %161, i32 0, i32 84673548)
  %164 = bitcast i32 %163 to <2 x i16>
  %165 = ashr <2 x i16> %164, splat (i16 1)
  %166 = bitcast <2 x i16> %165 to i32
  %167 = and i32 %166, -1073758209
  %168 = bitcast i32 %167 to <2 x half>
  %169 = tail call i32 @llvm.amdgcn.perm(i32 %161, i32 0, i32 118228492)
  %170 = bitcast i32 %169 to <2 x i16>
  %171 = ashr <2 x i16> %170, splat (i16 1)
  %172 = bitcast <2 x i16> %171 to i32
  %173 = and i32 %172, -1073758209
  %174 = bitcast i32 %173 to <2 x half>
  %175 = tail call i32 @llvm.amdgcn.perm(i32 %162, i32 0, i32 84673548)
  %176 = bitcast i32 %175 to <2 x i16>
  %177 = ashr <2 x i16> %176, splat (i16 1)
  %178 = bitcast <2 x i16> %177 to i32
  %179 = and i32 %178, -1073758209
  %180 = bitcast i32 %179 to <2 x half>
  %181 = tail call i32 @llvm.amdgcn.perm(i32 %162, i32 0, i32 118228492)
  %182 = bitcast i32 %181 to <2 x i16>
  %183 = ashr <2 x i16> %182, splat (i16 1)
  %184 = bitcast <2 x i16> %183 to i32
  %185 = and i32 %184, -1073758209
  %186 = bitcast i32 %185 to <2 x half>
  %187 = shufflevector <2 x half> %168, <2 x half> %174, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %188 = shufflevector <2 x half> %180, <2 x half> %186, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %189 = shufflevector <4 x half> %187, <4 x half> %188, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %190 = fmul contract <8 x half> %189, splat (half 0xH5C00)
  %191 = getelementptr inbounds nuw i8, ptr addrspace(3) %130, i32 4096
  store <8 x half> %190, ptr addrspace(3) %191, align 16, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %192 = icmp sgt i32 %7, 32
  br i1 %192, label %196, label %193

193:                                              ; preds = %8
  %194 = and i32 %9, 15
  %195 = sext i32 %6 to i64
  br label %200

196:                                              ; preds = %8
  %197 = sext i32 %6 to i64
  %198 = shl nsw i64 %197, 5
  %199 = and i32 %9, 15
  br label %1101

200:                                              ; preds = %1101, %193
  %201 = phi i64 [ %195, %193 ], [ %197, %1101 ]
  %202 = phi i32 [ %194, %193 ], [ %199, %1101 ]
  %203 = phi <8 x float> [ zeroinitializer, %193 ], [ %1248, %1101 ]
  %204 = phi <8 x float> [ zeroinitializer, %193 ], [ %1239, %1101 ]
  %205 = phi <8 x float> [ zeroinitializer, %193 ], [ %1230, %1101 ]
  %206 = phi <8 x float> [ zeroinitializer, %193 ], [ %1221, %1101 ]
  %207 = phi <8 x float> [ zeroinitializer, %193 ], [ %1247, %1101 ]
  %208 = phi <8 x float> [ zeroinitializer, %193 ], [ %1238, %1101 ]
  %209 = phi <8 x float> [ zeroinitializer, %193 ], [ %1229, %1101 ]
  %210 = phi <8 x float> [ zeroinitializer, %193 ], [ %1220, %1101 ]
  %211 = phi <8 x float> [ zeroinitializer, %193 ], [ %1246, %1101 ]
  %212 = phi <8 x float> [ zeroinitializer, %193 ], [ %1237, %1101 ]
  %213 = phi <8 x float> [ zeroinitializer, %193 ], [ %1228, %1101 ]
  %214 = phi <8 x float> [ zeroinitializer, %193 ], [ %1219, %1101 ]
  %215 = phi <8 x float> [ zeroinitializer, %193 ], [ %1245, %1101 ]
  %216 = phi <8 x float> [ zeroinitializer, %193 ], [ %1236, %1101 ]
  %217 = phi <8 x float> [ zeroinitializer, %193 ], [ %1227, %1101 ]
  %218 = phi <8 x float> [ zeroinitializer, %193 ], [ %1218, %1101 ]
  %219 = phi i32 [ 0, %193 ], [ %1249, %1101 ]
  %220 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Stage", ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %219
  %221 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %220, i32 %18
  %222 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %221, i32 %202
  %223 = getelementptr inbounds nuw i8, ptr addrspace(3) %220, i32 8320
  %224 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %223, i32 %20
  %225 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %224, i32 %202
  %226 = load <8 x half>, ptr addrspace(3) %222, align 16, !tbaa !9
  %227 = getelementptr inbounds nuw i8, ptr addrspace(3) %222, i32 2080
  %228 = load <8 x half>, ptr addrspace(3) %227, align 16, !tbaa !9
  %229 = shufflevector <8 x half> %226, <8 x half> %228, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %230 = getelementptr inbounds nuw i8, ptr addrspace(3) %222, i32 256
  %231 = load <8 x half>, ptr addrspace(3) %230, align 16, !tbaa !9
  %232 = getelementptr inbounds nuw i8, ptr addrspace(3) %222, i32 2336
  %233 = load <8 x half>, ptr addrspace(3) %232, align 16, !tbaa !9
  %234 = shufflevector <8 x half> %231, <8 x half> %233, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %235 = getelementptr inbounds nuw i8, ptr addrspace(3) %222, i32 512
  %236 = load <8 x half>, ptr addrspace(3) %235, align 16, !tbaa !9
  %237 = getelementptr inbounds nuw i8, ptr addrspace(3) %222, i32 2592
  %238 = load <8 x half>, ptr addrspace(3) %237, align 16, !tbaa !9
  %239 = shufflevector <8 x half> %236, <8 x half> %238, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %240 = getelementptr inbounds nuw i8, ptr addrspace(3) %222, i32 768
  %241 = load <8 x half>, ptr addrspace(3) %240, align 16, !tbaa !9
  %242 = getelementptr inbounds nuw i8, ptr addrspace(3) %222, i32 2848
  %243 = load <8 x half>, ptr addrspace(3) %242, align 16, !tbaa !9
  %244 = shufflevector <8 x half> %241, <8 x half> %243, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %245 = load <8 x half>, ptr addrspace(3) %225, align 16, !tbaa !9
  %246 = getelementptr inbounds nuw i8, ptr addrspace(3) %225, i32 4096
  %247 = load <8 x half>, ptr addrspace(3) %246, align 16, !tbaa !9
  %248 = shufflevector <8 x half> %245, <8 x half> %247, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %249 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %229, <16 x half> %248, <8 x float> %218)
  %250 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %234, <16 x half> %248, <8 x float> %214)
  %251 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %239, <16 x half> %248, <8 x float> %210)
  %252 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %244, <16 x half> %248, <8 x float> %206)
  %253 = getelementptr inbounds nuw i8, ptr addrspace(3) %225, i32 256
  %254 = load <8 x half>, ptr addrspace(3) %253, align 16, !tbaa !9
  %255 = getelementptr inbounds nuw i8, ptr addrspace(3) %225, i32 4352
  %256 = load <8 x half>, ptr addrspace(3) %255, align 16, !tbaa !9
  %257 = shufflevector <8 x half> %254, <8 x half> %256, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %258 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %229, <16 x half> %257, <8 x float> %217)
  %259 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %234, <16 x half> %257, <8 x float> %213)
  %260 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %239, <16 x half> %257, <8 x float> %209)
  %261 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %244, <16 x half> %257, <8 x float> %205)
  %262 = getelementptr inbounds nuw i8, ptr addrspace(3) %225, i32 512
  %263 = load <8 x half>, ptr addrspace(3) %262, align 16, !tbaa !9
  %264 = getelementptr inbounds nuw i8, ptr addrspace(3) %225, i32 4608
  %265 = load <8 x half>, ptr addrspace(3) %264, align 16, !tbaa !9
  %266 = shufflevector <8 x half> %263, <8 x half> %265, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %267 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %229, <16 x half> %266, <8 x float> %216)
  %268 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %234, <16 x half> %266, <8 x float> %212)
  %269 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %239, <16 x half> %266, <8 x float> %208)
  %270 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %244, <16 x half> %266, <8 x float> %204)
  %271 = getelementptr inbounds nuw i8, ptr addrspace(3) %225, i32 768
  %272 = load <8 x half>, ptr addrspace(3) %271, align 16, !tbaa !9
  %273 = getelementptr inbounds nuw i8, ptr addrspace(3) %225, i32 4864
  %274 = load <8 x half>, ptr addrspace(3) %273, align 16, !tbaa !9
  %275 = shufflevector <8 x half> %272, <8 x half> %274, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %276 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %229, <16 x half> %275, <8 x float> %215)
  %277 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %234, <16 x half> %275, <8 x float> %211)
  %278 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %239, <16 x half> %275, <8 x float> %207)
  %279 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %244, <16 x half> %275, <8 x float> %203)
  tail call void @llvm.amdgcn.sched.barrier(i32 0)
  %280 = getelementptr inbounds nuw i8, ptr addrspace(3) %222, i32 4160
  %281 = load <8 x half>, ptr addrspace(3) %280, align 16, !tbaa !9
  %282 = getelementptr inbounds nuw i8, ptr addrspace(3) %222, i32 6240
  %283 = load <8 x half>, ptr addrspace(3) %282, align 16, !tbaa !9
  %284 = shufflevector <8 x half> %281, <8 x half> %283, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %285 = getelementptr inbounds nuw i8, ptr addrspace(3) %222, i32 4416
  %286 = load <8 x half>, ptr addrspace(3) %285, align 16, !tbaa !9
  %287 = getelementptr inbounds nuw i8, ptr addrspace(3) %222, i32 6496
  %288 = load <8 x half>, ptr addrspace(3) %287, align 16, !tbaa !9
  %289 = shufflevector <8 x half> %286, <8 x half> %288, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %290 = getelementptr inbounds nuw i8, ptr addrspace(3) %222, i32 4672
  %291 = load <8 x half>, ptr addrspace(3) %290, align 16, !tbaa !9
  %292 = getelementptr inbounds nuw i8, ptr addrspace(3) %222, i32 6752
  %293 = load <8 x half>, ptr addrspace(3) %292, align 16, !tbaa !9
  %294 = shufflevector <8 x half> %291, <8 x half> %293, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %295 = getelementptr inbounds nuw i8, ptr addrspace(3) %222, i32 4928
  %296 = load <8 x half>, ptr addrspace(3) %295, align 16, !tbaa !9
  %297 = getelementptr inbounds nuw i8, ptr addrspace(3) %222, i32 7008
  %298 = load <8 x half>, ptr addrspace(3) %297, align 16, !tbaa !9
  %299 = shufflevector <8 x half> %296, <8 x half> %298, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %300 = getelementptr inbounds nuw i8, ptr addrspace(3) %225, i32 8192
  %301 = load <8 x half>, ptr addrspace(3) %300, align 16, !tbaa !9
  %302 = getelementptr inbounds nuw i8, ptr addrspace(3) %225, i32 12288
  %303 = load <8 x half>, ptr addrspace(3) %302, align 16, !tbaa !9
  %304 = shufflevector <8 x half> %301, <8 x half> %303, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %305 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %284, <16 x half> %304, <8 x float> %249)
  %306 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %289, <16 x half> %304, <8 x float> %250)
  %307 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %294, <16 x half> %304, <8 x float> %251)
  %308 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %299, <16 x half> %304, <8 x float> %252)
  %309 = getelementptr inbounds nuw i8, ptr addrspace(3) %225, i32 8448
  %310 = load <8 x half>, ptr addrspace(3) %309, align 16, !tbaa !9
  %311 = getelementptr inbounds nuw i8, ptr addrspace(3) %225, i32 12544
  %312 = load <8 x half>, ptr addrspace(3) %311, align 16, !tbaa !9
  %313 = shufflevector <8 x half> %310, <8 x half> %312, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %314 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %284, <16 x half> %313, <8 x float> %258)
  %315 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %289, <16 x half> %313, <8 x float> %259)
  %316 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %294, <16 x half> %313, <8 x float> %260)
  %317 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %299, <16 x half> %313, <8 x float> %261)
  %318 = getelementptr inbounds nuw i8, ptr addrspace(3) %225, i32 8704
  %319 = load <8 x half>, ptr addrspace(3) %318, align 16, !tbaa !9
  %320 = getelementptr inbounds nuw i8, ptr addrspace(3) %225, i32 12800
  %321 = load <8 x half>, ptr addrspace(3) %320, align 16, !tbaa !9
  %322 = shufflevector <8 x half> %319, <8 x half> %321, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %323 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %284, <16 x half> %322, <8 x float> %267)
  %324 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %289, <16 x half> %322, <8 x float> %268)
  %325 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %294, <16 x half> %322, <8 x float> %269)
  %326 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %299, <16 x half> %322, <8 x float> %270)
  %327 = getelementptr inbounds nuw i8, ptr addrspace(3) %225, i32 8960
  %328 = load <8 x half>, ptr addrspace(3) %327, align 16, !tbaa !9
  %329 = getelementptr inbounds nuw i8, ptr addrspace(3) %225, i32 13056
  %330 = load <8 x half>, ptr addrspace(3) %329, align 16, !tbaa !9
  %331 = shufflevector <8 x half> %328, <8 x half> %330, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %332 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %284, <16 x half> %331, <8 x float> %276)
  %333 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %289, <16 x half> %331, <8 x float> %277)
  %334 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %294, <16 x half> %331, <8 x float> %278)
  %335 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %299, <16 x half> %331, <8 x float> %279)
  tail call void @llvm.amdgcn.sched.barrier(i32 0)
  %336 = load float, ptr addrspace(1) %2, align 4, !tbaa !10
  %337 = or disjoint i32 %202, %20
  %338 = or disjoint i32 %337, %16
  %339 = add nsw i32 %13, %18
  %340 = lshr i32 %9, 4
  %341 = and i32 %340, 1
  %342 = or disjoint i32 %339, %341
  %343 = sext i32 %338 to i64
  %344 = getelementptr inbounds half, ptr addrspace(1) %3, i64 %343
  %345 = load half, ptr addrspace(1) %344, align 2, !tbaa !12
  %346 = fpext contract half %345 to float
  %347 = getelementptr half, ptr addrspace(1) %4, i64 %343
  %348 = extractelement <8 x float> %305, i64 0
  %349 = fmul contract float %336, %348
  %350 = fadd contract float %349, %346
  %351 = fptrunc contract float %350 to half
  %352 = sext i32 %342 to i64
  %353 = mul nsw i64 %201, %352
  %354 = getelementptr half, ptr addrspace(1) %347, i64 %353
  store half %351, ptr addrspace(1) %354, align 2, !tbaa !12
  %355 = or disjoint i32 %342, 2
  %356 = extractelement <8 x float> %305, i64 1
  %357 = fmul contract float %336, %356
  %358 = fadd contract float %357, %346
  %359 = fptrunc contract float %358 to half
  %360 = sext i32 %355 to i64
  %361 = mul nsw i64 %201, %360
  %362 = getelementptr half, ptr addrspace(1) %347, i64 %361
  store half %359, ptr addrspace(1) %362, align 2, !tbaa !12
  %363 = or disjoint i32 %342, 4
  %364 = extractelement <8 x float> %305, i64 2
  %365 = fmul contract float %336, %364
  %366 = fadd contract float %365, %346
  %367 = fptrunc contract float %366 to half
  %368 = sext i32 %363 to i64
  %369 = mul nsw i64 %201, %368
  %370 = getelementptr half, ptr addrspace(1) %347, i64 %369
  store half %367, ptr addrspace(1) %370, align 2, !tbaa !12
  %371 = or disjoint i32 %342, 6
  %372 = extractelement <8 x float> %305, i64 3
  %373 = fmul contract float %336, %372
  %374 = fadd contract float %373, %346
  %375 = fptrunc contract float %374 to half
  %376 = sext i32 %371 to i64
  %377 = mul nsw i64 %201, %376
  %378 = getelementptr half, ptr addrspace(1) %347, i64 %377
  store half %375, ptr addrspace(1) %378, align 2, !tbaa !12
  %379 = or disjoint i32 %342, 8
  %380 = extractelement <8 x float> %305, i64 4
  %381 = fmul contract float %336, %380
  %382 = fadd contract float %381, %346
  %383 = fptrunc contract float %382 to half
  %384 = sext i32 %379 to i64
  %385 = mul nsw i64 %201, %384
  %386 = getelementptr half, ptr addrspace(1) %347, i64 %385
  store half %383, ptr addrspace(1) %386, align 2, !tbaa !12
  %387 = or disjoint i32 %342, 10
  %388 = extractelement <8 x float> %305, i64 5
  %389 = fmul contract float %336, %388
  %390 = fadd contract float %389, %346
  %391 = fptrunc contract float %390 to half
  %392 = sext i32 %387 to i64
  %393 = mul nsw i64 %201, %392
  %394 = getelementptr half, ptr addrspace(1) %347, i64 %393
  store half %391, ptr addrspace(1) %394, align 2, !tbaa !12
  %395 = or disjoint i32 %342, 12
  %396 = extractelement <8 x float> %305, i64 6
  %397 = fmul contract float %336, %396
  %398 = fadd contract float %397, %346
  %399 = fptrunc contract float %398 to half
  %400 = sext i32 %395 to i64
  %401 = mul nsw i64 %201, %400
  %402 = getelementptr half, ptr addrspace(1) %347, i64 %401
  store half %399, ptr addrspace(1) %402, align 2, !tbaa !12
  %403 = or disjoint i32 %342, 14
  %404 = extractelement <8 x float> %305, i64 7
  %405 = fmul contract float %336, %404
  %406 = fadd contract float %405, %346
  %407 = fptrunc contract float %406 to half
  %408 = sext i32 %403 to i64
  %409 = mul nsw i64 %201, %408
  %410 = getelementptr half, ptr addrspace(1) %347, i64 %409
  store half %407, ptr addrspace(1) %410, align 2, !tbaa !12
  %411 = or disjoint i32 %342, 16
  %412 = extractelement <8 x float> %306, i64 0
  %413 = fmul contract float %336, %412
  %414 = fadd contract float %413, %346
  %415 = fptrunc contract float %414 to half
  %416 = sext i32 %411 to i64
  %417 = mul nsw i64 %201, %416
  %418 = getelementptr half, ptr addrspace(1) %347, i64 %417
  store half %415, ptr addrspace(1) %418, align 2, !tbaa !12
  %419 = or disjoint i32 %342, 18
  %420 = extractelement <8 x float> %306, i64 1
  %421 = fmul contract float %336, %420
  %422 = fadd contract float %421, %346
  %423 = fptrunc contract float %422 to half
  %424 = sext i32 %419 to i64
  %425 = mul nsw i64 %201, %424
  %426 = getelementptr half, ptr addrspace(1) %347, i64 %425
  store half %423, ptr addrspace(1) %426, align 2, !tbaa !12
  %427 = or disjoint i32 %342, 20
  %428 = extractelement <8 x float> %306, i64 2
  %429 = fmul contract float %336, %428
  %430 = fadd contract float %429, %346
  %431 = fptrunc contract float %430 to half
  %432 = sext i32 %427 to i64
  %433 = mul nsw i64 %201, %432
  %434 = getelementptr half, ptr addrspace(1) %347, i64 %433
  store half %431, ptr addrspace(1) %434, align 2, !tbaa !12
  %435 = or disjoint i32 %342, 22
  %436 = extractelement <8 x float> %306, i64 3
  %437 = fmul contract float %336, %436
  %438 = fadd contract float %437, %346
  %439 = fptrunc contract float %438 to half
  %440 = sext i32 %435 to i64
  %441 = mul nsw i64 %201, %440
  %442 = getelementptr half, ptr addrspace(1) %347, i64 %441
  store half %439, ptr addrspace(1) %442, align 2, !tbaa !12
  %443 = or disjoint i32 %342, 24
  %444 = extractelement <8 x float> %306, i64 4
  %445 = fmul contract float %336, %444
  %446 = fadd contract float %445, %346
  %447 = fptrunc contract float %446 to half
  %448 = sext i32 %443 to i64
  %449 = mul nsw i64 %201, %448
  %450 = getelementptr half, ptr addrspace(1) %347, i64 %449
  store half %447, ptr addrspace(1) %450, align 2, !tbaa !12
  %451 = or disjoint i32 %342, 26
  %452 = extractelement <8 x float> %306, i64 5
  %453 = fmul contract float %336, %452
  %454 = fadd contract float %453, %346
  %455 = fptrunc contract float %454 to half
  %456 = sext i32 %451 to i64
  %457 = mul nsw i64 %201, %456
  %458 = getelementptr half, ptr addrspace(1) %347, i64 %457
  store half %455, ptr addrspace(1) %458, align 2, !tbaa !12
  %459 = or disjoint i32 %342, 28
  %460 = extractelement <8 x float> %306, i64 6
  %461 = fmul contract float %336, %460
  %462 = fadd contract float %461, %346
  %463 = fptrunc contract float %462 to half
  %464 = sext i32 %459 to i64
  %465 = mul nsw i64 %201, %464
  %466 = getelementptr half, ptr addrspace(1) %347, i64 %465
  store half %463, ptr addrspace(1) %466, align 2, !tbaa !12
  %467 = or disjoint i32 %342, 30
  %468 = extractelement <8 x float> %306, i64 7
  %469 = fmul contract float %336, %468
  %470 = fadd contract float %469, %346
  %471 = fptrunc contract float %470 to half
  %472 = sext i32 %467 to i64
  %473 = mul nsw i64 %201, %472
  %474 = getelementptr half, ptr addrspace(1) %347, i64 %473
  store half %471, ptr addrspace(1) %474, align 2, !tbaa !12
  %475 = or disjoint i32 %342, 32
  %476 = extractelement <8 x float> %307, i64 0
  %477 = fmul contract float %336, %476
  %478 = fadd contract float %477, %346
  %479 = fptrunc contract float %478 to half
  %480 = sext i32 %475 to i64
  %481 = mul nsw i64 %201, %480
  %482 = getelementptr half, ptr addrspace(1) %347, i64 %481
  store half %479, ptr addrspace(1) %482, align 2, !tbaa !12
  %483 = or disjoint i32 %342, 34
  %484 = extractelement <8 x float> %307, i64 1
  %485 = fmul contract float %336, %484
  %486 = fadd contract float %485, %346
  %487 = fptrunc contract float %486 to half
  %488 = sext i32 %483 to i64
  %489 = mul nsw i64 %201, %488
  %490 = getelementptr half, ptr addrspace(1) %347, i64 %489
  store half %487, ptr addrspace(1) %490, align 2, !tbaa !12
  %491 = or disjoint i32 %342, 36
  %492 = extractelement <8 x float> %307, i64 2
  %493 = fmul contract float %336, %492
  %494 = fadd contract float %493, %346
  %495 = fptrunc contract float %494 to half
  %496 = sext i32 %491 to i64
  %497 = mul nsw i64 %201, %496
  %498 = getelementptr half, ptr addrspace(1) %347, i64 %497
  store half %495, ptr addrspace(1) %498, align 2, !tbaa !12
  %499 = or disjoint i32 %342, 38
  %500 = extractelement <8 x float> %307, i64 3
  %501 = fmul contract float %336, %500
  %502 = fadd contract float %501, %346
  %503 = fptrunc contract float %502 to half
  %504 = sext i32 %499 to i64
  %505 = mul nsw i64 %201, %504
  %506 = getelementptr half, ptr addrspace(1) %347, i64 %505
  store half %503, ptr addrspace(1) %506, align 2, !tbaa !12
  %507 = or disjoint i32 %342, 40
  %508 = extractelement <8 x float> %307, i64 4
  %509 = fmul contract float %336, %508
  %510 = fadd contract float %509, %346
  %511 = fptrunc contract float %510 to half
  %512 = sext i32 %507 to i64
  %513 = mul nsw i64 %201, %512
  %514 = getelementptr half, ptr addrspace(1) %347, i64 %513
  store half %511, ptr addrspace(1) %514, align 2, !tbaa !12
  %515 = or disjoint i32 %342, 42
  %516 = extractelement <8 x float> %307, i64 5
  %517 = fmul contract float %336, %516
  %518 = fadd contract float %517, %346
  %519 = fptrunc contract float %518 to half
  %520 = sext i32 %515 to i64
  %521 = mul nsw i64 %201, %520
  %522 = getelementptr half, ptr addrspace(1) %347, i64 %521
  store half %519, ptr addrspace(1) %522, align 2, !tbaa !12
  %523 = or disjoint i32 %342, 44
  %524 = extractelement <8 x float> %307, i64 6
  %525 = fmul contract float %336, %524
  %526 = fadd contract float %525, %346
  %527 = fptrunc contract float %526 to half
  %528 = sext i32 %523 to i64
  %529 = mul nsw i64 %201, %528
  %530 = getelementptr half, ptr addrspace(1) %347, i64 %529
  store half %527, ptr addrspace(1) %530, align 2, !tbaa !12
  %531 = or disjoint i32 %342, 46
  %532 = extractelement <8 x float> %307, i64 7
  %533 = fmul contract float %336, %532
  %534 = fadd contract float %533, %346
  %535 = fptrunc contract float %534 to half
  %536 = sext i32 %531 to i64
  %537 = mul nsw i64 %201, %536
  %538 = getelementptr half, ptr addrspace(1) %347, i64 %537
  store half %535, ptr addrspace(1) %538, align 2, !tbaa !12
  %539 = or disjoint i32 %342, 48
  %540 = extractelement <8 x float> %308, i64 0
  %541 = fmul contract float %336, %540
  %542 = fadd contract float %541, %346
  %543 = fptrunc contract float %542 to half
  %544 = sext i32 %539 to i64
  %545 = mul nsw i64 %201, %544
  %546 = getelementptr half, ptr addrspace(1) %347, i64 %545
  store half %543, ptr addrspace(1) %546, align 2, !tbaa !12
  %547 = or disjoint i32 %342, 50
  %548 = extractelement <8 x float> %308, i64 1
  %549 = fmul contract float %336, %548
  %550 = fadd contract float %549, %346
  %551 = fptrunc contract float %550 to half
  %552 = sext i32 %547 to i64
  %553 = mul nsw i64 %201, %552
  %554 = getelementptr half, ptr addrspace(1) %347, i64 %553
  store half %551, ptr addrspace(1) %554, align 2, !tbaa !12
  %555 = or disjoint i32 %342, 52
  %556 = extractelement <8 x float> %308, i64 2
  %557 = fmul contract float %336, %556
  %558 = fadd contract float %557, %346
  %559 = fptrunc contract float %558 to half
  %560 = sext i32 %555 to i64
  %561 = mul nsw i64 %201, %560
  %562 = getelementptr half, ptr addrspace(1) %347, i64 %561
  store half %559, ptr addrspace(1) %562, align 2, !tbaa !12
  %563 = or disjoint i32 %342, 54
  %564 = extractelement <8 x float> %308, i64 3
  %565 = fmul contract float %336, %564
  %566 = fadd contract float %565, %346
  %567 = fptrunc contract float %566 to half
  %568 = sext i32 %563 to i64
  %569 = mul nsw i64 %201, %568
  %570 = getelementptr half, ptr addrspace(1) %347, i64 %569
  store half %567, ptr addrspace(1) %570, align 2, !tbaa !12
  %571 = or disjoint i32 %342, 56
  %572 = extractelement <8 x float> %308, i64 4
  %573 = fmul contract float %336, %572
  %574 = fadd contract float %573, %346
  %575 = fptrunc contract float %574 to half
  %576 = sext i32 %571 to i64
  %577 = mul nsw i64 %201, %576
  %578 = getelementptr half, ptr addrspace(1) %347, i64 %577
  store half %575, ptr addrspace(1) %578, align 2, !tbaa !12
  %579 = or disjoint i32 %342, 58
  %580 = extractelement <8 x float> %308, i64 5
  %581 = fmul contract float %336, %580
  %582 = fadd contract float %581, %346
  %583 = fptrunc contract float %582 to half
  %584 = sext i32 %579 to i64
  %585 = mul nsw i64 %201, %584
  %586 = getelementptr half, ptr addrspace(1) %347, i64 %585
  store half %583, ptr addrspace(1) %586, align 2, !tbaa !12
  %587 = or disjoint i32 %342, 60
  %588 = extractelement <8 x float> %308, i64 6
  %589 = fmul contract float %336, %588
  %590 = fadd contract float %589, %346
  %591 = fptrunc contract float %590 to half
  %592 = sext i32 %587 to i64
  %593 = mul nsw i64 %201, %592
  %594 = getelementptr half, ptr addrspace(1) %347, i64 %593
  store half %591, ptr addrspace(1) %594, align 2, !tbaa !12
  %595 = or disjoint i32 %342, 62
  %596 = extractelement <8 x float> %308, i64 7
  %597 = fmul contract float %336, %596
  %598 = fadd contract float %597, %346
  %599 = fptrunc contract float %598 to half
  %600 = sext i32 %595 to i64
  %601 = mul nsw i64 %201, %600
  %602 = getelementptr half, ptr addrspace(1) %347, i64 %601
  store half %599, ptr addrspace(1) %602, align 2, !tbaa !12
  %603 = or disjoint i32 %338, 16
  %604 = sext i32 %603 to i64
  %605 = getelementptr inbounds half, ptr addrspace(1) %3, i64 %604
  %606 = load half, ptr addrspace(1) %605, align 2, !tbaa !12
  %607 = fpext contract half %606 to float
  %608 = getelementptr half, ptr addrspace(1) %4, i64 %604
  %609 = extractelement <8 x float> %314, i64 0
  %610 = fmul contract float %336, %609
  %611 = fadd contract float %610, %607
  %612 = fptrunc contract float %611 to half
  %613 = getelementptr half, ptr addrspace(1) %608, i64 %353
  store half %612, ptr addrspace(1) %613, align 2, !tbaa !12
  %614 = extractelement <8 x float> %314, i64 1
  %615 = fmul contract float %336, %614
  %616 = fadd contract float %615, %607
  %617 = fptrunc contract float %616 to half
  %618 = getelementptr half, ptr addrspace(1) %608, i64 %361
  store half %617, ptr addrspace(1) %618, align 2, !tbaa !12
  %619 = extractelement <8 x float> %314, i64 2
  %620 = fmul contract float %336, %619
  %621 = fadd contract float %620, %607
  %622 = fptrunc contract float %621 to half
  %623 = getelementptr half, ptr addrspace(1) %608, i64 %369
  store half %622, ptr addrspace(1) %623, align 2, !tbaa !12
  %624 = extractelement <8 x float> %314, i64 3
  %625 = fmul contract float %336, %624
  %626 = fadd contract float %625, %607
  %627 = fptrunc contract float %626 to half
  %628 = getelementptr half, ptr addrspace(1) %608, i64 %377
  store half %627, ptr addrspace(1) %628, align 2, !tbaa !12
  %629 = extractelement <8 x float> %314, i64 4
  %630 = fmul contract float %336, %629
  %631 = fadd contract float %630, %607
  %632 = fptrunc contract float %631 to half
  %633 = getelementptr half, ptr addrspace(1) %608, i64 %385
  store half %632, ptr addrspace(1) %633, align 2, !tbaa !12
  %634 = extractelement <8 x float> %314, i64 5
  %635 = fmul contract float %336, %634
  %636 = fadd contract float %635, %607
  %637 = fptrunc contract float %636 to half
  %638 = getelementptr half, ptr addrspace(1) %608, i64 %393
  store half %637, ptr addrspace(1) %638, align 2, !tbaa !12
  %639 = extractelement <8 x float> %314, i64 6
  %640 = fmul contract float %336, %639
  %641 = fadd contract float %640, %607
  %642 = fptrunc contract float %641 to half
  %643 = getelementptr half, ptr addrspace(1) %608, i64 %401
  store half %642, ptr addrspace(1) %643, align 2, !tbaa !12
  %644 = extractelement <8 x float> %314, i64 7
  %645 = fmul contract float %336, %644
  %646 = fadd contract float %645, %607
  %647 = fptrunc contract float %646 to half
  %648 = getelementptr half, ptr addrspace(1) %608, i64 %409
  store half %647, ptr addrspace(1) %648, align 2, !tbaa !12
  %649 = extractelement <8 x float> %315, i64 0
  %650 = fmul contract float %336, %649
  %651 = fadd contract float %650, %607
  %652 = fptrunc contract float %651 to half
  %653 = getelementptr half, ptr addrspace(1) %608, i64 %417
  store half %652, ptr addrspace(1) %653, align 2, !tbaa !12
  %654 = extractelement <8 x float> %315, i64 1
  %655 = fmul contract float %336, %654
  %656 = fadd contract float %655, %607
  %657 = fptrunc contract float %656 to half
  %658 = getelementptr half, ptr addrspace(1) %608, i64 %425
  store half %657, ptr addrspace(1) %658, align 2, !tbaa !12
  %659 = extractelement <8 x float> %315, i64 2
  %660 = fmul contract float %336, %659
  %661 = fadd contract float %660, %607
  %662 = fptrunc contract float %661 to half
  %663 = getelementptr half, ptr addrspace(1) %608, i64 %433
  store half %662, ptr addrspace(1) %663, align 2, !tbaa !12
  %664 = extractelement <8 x float> %315, i64 3
  %665 = fmul contract float %336, %664
  %666 = fadd contract float %665, %607
  %667 = fptrunc contract float %666 to half
  %668 = getelementptr half, ptr addrspace(1) %608, i64 %441
  store half %667, ptr addrspace(1) %668, align 2, !tbaa !12
  %669 = extractelement <8 x float> %315, i64 4
  %670 = fmul contract float %336, %669
  %671 = fadd contract float %670, %607
  %672 = fptrunc contract float %671 to half
  %673 = getelementptr half, ptr addrspace(1) %608, i64 %449
  store half %672, ptr addrspace(1) %673, align 2, !tbaa !12
  %674 = extractelement <8 x float> %315, i64 5
  %675 = fmul contract float %336, %674
  %676 = fadd contract float %675, %607
  %677 = fptrunc contract float %676 to half
  %678 = getelementptr half, ptr addrspace(1) %608, i64 %457
  store half %677, ptr addrspace(1) %678, align 2, !tbaa !12
  %679 = extractelement <8 x float> %315, i64 6
  %680 = fmul contract float %336, %679
  %681 = fadd contract float %680, %607
  %682 = fptrunc contract float %681 to half
  %683 = getelementptr half, ptr addrspace(1) %608, i64 %465
  store half %682, ptr addrspace(1) %683, align 2, !tbaa !12
  %684 = extractelement <8 x float> %315, i64 7
  %685 = fmul contract float %336, %684
  %686 = fadd contract float %685, %607
  %687 = fptrunc contract float %686 to half
  %688 = getelementptr half, ptr addrspace(1) %608, i64 %473
  store half %687, ptr addrspace(1) %688, align 2, !tbaa !12
  %689 = extractelement <8 x float> %316, i64 0
  %690 = fmul contract float %336, %689
  %691 = fadd contract float %690, %607
  %692 = fptrunc contract float %691 to half
  %693 = getelementptr half, ptr addrspace(1) %608, i64 %481
  store half %692, ptr addrspace(1) %693, align 2, !tbaa !12
  %694 = extractelement <8 x float> %316, i64 1
  %695 = fmul contract float %336, %694
  %696 = fadd contract float %695, %607
  %697 = fptrunc contract float %696 to half
  %698 = getelementptr half, ptr addrspace(1) %608, i64 %489
  store half %697, ptr addrspace(1) %698, align 2, !tbaa !12
  %699 = extractelement <8 x float> %316, i64 2
  %700 = fmul contract float %336, %699
  %701 = fadd contract float %700, %607
  %702 = fptrunc contract float %701 to half
  %703 = getelementptr half, ptr addrspace(1) %608, i64 %497
  store half %702, ptr addrspace(1) %703, align 2, !tbaa !12
  %704 = extractelement <8 x float> %316, i64 3
  %705 = fmul contract float %336, %704
  %706 = fadd contract float %705, %607
  %707 = fptrunc contract float %706 to half
  %708 = getelementptr half, ptr addrspace(1) %608, i64 %505
  store half %707, ptr addrspace(1) %708, align 2, !tbaa !12
  %709 = extractelement <8 x float> %316, i64 4
  %710 = fmul contract float %336, %709
  %711 = fadd contract float %710, %607
  %712 = fptrunc contract float %711 to half
  %713 = getelementptr half, ptr addrspace(1) %608, i64 %513
  store half %712, ptr addrspace(1) %713, align 2, !tbaa !12
  %714 = extractelement <8 x float> %316, i64 5
  %715 = fmul contract float %336, %714
  %716 = fadd contract float %715, %607
  %717 = fptrunc contract float %716 to half
  %718 = getelementptr half, ptr addrspace(1) %608, i64 %521
  store half %717, ptr addrspace(1) %718, align 2, !tbaa !12
  %719 = extractelement <8 x float> %316, i64 6
  %720 = fmul contract float %336, %719
  %721 = fadd contract float %720, %607
  %722 = fptrunc contract float %721 to half
  %723 = getelementptr half, ptr addrspace(1) %608, i64 %529
  store half %722, ptr addrspace(1) %723, align 2, !tbaa !12
  %724 = extractelement <8 x float> %316, i64 7
  %725 = fmul contract float %336, %724
  %726 = fadd contract float %725, %607
  %727 = fptrunc contract float %726 to half
  %728 = getelementptr half, ptr addrspace(1) %608, i64 %537
  store half %727, ptr addrspace(1) %728, align 2, !tbaa !12
  %729 = extractelement <8 x float> %317, i64 0
  %730 = fmul contract float %336, %729
  %731 = fadd contract float %730, %607
  %732 = fptrunc contract float %731 to half
  %733 = getelementptr half, ptr addrspace(1) %608, i64 %545
  store half %732, ptr addrspace(1) %733, align 2, !tbaa !12
  %734 = extractelement <8 x float> %317, i64 1
  %735 = fmul contract float %336, %734
  %736 = fadd contract float %735, %607
  %737 = fptrunc contract float %736 to half
  %738 = getelementptr half, ptr addrspace(1) %608, i64 %553
  store half %737, ptr addrspace(1) %738, align 2, !tbaa !12
  %739 = extractelement <8 x float> %317, i64 2
  %740 = fmul contract float %336, %739
  %741 = fadd contract float %740, %607
  %742 = fptrunc contract float %741 to half
  %743 = getelementptr half, ptr addrspace(1) %608, i64 %561
  store half %742, ptr addrspace(1) %743, align 2, !tbaa !12
  %744 = extractelement <8 x float> %317, i64 3
  %745 = fmul contract float %336, %744
  %746 = fadd contract float %745, %607
  %747 = fptrunc contract float %746 to half
  %748 = getelementptr half, ptr addrspace(1) %608, i64 %569
  store half %747, ptr addrspace(1) %748, align 2, !tbaa !12
  %749 = extractelement <8 x float> %317, i64 4
  %750 = fmul contract float %336, %749
  %751 = fadd contract float %750, %607
  %752 = fptrunc contract float %751 to half
  %753 = getelementptr half, ptr addrspace(1) %608, i64 %577
  store half %752, ptr addrspace(1) %753, align 2, !tbaa !12
  %754 = extractelement <8 x float> %317, i64 5
  %755 = fmul contract float %336, %754
  %756 = fadd contract float %755, %607
  %757 = fptrunc contract float %756 to half
  %758 = getelementptr half, ptr addrspace(1) %608, i64 %585
  store half %757, ptr addrspace(1) %758, align 2, !tbaa !12
  %759 = extractelement <8 x float> %317, i64 6
  %760 = fmul contract float %336, %759
  %761 = fadd contract float %760, %607
  %762 = fptrunc contract float %761 to half
  %763 = getelementptr half, ptr addrspace(1) %608, i64 %593
  store half %762, ptr addrspace(1) %763, align 2, !tbaa !12
  %764 = extractelement <8 x float> %317, i64 7
  %765 = fmul contract float %336, %764
  %766 = fadd contract float %765, %607
  %767 = fptrunc contract float %766 to half
  %768 = getelementptr half, ptr addrspace(1) %608, i64 %601
  store half %767, ptr addrspace(1) %768, align 2, !tbaa !12
  %769 = or disjoint i32 %338, 32
  %770 = sext i32 %769 to i64
  %771 = getelementptr inbounds half, ptr addrspace(1) %3, i64 %770
  %772 = load half, ptr addrspace(1) %771, align 2, !tbaa !12
  %773 = fpext contract half %772 to float
  %774 = getelementptr half, ptr addrspace(1) %4, i64 %770
  %775 = extractelement <8 x float> %323, i64 0
  %776 = fmul contract float %336, %775
  %777 = fadd contract float %776, %773
  %778 = fptrunc contract float %777 to half
  %779 = getelementptr half, ptr addrspace(1) %774, i64 %353
  store half %778, ptr addrspace(1) %779, align 2, !tbaa !12
  %780 = extractelement <8 x float> %323, i64 1
  %781 = fmul contract float %336, %780
  %782 = fadd contract float %781, %773
  %783 = fptrunc contract float %782 to half
  %784 = getelementptr half, ptr addrspace(1) %774, i64 %361
  store half %783, ptr addrspace(1) %784, align 2, !tbaa !12
  %785 = extractelement <8 x float> %323, i64 2
  %786 = fmul contract float %336, %785
  %787 = fadd contract float %786, %773
  %788 = fptrunc contract float %787 to half
  %789 = getelementptr half, ptr addrspace(1) %774, i64 %369
  store half %788, ptr addrspace(1) %789, align 2, !tbaa !12
  %790 = extractelement <8 x float> %323, i64 3
  %791 = fmul contract float %336, %790
  %792 = fadd contract float %791, %773
  %793 = fptrunc contract float %792 to half
  %794 = getelementptr half, ptr addrspace(1) %774, i64 %377
  store half %793, ptr addrspace(1) %794, align 2, !tbaa !12
  %795 = extractelement <8 x float> %323, i64 4
  %796 = fmul contract float %336, %795
  %797 = fadd contract float %796, %773
  %798 = fptrunc contract float %797 to half
  %799 = getelementptr half, ptr addrspace(1) %774, i64 %385
  store half %798, ptr addrspace(1) %799, align 2, !tbaa !12
  %800 = extractelement <8 x float> %323, i64 5
  %801 = fmul contract float %336, %800
  %802 = fadd contract float %801, %773
  %803 = fptrunc contract float %802 to half
  %804 = getelementptr half, ptr addrspace(1) %774, i64 %393
  store half %803, ptr addrspace(1) %804, align 2, !tbaa !12
  %805 = extractelement <8 x float> %323, i64 6
  %806 = fmul contract float %336, %805
  %807 = fadd contract float %806, %773
  %808 = fptrunc contract float %807 to half
  %809 = getelementptr half, ptr addrspace(1) %774, i64 %401
  store half %808, ptr addrspace(1) %809, align 2, !tbaa !12
  %810 = extractelement <8 x float> %323, i64 7
  %811 = fmul contract float %336, %810
  %812 = fadd contract float %811, %773
  %813 = fptrunc contract float %812 to half
  %814 = getelementptr half, ptr addrspace(1) %774, i64 %409
  store half %813, ptr addrspace(1) %814, align 2, !tbaa !12
  %815 = extractelement <8 x float> %324, i64 0
  %816 = fmul contract float %336, %815
  %817 = fadd contract float %816, %773
  %818 = fptrunc contract float %817 to half
  %819 = getelementptr half, ptr addrspace(1) %774, i64 %417
  store half %818, ptr addrspace(1) %819, align 2, !tbaa !12
  %820 = extractelement <8 x float> %324, i64 1
  %821 = fmul contract float %336, %820
  %822 = fadd contract float %821, %773
  %823 = fptrunc contract float %822 to half
  %824 = getelementptr half, ptr addrspace(1) %774, i64 %425
  store half %823, ptr addrspace(1) %824, align 2, !tbaa !12
  %825 = extractelement <8 x float> %324, i64 2
  %826 = fmul contract float %336, %825
  %827 = fadd contract float %826, %773
  %828 = fptrunc contract float %827 to half
  %829 = getelementptr half, ptr addrspace(1) %774, i64 %433
  store half %828, ptr addrspace(1) %829, align 2, !tbaa !12
  %830 = extractelement <8 x float> %324, i64 3
  %831 = fmul contract float %336, %830
  %832 = fadd contract float %831, %773
  %833 = fptrunc contract float %832 to half
  %834 = getelementptr half, ptr addrspace(1) %774, i64 %441
  store half %833, ptr addrspace(1) %834, align 2, !tbaa !12
  %835 = extractelement <8 x float> %324, i64 4
  %836 = fmul contract float %336, %835
  %837 = fadd contract float %836, %773
  %838 = fptrunc contract float %837 to half
  %839 = getelementptr half, ptr addrspace(1) %774, i64 %449
  store half %838, ptr addrspace(1) %839, align 2, !tbaa !12
  %840 = extractelement <8 x float> %324, i64 5
  %841 = fmul contract float %336, %840
  %842 = fadd contract float %841, %773
  %843 = fptrunc contract float %842 to half
  %844 = getelementptr half, ptr addrspace(1) %774, i64 %457
  store half %843, ptr addrspace(1) %844, align 2, !tbaa !12
  %845 = extractelement <8 x float> %324, i64 6
  %846 = fmul contract float %336, %845
  %847 = fadd contract float %846, %773
  %848 = fptrunc contract float %847 to half
  %849 = getelementptr half, ptr addrspace(1) %774, i64 %465
  store half %848, ptr addrspace(1) %849, align 2, !tbaa !12
  %850 = extractelement <8 x float> %324, i64 7
  %851 = fmul contract float %336, %850
  %852 = fadd contract float %851, %773
  %853 = fptrunc contract float %852 to half
  %854 = getelementptr half, ptr addrspace(1) %774, i64 %473
  store half %853, ptr addrspace(1) %854, align 2, !tbaa !12
  %855 = extractelement <8 x float> %325, i64 0
  %856 = fmul contract float %336, %855
  %857 = fadd contract float %856, %773
  %858 = fptrunc contract float %857 to half
  %859 = getelementptr half, ptr addrspace(1) %774, i64 %481
  store half %858, ptr addrspace(1) %859, align 2, !tbaa !12
  %860 = extractelement <8 x float> %325, i64 1
  %861 = fmul contract float %336, %860
  %862 = fadd contract float %861, %773
  %863 = fptrunc contract float %862 to half
  %864 = getelementptr half, ptr addrspace(1) %774, i64 %489
  store half %863, ptr addrspace(1) %864, align 2, !tbaa !12
  %865 = extractelement <8 x float> %325, i64 2
  %866 = fmul contract float %336, %865
  %867 = fadd contract float %866, %773
  %868 = fptrunc contract float %867 to half
  %869 = getelementptr half, ptr addrspace(1) %774, i64 %497
  store half %868, ptr addrspace(1) %869, align 2, !tbaa !12
  %870 = extractelement <8 x float> %325, i64 3
  %871 = fmul contract float %336, %870
  %872 = fadd contract float %871, %773
  %873 = fptrunc contract float %872 to half
  %874 = getelementptr half, ptr addrspace(1) %774, i64 %505
  store half %873, ptr addrspace(1) %874, align 2, !tbaa !12
  %875 = extractelement <8 x float> %325, i64 4
  %876 = fmul contract float %336, %875
  %877 = fadd contract float %876, %773
  %878 = fptrunc contract float %877 to half
  %879 = getelementptr half, ptr addrspace(1) %774, i64 %513
  store half %878, ptr addrspace(1) %879, align 2, !tbaa !12
  %880 = extractelement <8 x float> %325, i64 5
  %881 = fmul contract float %336, %880
  %882 = fadd contract float %881, %773
  %883 = fptrunc contract float %882 to half
  %884 = getelementptr half, ptr addrspace(1) %774, i64 %521
  store half %883, ptr addrspace(1) %884, align 2, !tbaa !12
  %885 = extractelement <8 x float> %325, i64 6
  %886 = fmul contract float %336, %885
  %887 = fadd contract float %886, %773
  %888 = fptrunc contract float %887 to half
  %889 = getelementptr half, ptr addrspace(1) %774, i64 %529
  store half %888, ptr addrspace(1) %889, align 2, !tbaa !12
  %890 = extractelement <8 x float> %325, i64 7
  %891 = fmul contract float %336, %890
  %892 = fadd contract float %891, %773
  %893 = fptrunc contract float %892 to half
  %894 = getelementptr half, ptr addrspace(1) %774, i64 %537
  store half %893, ptr addrspace(1) %894, align 2, !tbaa !12
  %895 = extractelement <8 x float> %326, i64 0
  %896 = fmul contract float %336, %895
  %897 = fadd contract float %896, %773
  %898 = fptrunc contract float %897 to half
  %899 = getelementptr half, ptr addrspace(1) %774, i64 %545
  store half %898, ptr addrspace(1) %899, align 2, !tbaa !12
  %900 = extractelement <8 x float> %326, i64 1
  %901 = fmul contract float %336, %900
  %902 = fadd contract float %901, %773
  %903 = fptrunc contract float %902 to half
  %904 = getelementptr half, ptr addrspace(1) %774, i64 %553
  store half %903, ptr addrspace(1) %904, align 2, !tbaa !12
  %905 = extractelement <8 x float> %326, i64 2
  %906 = fmul contract float %336, %905
  %907 = fadd contract float %906, %773
  %908 = fptrunc contract float %907 to half
  %909 = getelementptr half, ptr addrspace(1) %774, i64 %561
  store half %908, ptr addrspace(1) %909, align 2, !tbaa !12
  %910 = extractelement <8 x float> %326, i64 3
  %911 = fmul contract float %336, %910
  %912 = fadd contract float %911, %773
  %913 = fptrunc contract float %912 to half
  %914 = getelementptr half, ptr addrspace(1) %774, i64 %569
  store half %913, ptr addrspace(1) %914, align 2, !tbaa !12
  %915 = extractelement <8 x float> %326, i64 4
  %916 = fmul contract float %336, %915
  %917 = fadd contract float %916, %773
  %918 = fptrunc contract float %917 to half
  %919 = getelementptr half, ptr addrspace(1) %774, i64 %577
  store half %918, ptr addrspace(1) %919, align 2, !tbaa !12
  %920 = extractelement <8 x float> %326, i64 5
  %921 = fmul contract float %336, %920
  %922 = fadd contract float %921, %773
  %923 = fptrunc contract float %922 to half
  %924 = getelementptr half, ptr addrspace(1) %774, i64 %585
  store half %923, ptr addrspace(1) %924, align 2, !tbaa !12
  %925 = extractelement <8 x float> %326, i64 6
  %926 = fmul contract float %336, %925
  %927 = fadd contract float %926, %773
  %928 = fptrunc contract float %927 to half
  %929 = getelementptr half, ptr addrspace(1) %774, i64 %593
  store half %928, ptr addrspace(1) %929, align 2, !tbaa !12
  %930 = extractelement <8 x float> %326, i64 7
  %931 = fmul contract float %336, %930
  %932 = fadd contract float %931, %773
  %933 = fptrunc contract float %932 to half
  %934 = getelementptr half, ptr addrspace(1) %774, i64 %601
  store half %933, ptr addrspace(1) %934, align 2, !tbaa !12
  %935 = or disjoint i32 %338, 48
  %936 = sext i32 %935 to i64
  %937 = getelementptr inbounds half, ptr addrspace(1) %3, i64 %936
  %938 = load half, ptr addrspace(1) %937, align 2, !tbaa !12
  %939 = fpext contract half %938 to float
  %940 = getelementptr half, ptr addrspace(1) %4, i64 %936
  %941 = extractelement <8 x float> %332, i64 0
  %942 = fmul contract float %336, %941
  %943 = fadd contract float %942, %939
  %944 = fptrunc contract float %943 to half
  %945 = getelementptr half, ptr addrspace(1) %940, i64 %353
  store half %944, ptr addrspace(1) %945, align 2, !tbaa !12
  %946 = extractelement <8 x float> %332, i64 1
  %947 = fmul contract float %336, %946
  %948 = fadd contract float %947, %939
  %949 = fptrunc contract float %948 to half
  %950 = getelementptr half, ptr addrspace(1) %940, i64 %361
  store half %949, ptr addrspace(1) %950, align 2, !tbaa !12
  %951 = extractelement <8 x float> %332, i64 2
  %952 = fmul contract float %336, %951
  %953 = fadd contract float %952, %939
  %954 = fptrunc contract float %953 to half
  %955 = getelementptr half, ptr addrspace(1) %940, i64 %369
  store half %954, ptr addrspace(1) %955, align 2, !tbaa !12
  %956 = extractelement <8 x float> %332, i64 3
  %957 = fmul contract float %336, %956
  %958 = fadd contract float %957, %939
  %959 = fptrunc contract float %958 to half
  %960 = getelementptr half, ptr addrspace(1) %940, i64 %377
  store half %959, ptr addrspace(1) %960, align 2, !tbaa !12
  %961 = extractelement <8 x float> %332, i64 4
  %962 = fmul contract float %336, %961
  %963 = fadd contract float %962, %939
  %964 = fptrunc contract float %963 to half
  %965 = getelementptr half, ptr addrspace(1) %940, i64 %385
  store half %964, ptr addrspace(1) %965, align 2, !tbaa !12
  %966 = extractelement <8 x float> %332, i64 5
  %967 = fmul contract float %336, %966
  %968 = fadd contract float %967, %939
  %969 = fptrunc contract float %968 to half
  %970 = getelementptr half, ptr addrspace(1) %940, i64 %393
  store half %969, ptr addrspace(1) %970, align 2, !tbaa !12
  %971 = extractelement <8 x float> %332, i64 6
  %972 = fmul contract float %336, %971
  %973 = fadd contract float %972, %939
  %974 = fptrunc contract float %973 to half
  %975 = getelementptr half, ptr addrspace(1) %940, i64 %401
  store half %974, ptr addrspace(1) %975, align 2, !tbaa !12
  %976 = extractelement <8 x float> %332, i64 7
  %977 = fmul contract float %336, %976
  %978 = fadd contract float %977, %939
  %979 = fptrunc contract float %978 to half
  %980 = getelementptr half, ptr addrspace(1) %940, i64 %409
  store half %979, ptr addrspace(1) %980, align 2, !tbaa !12
  %981 = extractelement <8 x float> %333, i64 0
  %982 = fmul contract float %336, %981
  %983 = fadd contract float %982, %939
  %984 = fptrunc contract float %983 to half
  %985 = getelementptr half, ptr addrspace(1) %940, i64 %417
  store half %984, ptr addrspace(1) %985, align 2, !tbaa !12
  %986 = extractelement <8 x float> %333, i64 1
  %987 = fmul contract float %336, %986
  %988 = fadd contract float %987, %939
  %989 = fptrunc contract float %988 to half
  %990 = getelementptr half, ptr addrspace(1) %940, i64 %425
  store half %989, ptr addrspace(1) %990, align 2, !tbaa !12
  %991 = extractelement <8 x float> %333, i64 2
  %992 = fmul contract float %336, %991
  %993 = fadd contract float %992, %939
  %994 = fptrunc contract float %993 to half
  %995 = getelementptr half, ptr addrspace(1) %940, i64 %433
  store half %994, ptr addrspace(1) %995, align 2, !tbaa !12
  %996 = extractelement <8 x float> %333, i64 3
  %997 = fmul contract float %336, %996
  %998 = fadd contract float %997, %939
  %999 = fptrunc contract float %998 to half
  %1000 = getelementptr half, ptr addrspace(1) %940, i64 %441
  store half %999, ptr addrspace(1) %1000, align 2, !tbaa !12
  %1001 = extractelement <8 x float> %333, i64 4
  %1002 = fmul contract float %336, %1001
  %1003 = fadd contract float %1002, %939
  %1004 = fptrunc contract float %1003 to half
  %1005 = getelementptr half, ptr addrspace(1) %940, i64 %449
  store half %1004, ptr addrspace(1) %1005, align 2, !tbaa !12
  %1006 = extractelement <8 x float> %333, i64 5
  %1007 = fmul contract float %336, %1006
  %1008 = fadd contract float %1007, %939
  %1009 = fptrunc contract float %1008 to half
  %1010 = getelementptr half, ptr addrspace(1) %940, i64 %457
  store half %1009, ptr addrspace(1) %1010, align 2, !tbaa !12
  %1011 = extractelement <8 x float> %333, i64 6
  %1012 = fmul contract float %336, %1011
  %1013 = fadd contract float %1012, %939
  %1014 = fptrunc contract float %1013 to half
  %1015 = getelementptr half, ptr addrspace(1) %940, i64 %465
  store half %1014, ptr addrspace(1) %1015, align 2, !tbaa !12
  %1016 = extractelement <8 x float> %333, i64 7
  %1017 = fmul contract float %336, %1016
  %1018 = fadd contract float %1017, %939
  %1019 = fptrunc contract float %1018 to half
  %1020 = getelementptr half, ptr addrspace(1) %940, i64 %473
  store half %1019, ptr addrspace(1) %1020, align 2, !tbaa !12
  %1021 = extractelement <8 x float> %334, i64 0
  %1022 = fmul contract float %336, %1021
  %1023 = fadd contract float %1022, %939
  %1024 = fptrunc contract float %1023 to half
  %1025 = getelementptr half, ptr addrspace(1) %940, i64 %481
  store half %1024, ptr addrspace(1) %1025, align 2, !tbaa !12
  %1026 = extractelement <8 x float> %334, i64 1
  %1027 = fmul contract float %336, %1026
  %1028 = fadd contract float %1027, %939
  %1029 = fptrunc contract float %1028 to half
  %1030 = getelementptr half, ptr addrspace(1) %940, i64 %489
  store half %1029, ptr addrspace(1) %1030, align 2, !tbaa !12
  %1031 = extractelement <8 x float> %334, i64 2
  %1032 = fmul contract float %336, %1031
  %1033 = fadd contract float %1032, %939
  %1034 = fptrunc contract float %1033 to half
  %1035 = getelementptr half, ptr addrspace(1) %940, i64 %497
  store half %1034, ptr addrspace(1) %1035, align 2, !tbaa !12
  %1036 = extractelement <8 x float> %334, i64 3
  %1037 = fmul contract float %336, %1036
  %1038 = fadd contract float %1037, %939
  %1039 = fptrunc contract float %1038 to half
  %1040 = getelementptr half, ptr addrspace(1) %940, i64 %505
  store half %1039, ptr addrspace(1) %1040, align 2, !tbaa !12
  %1041 = extractelement <8 x float> %334, i64 4
  %1042 = fmul contract float %336, %1041
  %1043 = fadd contract float %1042, %939
  %1044 = fptrunc contract float %1043 to half
  %1045 = getelementptr half, ptr addrspace(1) %940, i64 %513
  store half %1044, ptr addrspace(1) %1045, align 2, !tbaa !12
  %1046 = extractelement <8 x float> %334, i64 5
  %1047 = fmul contract float %336, %1046
  %1048 = fadd contract float %1047, %939
  %1049 = fptrunc contract float %1048 to half
  %1050 = getelementptr half, ptr addrspace(1) %940, i64 %521
  store half %1049, ptr addrspace(1) %1050, align 2, !tbaa !12
  %1051 = extractelement <8 x float> %334, i64 6
  %1052 = fmul contract float %336, %1051
  %1053 = fadd contract float %1052, %939
  %1054 = fptrunc contract float %1053 to half
  %1055 = getelementptr half, ptr addrspace(1) %940, i64 %529
  store half %1054, ptr addrspace(1) %1055, align 2, !tbaa !12
  %1056 = extractelement <8 x float> %334, i64 7
  %1057 = fmul contract float %336, %1056
  %1058 = fadd contract float %1057, %939
  %1059 = fptrunc contract float %1058 to half
  %1060 = getelementptr half, ptr addrspace(1) %940, i64 %537
  store half %1059, ptr addrspace(1) %1060, align 2, !tbaa !12
  %1061 = extractelement <8 x float> %335, i64 0
  %1062 = fmul contract float %336, %1061
  %1063 = fadd contract float %1062, %939
  %1064 = fptrunc contract float %1063 to half
  %1065 = getelementptr half, ptr addrspace(1) %940, i64 %545
  store half %1064, ptr addrspace(1) %1065, align 2, !tbaa !12
  %1066 = extractelement <8 x float> %335, i64 1
  %1067 = fmul contract float %336, %1066
  %1068 = fadd contract float %1067, %939
  %1069 = fptrunc contract float %1068 to half
  %1070 = getelementptr half, ptr addrspace(1) %940, i64 %553
  store half %1069, ptr addrspace(1) %1070, align 2, !tbaa !12
  %1071 = extractelement <8 x float> %335, i64 2
  %1072 = fmul contract float %336, %1071
  %1073 = fadd contract float %1072, %939
  %1074 = fptrunc contract float %1073 to half
  %1075 = getelementptr half, ptr addrspace(1) %940, i64 %561
  store half %1074, ptr addrspace(1) %1075, align 2, !tbaa !12
  %1076 = extractelement <8 x float> %335, i64 3
  %1077 = fmul contract float %336, %1076
  %1078 = fadd contract float %1077, %939
  %1079 = fptrunc contract float %1078 to half
  %1080 = getelementptr half, ptr addrspace(1) %940, i64 %569
  store half %1079, ptr addrspace(1) %1080, align 2, !tbaa !12
  %1081 = extractelement <8 x float> %335, i64 4
  %1082 = fmul contract float %336, %1081
  %1083 = fadd contract float %1082, %939
  %1084 = fptrunc contract float %1083 to half
  %1085 = getelementptr half, ptr addrspace(1) %940, i64 %577
  store half %1084, ptr addrspace(1) %1085, align 2, !tbaa !12
  %1086 = extractelement <8 x float> %335, i64 5
  %1087 = fmul contract float %336, %1086
  %1088 = fadd contract float %1087, %939
  %1089 = fptrunc contract float %1088 to half
  %1090 = getelementptr half, ptr addrspace(1) %940, i64 %585
  store half %1089, ptr addrspace(1) %1090, align 2, !tbaa !12
  %1091 = extractelement <8 x float> %335, i64 6
  %1092 = fmul contract float %336, %1091
  %1093 = fadd contract float %1092, %939
  %1094 = fptrunc contract float %1093 to half
  %1095 = getelementptr half, ptr addrspace(1) %940, i64 %593
  store half %1094, ptr addrspace(1) %1095, align 2, !tbaa !12
  %1096 = extractelement <8 x float> %335, i64 7
  %1097 = fmul contract float %336, %1096
  %1098 = fadd contract float %1097, %939
  %1099 = fptrunc contract float %1098 to half
  %1100 = getelementptr half, ptr addrspace(1) %940, i64 %601
  store half %1099, ptr addrspace(1) %1100, align 2, !tbaa !12
  ret void

1101:                                             ; preds = %196, %1101
  %1102 = phi <8 x float> [ zeroinitializer, %196 ], [ %1248, %1101 ]
  %1103 = phi <8 x float> [ zeroinitializer, %196 ], [ %1239, %1101 ]
  %1104 = phi <8 x float> [ zeroinitializer, %196 ], [ %1230, %1101 ]
  %1105 = phi <8 x float> [ zeroinitializer, %196 ], [ %1221, %1101 ]
  %1106 = phi <8 x float> [ zeroinitializer, %196 ], [ %1247, %1101 ]
  %1107 = phi <8 x float> [ zeroinitializer, %196 ], [ %1238, %1101 ]
  %1108 = phi <8 x float> [ zeroinitializer, %196 ], [ %1229, %1101 ]
  %1109 = phi <8 x float> [ zeroinitializer, %196 ], [ %1220, %1101 ]
  %1110 = phi <8 x float> [ zeroinitializer, %196 ], [ %1246, %1101 ]
  %1111 = phi <8 x float> [ zeroinitializer, %196 ], [ %1237, %1101 ]
  %1112 = phi <8 x float> [ zeroinitializer, %196 ], [ %1228, %1101 ]
  %1113 = phi <8 x float> [ zeroinitializer, %196 ], [ %1219, %1101 ]
  %1114 = phi <8 x float> [ zeroinitializer, %196 ], [ %1245, %1101 ]
  %1115 = phi <8 x float> [ zeroinitializer, %196 ], [ %1236, %1101 ]
  %1116 = phi <8 x float> [ zeroinitializer, %196 ], [ %1227, %1101 ]
  %1117 = phi <8 x float> [ zeroinitializer, %196 ], [ %1218, %1101 ]
  %1118 = phi ptr addrspace(1) [ %24, %196 ], [ %1122, %1101 ]
  %1119 = phi ptr addrspace(1) [ %27, %196 ], [ %1123, %1101 ]
  %1120 = phi i32 [ 0, %196 ], [ %1249, %1101 ]
  %1121 = phi i32 [ 32, %196 ], [ %1379, %1101 ]
  %1122 = getelementptr inbounds nuw i8, ptr addrspace(1) %1118, i64 64
  %1123 = getelementptr inbounds i8, ptr addrspace(1) %1119, i64 %198
  %1124 = getelementptr half, ptr addrspace(1) %1122, i64 %30
  %1125 = getelementptr half, ptr addrspace(1) %1124, i64 %34
  %1126 = load <8 x half>, ptr addrspace(1) %1125, align 16, !tbaa !9
  %1127 = getelementptr half, ptr addrspace(1) %1124, i64 %40
  %1128 = load <8 x half>, ptr addrspace(1) %1127, align 16, !tbaa !9
  %1129 = getelementptr inbounds i8, ptr addrspace(1) %1123, i64 %48
  %1130 = load <4 x i32>, ptr addrspace(1) %1129, align 16, !tbaa !9
  %1131 = getelementptr inbounds i8, ptr addrspace(1) %1123, i64 %55
  %1132 = load <4 x i32>, ptr addrspace(1) %1131, align 16, !tbaa !9
  %1133 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Stage", ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %1120
  %1134 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1133, i32 %18
  %1135 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1134, i32 %199
  %1136 = getelementptr inbounds nuw i8, ptr addrspace(3) %1133, i32 8320
  %1137 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1136, i32 %20
  %1138 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1137, i32 %199
  %1139 = load <8 x half>, ptr addrspace(3) %1135, align 16, !tbaa !9
  %1140 = getelementptr inbounds nuw i8, ptr addrspace(3) %1135, i32 2080
  %1141 = load <8 x half>, ptr addrspace(3) %1140, align 16, !tbaa !9
  %1142 = shufflevector <8 x half> %1139, <8 x half> %1141, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1143 = getelementptr inbounds nuw i8, ptr addrspace(3) %1135, i32 256
  %1144 = load <8 x half>, ptr addrspace(3) %1143, align 16, !tbaa !9
  %1145 = getelementptr inbounds nuw i8, ptr addrspace(3) %1135, i32 2336
  %1146 = load <8 x half>, ptr addrspace(3) %1145, align 16, !tbaa !9
  %1147 = shufflevector <8 x half> %1144, <8 x half> %1146, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1148 = getelementptr inbounds nuw i8, ptr addrspace(3) %1135, i32 512
  %1149 = load <8 x half>, ptr addrspace(3) %1148, align 16, !tbaa !9
  %1150 = getelementptr inbounds nuw i8, ptr addrspace(3) %1135, i32 2592
  %1151 = load <8 x half>, ptr addrspace(3) %1150, align 16, !tbaa !9
  %1152 = shufflevector <8 x half> %1149, <8 x half> %1151, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1153 = getelementptr inbounds nuw i8, ptr addrspace(3) %1135, i32 768
  %1154 = load <8 x half>, ptr addrspace(3) %1153, align 16, !tbaa !9
  %1155 = getelementptr inbounds nuw i8, ptr addrspace(3) %1135, i32 2848
  %1156 = load <8 x half>, ptr addrspace(3) %1155, align 16, !tbaa !9
  %1157 = shufflevector <8 x half> %1154, <8 x half> %1156, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1158 = load <8 x half>, ptr addrspace(3) %1138, align 16, !tbaa !9
  %1159 = getelementptr inbounds nuw i8, ptr addrspace(3) %1138, i32 4096
  %1160 = load <8 x half>, ptr addrspace(3) %1159, align 16, !tbaa !9
  %1161 = shufflevector <8 x half> %1158, <8 x half> %1160, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1162 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1142, <16 x half> %1161, <8 x float> %1117)
  %1163 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1147, <16 x half> %1161, <8 x float> %1113)
  %1164 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1152, <16 x half> %1161, <8 x float> %1109)
  %1165 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1157, <16 x half> %1161, <8 x float> %1105)
  %1166 = getelementptr inbounds nuw i8, ptr addrspace(3) %1138, i32 256
  %1167 = load <8 x half>, ptr addrspace(3) %1166, align 16, !tbaa !9
  %1168 = getelementptr inbounds nuw i8, ptr addrspace(3) %1138, i32 4352
  %1169 = load <8 x half>, ptr addrspace(3) %1168, align 16, !tbaa !9
  %1170 = shufflevector <8 x half> %1167, <8 x half> %1169, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1171 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1142, <16 x half> %1170, <8 x float> %1116)
  %1172 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1147, <16 x half> %1170, <8 x float> %1112)
  %1173 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1152, <16 x half> %1170, <8 x float> %1108)
  %1174 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1157, <16 x half> %1170, <8 x float> %1104)
  %1175 = getelementptr inbounds nuw i8, ptr addrspace(3) %1138, i32 512
  %1176 = load <8 x half>, ptr addrspace(3) %1175, align 16, !tbaa !9
  %1177 = getelementptr inbounds nuw i8, ptr addrspace(3) %1138, i32 4608
  %1178 = load <8 x half>, ptr addrspace(3) %1177, align 16, !tbaa !9
  %1179 = shufflevector <8 x half> %1176, <8 x half> %1178, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1180 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1142, <16 x half> %1179, <8 x float> %1115)
  %1181 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1147, <16 x half> %1179, <8 x float> %1111)
  %1182 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1152, <16 x half> %1179, <8 x float> %1107)
  %1183 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1157, <16 x half> %1179, <8 x float> %1103)
  %1184 = getelementptr inbounds nuw i8, ptr addrspace(3) %1138, i32 768
  %1185 = load <8 x half>, ptr addrspace(3) %1184, align 16, !tbaa !9
  %1186 = getelementptr inbounds nuw i8, ptr addrspace(3) %1138, i32 4864
  %1187 = load <8 x half>, ptr addrspace(3) %1186, align 16, !tbaa !9
  %1188 = shufflevector <8 x half> %1185, <8 x half> %1187, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1189 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1142, <16 x half> %1188, <8 x float> %1114)
  %1190 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1147, <16 x half> %1188, <8 x float> %1110)
  %1191 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1152, <16 x half> %1188, <8 x float> %1106)
  %1192 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1157, <16 x half> %1188, <8 x float> %1102)
  tail call void @llvm.amdgcn.sched.barrier(i32 0)
  %1193 = getelementptr inbounds nuw i8, ptr addrspace(3) %1135, i32 4160
  %1194 = load <8 x half>, ptr addrspace(3) %1193, align 16, !tbaa !9
  %1195 = getelementptr inbounds nuw i8, ptr addrspace(3) %1135, i32 6240
  %1196 = load <8 x half>, ptr addrspace(3) %1195, align 16, !tbaa !9
  %1197 = shufflevector <8 x half> %1194, <8 x half> %1196, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1198 = getelementptr inbounds nuw i8, ptr addrspace(3) %1135, i32 4416
  %1199 = load <8 x half>, ptr addrspace(3) %1198, align 16, !tbaa !9
  %1200 = getelementptr inbounds nuw i8, ptr addrspace(3) %1135, i32 6496
  %1201 = load <8 x half>, ptr addrspace(3) %1200, align 16, !tbaa !9
  %1202 = shufflevector <8 x half> %1199, <8 x half> %1201, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1203 = getelementptr inbounds nuw i8, ptr addrspace(3) %1135, i32 4672
  %1204 = load <8 x half>, ptr addrspace(3) %1203, align 16, !tbaa !9
  %1205 = getelementptr inbounds nuw i8, ptr addrspace(3) %1135, i32 6752
  %1206 = load <8 x half>, ptr addrspace(3) %1205, align 16, !tbaa !9
  %1207 = shufflevector <8 x half> %1204, <8 x half> %1206, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1208 = getelementptr inbounds nuw i8, ptr addrspace(3) %1135, i32 4928
  %1209 = load <8 x half>, ptr addrspace(3) %1208, align 16, !tbaa !9
  %1210 = getelementptr inbounds nuw i8, ptr addrspace(3) %1135, i32 7008
  %1211 = load <8 x half>, ptr addrspace(3) %1210, align 16, !tbaa !9
  %1212 = shufflevector <8 x half> %1209, <8 x half> %1211, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1213 = getelementptr inbounds nuw i8, ptr addrspace(3) %1138, i32 8192
  %1214 = load <8 x half>, ptr addrspace(3) %1213, align 16, !tbaa !9
  %1215 = getelementptr inbounds nuw i8, ptr addrspace(3) %1138, i32 12288
  %1216 = load <8 x half>, ptr addrspace(3) %1215, align 16, !tbaa !9
  %1217 = shufflevector <8 x half> %1214, <8 x half> %1216, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1218 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1197, <16 x half> %1217, <8 x float> %1162)
  %1219 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1202, <16 x half> %1217, <8 x float> %1163)
  %1220 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1207, <16 x half> %1217, <8 x float> %1164)
  %1221 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1212, <16 x half> %1217, <8 x float> %1165)
  %1222 = getelementptr inbounds nuw i8, ptr addrspace(3) %1138, i32 8448
  %1223 = load <8 x half>, ptr addrspace(3) %1222, align 16, !tbaa !9
  %1224 = getelementptr inbounds nuw i8, ptr addrspace(3) %1138, i32 12544
  %1225 = load <8 x half>, ptr addrspace(3) %1224, align 16, !tbaa !9
  %1226 = shufflevector <8 x half> %1223, <8 x half> %1225, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1227 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1197, <16 x half> %1226, <8 x float> %1171)
  %1228 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1202, <16 x half> %1226, <8 x float> %1172)
  %1229 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1207, <16 x half> %1226, <8 x float> %1173)
  %1230 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1212, <16 x half> %1226, <8 x float> %1174)
  %1231 = getelementptr inbounds nuw i8, ptr addrspace(3) %1138, i32 8704
  %1232 = load <8 x half>, ptr addrspace(3) %1231, align 16, !tbaa !9
  %1233 = getelementptr inbounds nuw i8, ptr addrspace(3) %1138, i32 12800
  %1234 = load <8 x half>, ptr addrspace(3) %1233, align 16, !tbaa !9
  %1235 = shufflevector <8 x half> %1232, <8 x half> %1234, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1236 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1197, <16 x half> %1235, <8 x float> %1180)
  %1237 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1202, <16 x half> %1235, <8 x float> %1181)
  %1238 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1207, <16 x half> %1235, <8 x float> %1182)
  %1239 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1212, <16 x half> %1235, <8 x float> %1183)
  %1240 = getelementptr inbounds nuw i8, ptr addrspace(3) %1138, i32 8960
  %1241 = load <8 x half>, ptr addrspace(3) %1240, align 16, !tbaa !9
  %1242 = getelementptr inbounds nuw i8, ptr addrspace(3) %1138, i32 13056
  %1243 = load <8 x half>, ptr addrspace(3) %1242, align 16, !tbaa !9
  %1244 = shufflevector <8 x half> %1241, <8 x half> %1243, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1245 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1197, <16 x half> %1244, <8 x float> %1189)
  %1246 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1202, <16 x half> %1244, <8 x float> %1190)
  %1247 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1207, <16 x half> %1244, <8 x float> %1191)
  %1248 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1212, <16 x half> %1244, <8 x float> %1192)
  tail call void @llvm.amdgcn.sched.barrier(i32 0)
  %1249 = xor i32 %1120, 1
  %1250 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Stage", ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %1249
  %1251 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1250, i32 %60
  store <8 x half> %1126, ptr addrspace(3) %1251, align 16, !tbaa !9
  %1252 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1250, i32 %62
  store <8 x half> %1128, ptr addrspace(3) %1252, align 16, !tbaa !9
  %1253 = getelementptr inbounds nuw i8, ptr addrspace(3) %1250, i32 8320
  %1254 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1253, i32 %44
  %1255 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1254, i32 %65
  %1256 = extractelement <4 x i32> %1130, i64 0
  %1257 = extractelement <4 x i32> %1130, i64 1
  %1258 = tail call i32 @llvm.amdgcn.perm(i32 %1256, i32 0, i32 84673548)
  %1259 = bitcast i32 %1258 to <2 x i16>
  %1260 = ashr <2 x i16> %1259, splat (i16 1)
  %1261 = bitcast <2 x i16> %1260 to i32
  %1262 = and i32 %1261, -1073758209
  %1263 = bitcast i32 %1262 to <2 x half>
  %1264 = tail call i32 @llvm.amdgcn.perm(i32 %1256, i32 0, i32 118228492)
  %1265 = bitcast i32 %1264 to <2 x i16>
  %1266 = ashr <2 x i16> %1265, splat (i16 1)
  %1267 = bitcast <2 x i16> %1266 to i32
  %1268 = and i32 %1267, -1073758209
  %1269 = bitcast i32 %1268 to <2 x half>
  %1270 = tail call i32 @llvm.amdgcn.perm(i32 %1257, i32 0, i32 84673548)
  %1271 = bitcast i32 %1270 to <2 x i16>
  %1272 = ashr <2 x i16> %1271, splat (i16 1)
  %1273 = bitcast <2 x i16> %1272 to i32
  %1274 = and i32 %1273, -1073758209
  %1275 = bitcast i32 %1274 to <2 x half>
  %1276 = tail call i32 @llvm.amdgcn.perm(i32 %1257, i32 0, i32 118228492)
  %1277 = bitcast i32 %1276 to <2 x i16>
  %1278 = ashr <2 x i16> %1277, splat (i16 1)
  %1279 = bitcast <2 x i16> %1278 to i32
  %1280 = and i32 %1279, -1073758209
  %1281 = bitcast i32 %1280 to <2 x half>
  %1282 = shufflevector <2 x half> %1263, <2 x half> %1269, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1283 = shufflevector <2 x half> %1275, <2 x half> %1281, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1284 = shufflevector <4 x half> %1282, <4 x half> %1283, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %1285 = fmul contract <8 x half> %1284, splat (half 0xH5C00)
  store <8 x half> %1285, ptr addrspace(3) %1255, align 16, !tbaa !9
  %1286 = extractelement <4 x i32> %1130, i64 2
  %1287 = extractelement <4 x i32> %1130, i64 3
  %1288 = tail call i32 @llvm.amdgcn.perm(i32 %1286, i32 0, i32 84673548)
  %1289 = bitcast i32 %1288 to <2 x i16>
  %1290 = ashr <2 x i16> %1289, splat (i16 1)
  %1291 = bitcast <2 x i16> %1290 to i32
  %1292 = and i32 %1291, -1073758209
  %1293 = bitcast i32 %1292 to <2 x half>
  %1294 = tail call i32 @llvm.amdgcn.perm(i32 %1286, i32 0, i32 118228492)
  %1295 = bitcast i32 %1294 to <2 x i16>
  %1296 = ashr <2 x i16> %1295, splat (i16 1)
  %1297 = bitcast <2 x i16> %1296 to i32
  %1298 = and i32 %1297, -1073758209
  %1299 = bitcast i32 %1298 to <2 x half>
  %1300 = tail call i32 @llvm.amdgcn.perm(i32 %1287, i32 0, i32 84673548)
  %1301 = bitcast i32 %1300 to <2 x i16>
  %1302 = ashr <2 x i16> %1301, splat (i16 1)
  %1303 = bitcast <2 x i16> %1302 to i32
  %1304 = and i32 %1303, -1073758209
  %1305 = bitcast i32 %1304 to <2 x half>
  %1306 = tail call i32 @llvm.amdgcn.perm(i32 %1287, i32 0, i32 118228492)
  %1307 = bitcast i32 %1306 to <2 x i16>
  %1308 = ashr <2 x i16> %1307, splat (i16 1)
  %1309 = bitcast <2 x i16> %1308 to i32
  %1310 = and i32 %1309, -1073758209
  %1311 = bitcast i32 %1310 to <2 x half>
  %1312 = shufflevector <2 x half> %1293, <2 x half> %1299, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1313 = shufflevector <2 x half> %1305, <2 x half> %1311, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1314 = shufflevector <4 x half> %1312, <4 x half> %1313, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %1315 = fmul contract <8 x half> %1314, splat (half 0xH5C00)
  %1316 = getelementptr inbounds nuw i8, ptr addrspace(3) %1255, i32 4096
  store <8 x half> %1315, ptr addrspace(3) %1316, align 16, !tbaa !9
  %1317 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1254, i32 %129
  %1318 = extractelement <4 x i32> %1132, i64 0
  %1319 = extractelement <4 x i32> %1132, i64 1
  %1320 = tail call i32 @llvm.amdgcn.perm(i32 %1318, i32 0, i32 84673548)
  %1321 = bitcast i32 %1320 to <2 x i16>
  %1322 = ashr <2 x i16> %1321, splat (i16 1)
  %1323 = bitcast <2 x i16> %1322 to i32
  %1324 = and i32 %1323, -1073758209
  %1325 = bitcast i32 %1324 to <2 x half>
  %1326 = tail call i32 @llvm.amdgcn.perm(i32 %1318, i32 0, i32 118228492)
  %1327 = bitcast i32 %1326 to <2 x i16>
  %1328 = ashr <2 x i16> %1327, splat (i16 1)
  %1329 = bitcast <2 x i16> %1328 to i32
  %1330 = and i32 %1329, -1073758209
  %1331 = bitcast i32 %1330 to <2 x half>
  %1332 = tail call i32 @llvm.amdgcn.perm(i32 %1319, i32 0, i32 84673548)
  %1333 = bitcast i32 %1332 to <2 x i16>
  %1334 = ashr <2 x i16> %1333, splat (i16 1)
  %1335 = bitcast <2 x i16> %1334 to i32
  %1336 = and i32 %1335, -1073758209
  %1337 = bitcast i32 %1336 to <2 x half>
  %1338 = tail call i32 @llvm.amdgcn.perm(i32 %1319, i32 0, i32 118228492)
  %1339 = bitcast i32 %1338 to <2 x i16>
  %1340 = ashr <2 x i16> %1339, splat (i16 1)
  %1341 = bitcast <2 x i16> %1340 to i32
  %1342 = and i32 %1341, -1073758209
  %1343 = bitcast i32 %1342 to <2 x half>
  %1344 = shufflevector <2 x half> %1325, <2 x half> %1331, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1345 = shufflevector <2 x half> %1337, <2 x half> %1343, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1346 = shufflevector <4 x half> %1344, <4 x half> %1345, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %1347 = fmul contract <8 x half> %1346, splat (half 0xH5C00)
  store <8 x half> %1347, ptr addrspace(3) %1317, align 16, !tbaa !9
  %1348 = extractelement <4 x i32> %1132, i64 2
  %1349 = extractelement <4 x i32> %1132, i64 3
  %1350 = tail call i32 @llvm.amdgcn.perm(i32 %1348, i32 0, i32 84673548)
  %1351 = bitcast i32 %1350 to <2 x i16>
  %1352 = ashr <2 x i16> %1351, splat (i16 1)
  %1353 = bitcast <2 x i16> %1352 to i32
  %1354 = and i32 %1353, -1073758209
  %1355 = bitcast i32 %1354 to <2 x half>
  %1356 = tail call i32 @llvm.amdgcn.perm(i32 %1348, i32 0, i32 118228492)
  %1357 = bitcast i32 %1356 to <2 x i16>
  %1358 = ashr <2 x i16> %1357, splat (i16 1)
  %1359 = bitcast <2 x i16> %1358 to i32
  %1360 = and i32 %1359, -1073758209
  %1361 = bitcast i32 %1360 to <2 x half>
  %1362 = tail call i32 @llvm.amdgcn.perm(i32 %1349, i32 0, i32 84673548)
  %1363 = bitcast i32 %1362 to <2 x i16>
  %1364 = ashr <2 x i16> %1363, splat (i16 1)
  %1365 = bitcast <2 x i16> %1364 to i32
  %1366 = and i32 %1365, -1073758209
  %1367 = bitcast i32 %1366 to <2 x half>
  %1368 = tail call i32 @llvm.amdgcn.perm(i32 %1349, i32 0, i32 118228492)
  %1369 = bitcast i32 %1368 to <2 x i16>
  %1370 = ashr <2 x i16> %1369, splat (i16 1)
  %1371 = bitcast <2 x i16> %1370 to i32
  %1372 = and i32 %1371, -1073758209
  %1373 = bitcast i32 %1372 to <2 x half>
  %1374 = shufflevector <2 x half> %1355, <2 x half> %1361, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1375 = shufflevector <2 x half> %1367, <2 x half> %1373, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1376 = shufflevector <4 x half> %1374, <4 x half> %1375, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %1377 = fmul contract <8 x half> %1376, splat (half 0xH5C00)
  %1378 = getelementptr inbounds nuw i8, ptr addrspace(3) %1317, i32 4096
  store <8 x half> %1377, ptr addrspace(3) %1378, align 16, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %1379 = add nuw nsw i32 %1121, 32
  %1380 = icmp slt i32 %1379, %7
  br i1 %1380, label %1101, label %200, !llvm.loop !14
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
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !7, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"_Float16", !7, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
