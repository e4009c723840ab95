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
  br label %1036

200:                                              ; preds = %1036, %193
  %201 = phi i64 [ %195, %193 ], [ %197, %1036 ]
  %202 = phi i32 [ %194, %193 ], [ %199, %1036 ]
  %203 = phi <8 x float> [ zeroinitializer, %193 ], [ %1183, %1036 ]
  %204 = phi <8 x float> [ zeroinitializer, %193 ], [ %1174, %1036 ]
  %205 = phi <8 x float> [ zeroinitializer, %193 ], [ %1165, %1036 ]
  %206 = phi <8 x float> [ zeroinitializer, %193 ], [ %1156, %1036 ]
  %207 = phi <8 x float> [ zeroinitializer, %193 ], [ %1182, %1036 ]
  %208 = phi <8 x float> [ zeroinitializer, %193 ], [ %1173, %1036 ]
  %209 = phi <8 x float> [ zeroinitializer, %193 ], [ %1164, %1036 ]
  %210 = phi <8 x float> [ zeroinitializer, %193 ], [ %1155, %1036 ]
  %211 = phi <8 x float> [ zeroinitializer, %193 ], [ %1181, %1036 ]
  %212 = phi <8 x float> [ zeroinitializer, %193 ], [ %1172, %1036 ]
  %213 = phi <8 x float> [ zeroinitializer, %193 ], [ %1163, %1036 ]
  %214 = phi <8 x float> [ zeroinitializer, %193 ], [ %1154, %1036 ]
  %215 = phi <8 x float> [ zeroinitializer, %193 ], [ %1180, %1036 ]
  %216 = phi <8 x float> [ zeroinitializer, %193 ], [ %1171, %1036 ]
  %217 = phi <8 x float> [ zeroinitializer, %193 ], [ %1162, %1036 ]
  %218 = phi <8 x float> [ zeroinitializer, %193 ], [ %1153, %1036 ]
  %219 = phi i32 [ 0, %193 ], [ %1184, %1036 ]
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
  %337 = or disjoint i32 %20, %202
  %338 = or disjoint i32 %337, %16
  %339 = add nsw i32 %13, %18
  %340 = lshr i32 %9, 4
  %341 = and i32 %340, 1
  %342 = or disjoint i32 %339, %341
  %343 = sext i32 %342 to i64
  %344 = mul nsw i64 %201, %343
  %345 = getelementptr inbounds half, ptr addrspace(1) %4, i64 %344
  %346 = sext i32 %338 to i64
  %347 = getelementptr inbounds half, ptr addrspace(1) %345, i64 %346
  %348 = mul nsw i64 %201, 48
  %349 = getelementptr inbounds half, ptr addrspace(1) %3, i64 %346
  %350 = load half, ptr addrspace(1) %349, align 2, !tbaa !12
  %351 = fpext contract half %350 to float
  %352 = extractelement <8 x float> %305, i64 0
  %353 = fmul contract float %336, %352
  %354 = fadd contract float %353, %351
  %355 = fptrunc contract float %354 to half
  store half %355, ptr addrspace(1) %347, align 2, !tbaa !12
  %356 = shl nsw i64 %201, 1
  %357 = extractelement <8 x float> %305, i64 1
  %358 = fmul contract float %336, %357
  %359 = fadd contract float %358, %351
  %360 = fptrunc contract float %359 to half
  %361 = getelementptr half, ptr addrspace(1) %347, i64 %356
  store half %360, ptr addrspace(1) %361, align 2, !tbaa !12
  %362 = shl nsw i64 %201, 2
  %363 = extractelement <8 x float> %305, i64 2
  %364 = fmul contract float %336, %363
  %365 = fadd contract float %364, %351
  %366 = fptrunc contract float %365 to half
  %367 = getelementptr half, ptr addrspace(1) %347, i64 %362
  store half %366, ptr addrspace(1) %367, align 2, !tbaa !12
  %368 = mul nsw i64 %201, 6
  %369 = extractelement <8 x float> %305, i64 3
  %370 = fmul contract float %336, %369
  %371 = fadd contract float %370, %351
  %372 = fptrunc contract float %371 to half
  %373 = getelementptr half, ptr addrspace(1) %347, i64 %368
  store half %372, ptr addrspace(1) %373, align 2, !tbaa !12
  %374 = shl nsw i64 %201, 3
  %375 = extractelement <8 x float> %305, i64 4
  %376 = fmul contract float %336, %375
  %377 = fadd contract float %376, %351
  %378 = fptrunc contract float %377 to half
  %379 = getelementptr half, ptr addrspace(1) %347, i64 %374
  store half %378, ptr addrspace(1) %379, align 2, !tbaa !12
  %380 = mul nsw i64 %201, 10
  %381 = extractelement <8 x float> %305, i64 5
  %382 = fmul contract float %336, %381
  %383 = fadd contract float %382, %351
  %384 = fptrunc contract float %383 to half
  %385 = getelementptr half, ptr addrspace(1) %347, i64 %380
  store half %384, ptr addrspace(1) %385, align 2, !tbaa !12
  %386 = mul nsw i64 %201, 12
  %387 = extractelement <8 x float> %305, i64 6
  %388 = fmul contract float %336, %387
  %389 = fadd contract float %388, %351
  %390 = fptrunc contract float %389 to half
  %391 = getelementptr half, ptr addrspace(1) %347, i64 %386
  store half %390, ptr addrspace(1) %391, align 2, !tbaa !12
  %392 = mul nsw i64 %201, 14
  %393 = extractelement <8 x float> %305, i64 7
  %394 = fmul contract float %336, %393
  %395 = fadd contract float %394, %351
  %396 = fptrunc contract float %395 to half
  %397 = getelementptr half, ptr addrspace(1) %347, i64 %392
  store half %396, ptr addrspace(1) %397, align 2, !tbaa !12
  %398 = shl nsw i64 %201, 4
  %399 = extractelement <8 x float> %306, i64 0
  %400 = fmul contract float %336, %399
  %401 = fadd contract float %400, %351
  %402 = fptrunc contract float %401 to half
  %403 = getelementptr half, ptr addrspace(1) %347, i64 %398
  store half %402, ptr addrspace(1) %403, align 2, !tbaa !12
  %404 = mul nsw i64 %201, 18
  %405 = extractelement <8 x float> %306, i64 1
  %406 = fmul contract float %336, %405
  %407 = fadd contract float %406, %351
  %408 = fptrunc contract float %407 to half
  %409 = getelementptr half, ptr addrspace(1) %347, i64 %404
  store half %408, ptr addrspace(1) %409, align 2, !tbaa !12
  %410 = mul nsw i64 %201, 20
  %411 = extractelement <8 x float> %306, i64 2
  %412 = fmul contract float %336, %411
  %413 = fadd contract float %412, %351
  %414 = fptrunc contract float %413 to half
  %415 = getelementptr half, ptr addrspace(1) %347, i64 %410
  store half %414, ptr addrspace(1) %415, align 2, !tbaa !12
  %416 = mul nsw i64 %201, 22
  %417 = extractelement <8 x float> %306, i64 3
  %418 = fmul contract float %336, %417
  %419 = fadd contract float %418, %351
  %420 = fptrunc contract float %419 to half
  %421 = getelementptr half, ptr addrspace(1) %347, i64 %416
  store half %420, ptr addrspace(1) %421, align 2, !tbaa !12
  %422 = mul nsw i64 %201, 24
  %423 = extractelement <8 x float> %306, i64 4
  %424 = fmul contract float %336, %423
  %425 = fadd contract float %424, %351
  %426 = fptrunc contract float %425 to half
  %427 = getelementptr half, ptr addrspace(1) %347, i64 %422
  store half %426, ptr addrspace(1) %427, align 2, !tbaa !12
  %428 = mul nsw i64 %201, 26
  %429 = extractelement <8 x float> %306, i64 5
  %430 = fmul contract float %336, %429
  %431 = fadd contract float %430, %351
  %432 = fptrunc contract float %431 to half
  %433 = getelementptr half, ptr addrspace(1) %347, i64 %428
  store half %432, ptr addrspace(1) %433, align 2, !tbaa !12
  %434 = mul nsw i64 %201, 28
  %435 = extractelement <8 x float> %306, i64 6
  %436 = fmul contract float %336, %435
  %437 = fadd contract float %436, %351
  %438 = fptrunc contract float %437 to half
  %439 = getelementptr half, ptr addrspace(1) %347, i64 %434
  store half %438, ptr addrspace(1) %439, align 2, !tbaa !12
  %440 = mul nsw i64 %201, 30
  %441 = extractelement <8 x float> %306, i64 7
  %442 = fmul contract float %336, %441
  %443 = fadd contract float %442, %351
  %444 = fptrunc contract float %443 to half
  %445 = getelementptr half, ptr addrspace(1) %347, i64 %440
  store half %444, ptr addrspace(1) %445, align 2, !tbaa !12
  %446 = shl nsw i64 %201, 5
  %447 = extractelement <8 x float> %307, i64 0
  %448 = fmul contract float %336, %447
  %449 = fadd contract float %448, %351
  %450 = fptrunc contract float %449 to half
  %451 = getelementptr half, ptr addrspace(1) %347, i64 %446
  store half %450, ptr addrspace(1) %451, align 2, !tbaa !12
  %452 = mul nsw i64 %201, 34
  %453 = extractelement <8 x float> %307, i64 1
  %454 = fmul contract float %336, %453
  %455 = fadd contract float %454, %351
  %456 = fptrunc contract float %455 to half
  %457 = getelementptr half, ptr addrspace(1) %347, i64 %452
  store half %456, ptr addrspace(1) %457, align 2, !tbaa !12
  %458 = mul nsw i64 %201, 36
  %459 = extractelement <8 x float> %307, i64 2
  %460 = fmul contract float %336, %459
  %461 = fadd contract float %460, %351
  %462 = fptrunc contract float %461 to half
  %463 = getelementptr half, ptr addrspace(1) %347, i64 %458
  store half %462, ptr addrspace(1) %463, align 2, !tbaa !12
  %464 = mul nsw i64 %201, 38
  %465 = extractelement <8 x float> %307, i64 3
  %466 = fmul contract float %336, %465
  %467 = fadd contract float %466, %351
  %468 = fptrunc contract float %467 to half
  %469 = getelementptr half, ptr addrspace(1) %347, i64 %464
  store half %468, ptr addrspace(1) %469, align 2, !tbaa !12
  %470 = mul nsw i64 %201, 40
  %471 = extractelement <8 x float> %307, i64 4
  %472 = fmul contract float %336, %471
  %473 = fadd contract float %472, %351
  %474 = fptrunc contract float %473 to half
  %475 = getelementptr half, ptr addrspace(1) %347, i64 %470
  store half %474, ptr addrspace(1) %475, align 2, !tbaa !12
  %476 = mul nsw i64 %201, 42
  %477 = extractelement <8 x float> %307, i64 5
  %478 = fmul contract float %336, %477
  %479 = fadd contract float %478, %351
  %480 = fptrunc contract float %479 to half
  %481 = getelementptr half, ptr addrspace(1) %347, i64 %476
  store half %480, ptr addrspace(1) %481, align 2, !tbaa !12
  %482 = mul nsw i64 %201, 44
  %483 = extractelement <8 x float> %307, i64 6
  %484 = fmul contract float %336, %483
  %485 = fadd contract float %484, %351
  %486 = fptrunc contract float %485 to half
  %487 = getelementptr half, ptr addrspace(1) %347, i64 %482
  store half %486, ptr addrspace(1) %487, align 2, !tbaa !12
  %488 = mul nsw i64 %201, 46
  %489 = extractelement <8 x float> %307, i64 7
  %490 = fmul contract float %336, %489
  %491 = fadd contract float %490, %351
  %492 = fptrunc contract float %491 to half
  %493 = getelementptr half, ptr addrspace(1) %347, i64 %488
  store half %492, ptr addrspace(1) %493, align 2, !tbaa !12
  %494 = extractelement <8 x float> %308, i64 0
  %495 = fmul contract float %336, %494
  %496 = fadd contract float %495, %351
  %497 = fptrunc contract float %496 to half
  %498 = getelementptr half, ptr addrspace(1) %347, i64 %348
  store half %497, ptr addrspace(1) %498, align 2, !tbaa !12
  %499 = mul nsw i64 %201, 50
  %500 = extractelement <8 x float> %308, i64 1
  %501 = fmul contract float %336, %500
  %502 = fadd contract float %501, %351
  %503 = fptrunc contract float %502 to half
  %504 = getelementptr half, ptr addrspace(1) %347, i64 %499
  store half %503, ptr addrspace(1) %504, align 2, !tbaa !12
  %505 = mul nsw i64 %201, 52
  %506 = extractelement <8 x float> %308, i64 2
  %507 = fmul contract float %336, %506
  %508 = fadd contract float %507, %351
  %509 = fptrunc contract float %508 to half
  %510 = getelementptr half, ptr addrspace(1) %347, i64 %505
  store half %509, ptr addrspace(1) %510, align 2, !tbaa !12
  %511 = mul nsw i64 %201, 54
  %512 = extractelement <8 x float> %308, i64 3
  %513 = fmul contract float %336, %512
  %514 = fadd contract float %513, %351
  %515 = fptrunc contract float %514 to half
  %516 = getelementptr half, ptr addrspace(1) %347, i64 %511
  store half %515, ptr addrspace(1) %516, align 2, !tbaa !12
  %517 = mul nsw i64 %201, 56
  %518 = extractelement <8 x float> %308, i64 4
  %519 = fmul contract float %336, %518
  %520 = fadd contract float %519, %351
  %521 = fptrunc contract float %520 to half
  %522 = getelementptr half, ptr addrspace(1) %347, i64 %517
  store half %521, ptr addrspace(1) %522, align 2, !tbaa !12
  %523 = mul nsw i64 %201, 58
  %524 = extractelement <8 x float> %308, i64 5
  %525 = fmul contract float %336, %524
  %526 = fadd contract float %525, %351
  %527 = fptrunc contract float %526 to half
  %528 = getelementptr half, ptr addrspace(1) %347, i64 %523
  store half %527, ptr addrspace(1) %528, align 2, !tbaa !12
  %529 = mul nsw i64 %201, 60
  %530 = extractelement <8 x float> %308, i64 6
  %531 = fmul contract float %336, %530
  %532 = fadd contract float %531, %351
  %533 = fptrunc contract float %532 to half
  %534 = getelementptr half, ptr addrspace(1) %347, i64 %529
  store half %533, ptr addrspace(1) %534, align 2, !tbaa !12
  %535 = mul nsw i64 %201, 62
  %536 = extractelement <8 x float> %308, i64 7
  %537 = fmul contract float %336, %536
  %538 = fadd contract float %537, %351
  %539 = fptrunc contract float %538 to half
  %540 = getelementptr half, ptr addrspace(1) %347, i64 %535
  store half %539, ptr addrspace(1) %540, align 2, !tbaa !12
  %541 = sext i32 %338 to i64
  %542 = getelementptr half, ptr addrspace(1) %3, i64 %541
  %543 = getelementptr i8, ptr addrspace(1) %542, i64 32
  %544 = load half, ptr addrspace(1) %543, align 2, !tbaa !12
  %545 = fpext contract half %544 to float
  %546 = getelementptr i8, ptr addrspace(1) %347, i64 32
  %547 = extractelement <8 x float> %314, i64 0
  %548 = fmul contract float %336, %547
  %549 = fadd contract float %548, %545
  %550 = fptrunc contract float %549 to half
  store half %550, ptr addrspace(1) %546, align 2, !tbaa !12
  %551 = extractelement <8 x float> %314, i64 1
  %552 = fmul contract float %336, %551
  %553 = fadd contract float %552, %545
  %554 = fptrunc contract float %553 to half
  %555 = getelementptr half, ptr addrspace(1) %546, i64 %356
  store half %554, ptr addrspace(1) %555, align 2, !tbaa !12
  %556 = extractelement <8 x float> %314, i64 2
  %557 = fmul contract float %336, %556
  %558 = fadd contract float %557, %545
  %559 = fptrunc contract float %558 to half
  %560 = getelementptr half, ptr addrspace(1) %546, i64 %362
  store half %559, ptr addrspace(1) %560, align 2, !tbaa !12
  %561 = extractelement <8 x float> %314, i64 3
  %562 = fmul contract float %336, %561
  %563 = fadd contract float %562, %545
  %564 = fptrunc contract float %563 to half
  %565 = getelementptr half, ptr addrspace(1) %546, i64 %368
  store half %564, ptr addrspace(1) %565, align 2, !tbaa !12
  %566 = extractelement <8 x float> %314, i64 4
  %567 = fmul contract float %336, %566
  %568 = fadd contract float %567, %545
  %569 = fptrunc contract float %568 to half
  %570 = getelementptr half, ptr addrspace(1) %546, i64 %374
  store half %569, ptr addrspace(1) %570, align 2, !tbaa !12
  %571 = extractelement <8 x float> %314, i64 5
  %572 = fmul contract float %336, %571
  %573 = fadd contract float %572, %545
  %574 = fptrunc contract float %573 to half
  %575 = getelementptr half, ptr addrspace(1) %546, i64 %380
  store half %574, ptr addrspace(1) %575, align 2, !tbaa !12
  %576 = extractelement <8 x float> %314, i64 6
  %577 = fmul contract float %336, %576
  %578 = fadd contract float %577, %545
  %579 = fptrunc contract float %578 to half
  %580 = getelementptr half, ptr addrspace(1) %546, i64 %386
  store half %579, ptr addrspace(1) %580, align 2, !tbaa !12
  %581 = extractelement <8 x float> %314, i64 7
  %582 = fmul contract float %336, %581
  %583 = fadd contract float %582, %545
  %584 = fptrunc contract float %583 to half
  %585 = getelementptr half, ptr addrspace(1) %546, i64 %392
  store half %584, ptr addrspace(1) %585, align 2, !tbaa !12
  %586 = extractelement <8 x float> %315, i64 0
  %587 = fmul contract float %336, %586
  %588 = fadd contract float %587, %545
  %589 = fptrunc contract float %588 to half
  %590 = getelementptr half, ptr addrspace(1) %546, i64 %398
  store half %589, ptr addrspace(1) %590, align 2, !tbaa !12
  %591 = extractelement <8 x float> %315, i64 1
  %592 = fmul contract float %336, %591
  %593 = fadd contract float %592, %545
  %594 = fptrunc contract float %593 to half
  %595 = getelementptr half, ptr addrspace(1) %546, i64 %404
  store half %594, ptr addrspace(1) %595, align 2, !tbaa !12
  %596 = extractelement <8 x float> %315, i64 2
  %597 = fmul contract float %336, %596
  %598 = fadd contract float %597, %545
  %599 = fptrunc contract float %598 to half
  %600 = getelementptr half, ptr addrspace(1) %546, i64 %410
  store half %599, ptr addrspace(1) %600, align 2, !tbaa !12
  %601 = extractelement <8 x float> %315, i64 3
  %602 = fmul contract float %336, %601
  %603 = fadd contract float %602, %545
  %604 = fptrunc contract float %603 to half
  %605 = getelementptr half, ptr addrspace(1) %546, i64 %416
  store half %604, ptr addrspace(1) %605, align 2, !tbaa !12
  %606 = extractelement <8 x float> %315, i64 4
  %607 = fmul contract float %336, %606
  %608 = fadd contract float %607, %545
  %609 = fptrunc contract float %608 to half
  %610 = getelementptr half, ptr addrspace(1) %546, i64 %422
  store half %609, ptr addrspace(1) %610, align 2, !tbaa !12
  %611 = extractelement <8 x float> %315, i64 5
  %612 = fmul contract float %336, %611
  %613 = fadd contract float %612, %545
  %614 = fptrunc contract float %613 to half
  %615 = getelementptr half, ptr addrspace(1) %546, i64 %428
  store half %614, ptr addrspace(1) %615, align 2, !tbaa !12
  %616 = extractelement <8 x float> %315, i64 6
  %617 = fmul contract float %336, %616
  %618 = fadd contract float %617, %545
  %619 = fptrunc contract float %618 to half
  %620 = getelementptr half, ptr addrspace(1) %546, i64 %434
  store half %619, ptr addrspace(1) %620, align 2, !tbaa !12
  %621 = extractelement <8 x float> %315, i64 7
  %622 = fmul contract float %336, %621
  %623 = fadd contract float %622, %545
  %624 = fptrunc contract float %623 to half
  %625 = getelementptr half, ptr addrspace(1) %546, i64 %440
  store half %624, ptr addrspace(1) %625, align 2, !tbaa !12
  %626 = extractelement <8 x float> %316, i64 0
  %627 = fmul contract float %336, %626
  %628 = fadd contract float %627, %545
  %629 = fptrunc contract float %628 to half
  %630 = getelementptr half, ptr addrspace(1) %546, i64 %446
  store half %629, ptr addrspace(1) %630, align 2, !tbaa !12
  %631 = extractelement <8 x float> %316, i64 1
  %632 = fmul contract float %336, %631
  %633 = fadd contract float %632, %545
  %634 = fptrunc contract float %633 to half
  %635 = getelementptr half, ptr addrspace(1) %546, i64 %452
  store half %634, ptr addrspace(1) %635, align 2, !tbaa !12
  %636 = extractelement <8 x float> %316, i64 2
  %637 = fmul contract float %336, %636
  %638 = fadd contract float %637, %545
  %639 = fptrunc contract float %638 to half
  %640 = getelementptr half, ptr addrspace(1) %546, i64 %458
  store half %639, ptr addrspace(1) %640, align 2, !tbaa !12
  %641 = extractelement <8 x float> %316, i64 3
  %642 = fmul contract float %336, %641
  %643 = fadd contract float %642, %545
  %644 = fptrunc contract float %643 to half
  %645 = getelementptr half, ptr addrspace(1) %546, i64 %464
  store half %644, ptr addrspace(1) %645, align 2, !tbaa !12
  %646 = extractelement <8 x float> %316, i64 4
  %647 = fmul contract float %336, %646
  %648 = fadd contract float %647, %545
  %649 = fptrunc contract float %648 to half
  %650 = getelementptr half, ptr addrspace(1) %546, i64 %470
  store half %649, ptr addrspace(1) %650, align 2, !tbaa !12
  %651 = extractelement <8 x float> %316, i64 5
  %652 = fmul contract float %336, %651
  %653 = fadd contract float %652, %545
  %654 = fptrunc contract float %653 to half
  %655 = getelementptr half, ptr addrspace(1) %546, i64 %476
  store half %654, ptr addrspace(1) %655, align 2, !tbaa !12
  %656 = extractelement <8 x float> %316, i64 6
  %657 = fmul contract float %336, %656
  %658 = fadd contract float %657, %545
  %659 = fptrunc contract float %658 to half
  %660 = getelementptr half, ptr addrspace(1) %546, i64 %482
  store half %659, ptr addrspace(1) %660, align 2, !tbaa !12
  %661 = extractelement <8 x float> %316, i64 7
  %662 = fmul contract float %336, %661
  %663 = fadd contract float %662, %545
  %664 = fptrunc contract float %663 to half
  %665 = getelementptr half, ptr addrspace(1) %546, i64 %488
  store half %664, ptr addrspace(1) %665, align 2, !tbaa !12
  %666 = extractelement <8 x float> %317, i64 0
  %667 = fmul contract float %336, %666
  %668 = fadd contract float %667, %545
  %669 = fptrunc contract float %668 to half
  %670 = getelementptr half, ptr addrspace(1) %546, i64 %348
  store half %669, ptr addrspace(1) %670, align 2, !tbaa !12
  %671 = extractelement <8 x float> %317, i64 1
  %672 = fmul contract float %336, %671
  %673 = fadd contract float %672, %545
  %674 = fptrunc contract float %673 to half
  %675 = getelementptr half, ptr addrspace(1) %546, i64 %499
  store half %674, ptr addrspace(1) %675, align 2, !tbaa !12
  %676 = extractelement <8 x float> %317, i64 2
  %677 = fmul contract float %336, %676
  %678 = fadd contract float %677, %545
  %679 = fptrunc contract float %678 to half
  %680 = getelementptr half, ptr addrspace(1) %546, i64 %505
  store half %679, ptr addrspace(1) %680, align 2, !tbaa !12
  %681 = extractelement <8 x float> %317, i64 3
  %682 = fmul contract float %336, %681
  %683 = fadd contract float %682, %545
  %684 = fptrunc contract float %683 to half
  %685 = getelementptr half, ptr addrspace(1) %546, i64 %511
  store half %684, ptr addrspace(1) %685, align 2, !tbaa !12
  %686 = extractelement <8 x float> %317, i64 4
  %687 = fmul contract float %336, %686
  %688 = fadd contract float %687, %545
  %689 = fptrunc contract float %688 to half
  %690 = getelementptr half, ptr addrspace(1) %546, i64 %517
  store half %689, ptr addrspace(1) %690, align 2, !tbaa !12
  %691 = extractelement <8 x float> %317, i64 5
  %692 = fmul contract float %336, %691
  %693 = fadd contract float %692, %545
  %694 = fptrunc contract float %693 to half
  %695 = getelementptr half, ptr addrspace(1) %546, i64 %523
  store half %694, ptr addrspace(1) %695, align 2, !tbaa !12
  %696 = extractelement <8 x float> %317, i64 6
  %697 = fmul contract float %336, %696
  %698 = fadd contract float %697, %545
  %699 = fptrunc contract float %698 to half
  %700 = getelementptr half, ptr addrspace(1) %546, i64 %529
  store half %699, ptr addrspace(1) %700, align 2, !tbaa !12
  %701 = extractelement <8 x float> %317, i64 7
  %702 = fmul contract float %336, %701
  %703 = fadd contract float %702, %545
  %704 = fptrunc contract float %703 to half
  %705 = getelementptr half, ptr addrspace(1) %546, i64 %535
  store half %704, ptr addrspace(1) %705, align 2, !tbaa !12
  %706 = sext i32 %338 to i64
  %707 = getelementptr half, ptr addrspace(1) %3, i64 %706
  %708 = getelementptr i8, ptr addrspace(1) %707, i64 64
  %709 = load half, ptr addrspace(1) %708, align 2, !tbaa !12
  %710 = fpext contract half %709 to float
  %711 = getelementptr i8, ptr addrspace(1) %347, i64 64
  %712 = extractelement <8 x float> %323, i64 0
  %713 = fmul contract float %336, %712
  %714 = fadd contract float %713, %710
  %715 = fptrunc contract float %714 to half
  store half %715, ptr addrspace(1) %711, align 2, !tbaa !12
  %716 = extractelement <8 x float> %323, i64 1
  %717 = fmul contract float %336, %716
  %718 = fadd contract float %717, %710
  %719 = fptrunc contract float %718 to half
  %720 = getelementptr half, ptr addrspace(1) %711, i64 %356
  store half %719, ptr addrspace(1) %720, align 2, !tbaa !12
  %721 = extractelement <8 x float> %323, i64 2
  %722 = fmul contract float %336, %721
  %723 = fadd contract float %722, %710
  %724 = fptrunc contract float %723 to half
  %725 = getelementptr half, ptr addrspace(1) %711, i64 %362
  store half %724, ptr addrspace(1) %725, align 2, !tbaa !12
  %726 = extractelement <8 x float> %323, i64 3
  %727 = fmul contract float %336, %726
  %728 = fadd contract float %727, %710
  %729 = fptrunc contract float %728 to half
  %730 = getelementptr half, ptr addrspace(1) %711, i64 %368
  store half %729, ptr addrspace(1) %730, align 2, !tbaa !12
  %731 = extractelement <8 x float> %323, i64 4
  %732 = fmul contract float %336, %731
  %733 = fadd contract float %732, %710
  %734 = fptrunc contract float %733 to half
  %735 = getelementptr half, ptr addrspace(1) %711, i64 %374
  store half %734, ptr addrspace(1) %735, align 2, !tbaa !12
  %736 = extractelement <8 x float> %323, i64 5
  %737 = fmul contract float %336, %736
  %738 = fadd contract float %737, %710
  %739 = fptrunc contract float %738 to half
  %740 = getelementptr half, ptr addrspace(1) %711, i64 %380
  store half %739, ptr addrspace(1) %740, align 2, !tbaa !12
  %741 = extractelement <8 x float> %323, i64 6
  %742 = fmul contract float %336, %741
  %743 = fadd contract float %742, %710
  %744 = fptrunc contract float %743 to half
  %745 = getelementptr half, ptr addrspace(1) %711, i64 %386
  store half %744, ptr addrspace(1) %745, align 2, !tbaa !12
  %746 = extractelement <8 x float> %323, i64 7
  %747 = fmul contract float %336, %746
  %748 = fadd contract float %747, %710
  %749 = fptrunc contract float %748 to half
  %750 = getelementptr half, ptr addrspace(1) %711, i64 %392
  store half %749, ptr addrspace(1) %750, align 2, !tbaa !12
  %751 = extractelement <8 x float> %324, i64 0
  %752 = fmul contract float %336, %751
  %753 = fadd contract float %752, %710
  %754 = fptrunc contract float %753 to half
  %755 = getelementptr half, ptr addrspace(1) %711, i64 %398
  store half %754, ptr addrspace(1) %755, align 2, !tbaa !12
  %756 = extractelement <8 x float> %324, i64 1
  %757 = fmul contract float %336, %756
  %758 = fadd contract float %757, %710
  %759 = fptrunc contract float %758 to half
  %760 = getelementptr half, ptr addrspace(1) %711, i64 %404
  store half %759, ptr addrspace(1) %760, align 2, !tbaa !12
  %761 = extractelement <8 x float> %324, i64 2
  %762 = fmul contract float %336, %761
  %763 = fadd contract float %762, %710
  %764 = fptrunc contract float %763 to half
  %765 = getelementptr half, ptr addrspace(1) %711, i64 %410
  store half %764, ptr addrspace(1) %765, align 2, !tbaa !12
  %766 = extractelement <8 x float> %324, i64 3
  %767 = fmul contract float %336, %766
  %768 = fadd contract float %767, %710
  %769 = fptrunc contract float %768 to half
  %770 = getelementptr half, ptr addrspace(1) %711, i64 %416
  store half %769, ptr addrspace(1) %770, align 2, !tbaa !12
  %771 = extractelement <8 x float> %324, i64 4
  %772 = fmul contract float %336, %771
  %773 = fadd contract float %772, %710
  %774 = fptrunc contract float %773 to half
  %775 = getelementptr half, ptr addrspace(1) %711, i64 %422
  store half %774, ptr addrspace(1) %775, align 2, !tbaa !12
  %776 = extractelement <8 x float> %324, i64 5
  %777 = fmul contract float %336, %776
  %778 = fadd contract float %777, %710
  %779 = fptrunc contract float %778 to half
  %780 = getelementptr half, ptr addrspace(1) %711, i64 %428
  store half %779, ptr addrspace(1) %780, align 2, !tbaa !12
  %781 = extractelement <8 x float> %324, i64 6
  %782 = fmul contract float %336, %781
  %783 = fadd contract float %782, %710
  %784 = fptrunc contract float %783 to half
  %785 = getelementptr half, ptr addrspace(1) %711, i64 %434
  store half %784, ptr addrspace(1) %785, align 2, !tbaa !12
  %786 = extractelement <8 x float> %324, i64 7
  %787 = fmul contract float %336, %786
  %788 = fadd contract float %787, %710
  %789 = fptrunc contract float %788 to half
  %790 = getelementptr half, ptr addrspace(1) %711, i64 %440
  store half %789, ptr addrspace(1) %790, align 2, !tbaa !12
  %791 = extractelement <8 x float> %325, i64 0
  %792 = fmul contract float %336, %791
  %793 = fadd contract float %792, %710
  %794 = fptrunc contract float %793 to half
  %795 = getelementptr half, ptr addrspace(1) %711, i64 %446
  store half %794, ptr addrspace(1) %795, align 2, !tbaa !12
  %796 = extractelement <8 x float> %325, i64 1
  %797 = fmul contract float %336, %796
  %798 = fadd contract float %797, %710
  %799 = fptrunc contract float %798 to half
  %800 = getelementptr half, ptr addrspace(1) %711, i64 %452
  store half %799, ptr addrspace(1) %800, align 2, !tbaa !12
  %801 = extractelement <8 x float> %325, i64 2
  %802 = fmul contract float %336, %801
  %803 = fadd contract float %802, %710
  %804 = fptrunc contract float %803 to half
  %805 = getelementptr half, ptr addrspace(1) %711, i64 %458
  store half %804, ptr addrspace(1) %805, align 2, !tbaa !12
  %806 = extractelement <8 x float> %325, i64 3
  %807 = fmul contract float %336, %806
  %808 = fadd contract float %807, %710
  %809 = fptrunc contract float %808 to half
  %810 = getelementptr half, ptr addrspace(1) %711, i64 %464
  store half %809, ptr addrspace(1) %810, align 2, !tbaa !12
  %811 = extractelement <8 x float> %325, i64 4
  %812 = fmul contract float %336, %811
  %813 = fadd contract float %812, %710
  %814 = fptrunc contract float %813 to half
  %815 = getelementptr half, ptr addrspace(1) %711, i64 %470
  store half %814, ptr addrspace(1) %815, align 2, !tbaa !12
  %816 = extractelement <8 x float> %325, i64 5
  %817 = fmul contract float %336, %816
  %818 = fadd contract float %817, %710
  %819 = fptrunc contract float %818 to half
  %820 = getelementptr half, ptr addrspace(1) %711, i64 %476
  store half %819, ptr addrspace(1) %820, align 2, !tbaa !12
  %821 = extractelement <8 x float> %325, i64 6
  %822 = fmul contract float %336, %821
  %823 = fadd contract float %822, %710
  %824 = fptrunc contract float %823 to half
  %825 = getelementptr half, ptr addrspace(1) %711, i64 %482
  store half %824, ptr addrspace(1) %825, align 2, !tbaa !12
  %826 = extractelement <8 x float> %325, i64 7
  %827 = fmul contract float %336, %826
  %828 = fadd contract float %827, %710
  %829 = fptrunc contract float %828 to half
  %830 = getelementptr half, ptr addrspace(1) %711, i64 %488
  store half %829, ptr addrspace(1) %830, align 2, !tbaa !12
  %831 = extractelement <8 x float> %326, i64 0
  %832 = fmul contract float %336, %831
  %833 = fadd contract float %832, %710
  %834 = fptrunc contract float %833 to half
  %835 = getelementptr half, ptr addrspace(1) %711, i64 %348
  store half %834, ptr addrspace(1) %835, align 2, !tbaa !12
  %836 = extractelement <8 x float> %326, i64 1
  %837 = fmul contract float %336, %836
  %838 = fadd contract float %837, %710
  %839 = fptrunc contract float %838 to half
  %840 = getelementptr half, ptr addrspace(1) %711, i64 %499
  store half %839, ptr addrspace(1) %840, align 2, !tbaa !12
  %841 = extractelement <8 x float> %326, i64 2
  %842 = fmul contract float %336, %841
  %843 = fadd contract float %842, %710
  %844 = fptrunc contract float %843 to half
  %845 = getelementptr half, ptr addrspace(1) %711, i64 %505
  store half %844, ptr addrspace(1) %845, align 2, !tbaa !12
  %846 = extractelement <8 x float> %326, i64 3
  %847 = fmul contract float %336, %846
  %848 = fadd contract float %847, %710
  %849 = fptrunc contract float %848 to half
  %850 = getelementptr half, ptr addrspace(1) %711, i64 %511
  store half %849, ptr addrspace(1) %850, align 2, !tbaa !12
  %851 = extractelement <8 x float> %326, i64 4
  %852 = fmul contract float %336, %851
  %853 = fadd contract float %852, %710
  %854 = fptrunc contract float %853 to half
  %855 = getelementptr half, ptr addrspace(1) %711, i64 %517
  store half %854, ptr addrspace(1) %855, align 2, !tbaa !12
  %856 = extractelement <8 x float> %326, i64 5
  %857 = fmul contract float %336, %856
  %858 = fadd contract float %857, %710
  %859 = fptrunc contract float %858 to half
  %860 = getelementptr half, ptr addrspace(1) %711, i64 %523
  store half %859, ptr addrspace(1) %860, align 2, !tbaa !12
  %861 = extractelement <8 x float> %326, i64 6
  %862 = fmul contract float %336, %861
  %863 = fadd contract float %862, %710
  %864 = fptrunc contract float %863 to half
  %865 = getelementptr half, ptr addrspace(1) %711, i64 %529
  store half %864, ptr addrspace(1) %865, align 2, !tbaa !12
  %866 = extractelement <8 x float> %326, i64 7
  %867 = fmul contract float %336, %866
  %868 = fadd contract float %867, %710
  %869 = fptrunc contract float %868 to half
  %870 = getelementptr half, ptr addrspace(1) %711, i64 %535
  store half %869, ptr addrspace(1) %870, align 2, !tbaa !12
  %871 = sext i32 %338 to i64
  %872 = getelementptr half, ptr addrspace(1) %3, i64 %871
  %873 = getelementptr i8, ptr addrspace(1) %872, i64 96
  %874 = load half, ptr addrspace(1) %873, align 2, !tbaa !12
  %875 = fpext contract half %874 to float
  %876 = getelementptr i8, ptr addrspace(1) %347, i64 96
  %877 = extractelement <8 x float> %332, i64 0
  %878 = fmul contract float %336, %877
  %879 = fadd contract float %878, %875
  %880 = fptrunc contract float %879 to half
  store half %880, ptr addrspace(1) %876, align 2, !tbaa !12
  %881 = extractelement <8 x float> %332, i64 1
  %882 = fmul contract float %336, %881
  %883 = fadd contract float %882, %875
  %884 = fptrunc contract float %883 to half
  %885 = getelementptr half, ptr addrspace(1) %876, i64 %356
  store half %884, ptr addrspace(1) %885, align 2, !tbaa !12
  %886 = extractelement <8 x float> %332, i64 2
  %887 = fmul contract float %336, %886
  %888 = fadd contract float %887, %875
  %889 = fptrunc contract float %888 to half
  %890 = getelementptr half, ptr addrspace(1) %876, i64 %362
  store half %889, ptr addrspace(1) %890, align 2, !tbaa !12
  %891 = extractelement <8 x float> %332, i64 3
  %892 = fmul contract float %336, %891
  %893 = fadd contract float %892, %875
  %894 = fptrunc contract float %893 to half
  %895 = getelementptr half, ptr addrspace(1) %876, i64 %368
  store half %894, ptr addrspace(1) %895, align 2, !tbaa !12
  %896 = extractelement <8 x float> %332, i64 4
  %897 = fmul contract float %336, %896
  %898 = fadd contract float %897, %875
  %899 = fptrunc contract float %898 to half
  %900 = getelementptr half, ptr addrspace(1) %876, i64 %374
  store half %899, ptr addrspace(1) %900, align 2, !tbaa !12
  %901 = extractelement <8 x float> %332, i64 5
  %902 = fmul contract float %336, %901
  %903 = fadd contract float %902, %875
  %904 = fptrunc contract float %903 to half
  %905 = getelementptr half, ptr addrspace(1) %876, i64 %380
  store half %904, ptr addrspace(1) %905, align 2, !tbaa !12
  %906 = extractelement <8 x float> %332, i64 6
  %907 = fmul contract float %336, %906
  %908 = fadd contract float %907, %875
  %909 = fptrunc contract float %908 to half
  %910 = getelementptr half, ptr addrspace(1) %876, i64 %386
  store half %909, ptr addrspace(1) %910, align 2, !tbaa !12
  %911 = extractelement <8 x float> %332, i64 7
  %912 = fmul contract float %336, %911
  %913 = fadd contract float %912, %875
  %914 = fptrunc contract float %913 to half
  %915 = getelementptr half, ptr addrspace(1) %876, i64 %392
  store half %914, ptr addrspace(1) %915, align 2, !tbaa !12
  %916 = extractelement <8 x float> %333, i64 0
  %917 = fmul contract float %336, %916
  %918 = fadd contract float %917, %875
  %919 = fptrunc contract float %918 to half
  %920 = getelementptr half, ptr addrspace(1) %876, i64 %398
  store half %919, ptr addrspace(1) %920, align 2, !tbaa !12
  %921 = extractelement <8 x float> %333, i64 1
  %922 = fmul contract float %336, %921
  %923 = fadd contract float %922, %875
  %924 = fptrunc contract float %923 to half
  %925 = getelementptr half, ptr addrspace(1) %876, i64 %404
  store half %924, ptr addrspace(1) %925, align 2, !tbaa !12
  %926 = extractelement <8 x float> %333, i64 2
  %927 = fmul contract float %336, %926
  %928 = fadd contract float %927, %875
  %929 = fptrunc contract float %928 to half
  %930 = getelementptr half, ptr addrspace(1) %876, i64 %410
  store half %929, ptr addrspace(1) %930, align 2, !tbaa !12
  %931 = extractelement <8 x float> %333, i64 3
  %932 = fmul contract float %336, %931
  %933 = fadd contract float %932, %875
  %934 = fptrunc contract float %933 to half
  %935 = getelementptr half, ptr addrspace(1) %876, i64 %416
  store half %934, ptr addrspace(1) %935, align 2, !tbaa !12
  %936 = extractelement <8 x float> %333, i64 4
  %937 = fmul contract float %336, %936
  %938 = fadd contract float %937, %875
  %939 = fptrunc contract float %938 to half
  %940 = getelementptr half, ptr addrspace(1) %876, i64 %422
  store half %939, ptr addrspace(1) %940, align 2, !tbaa !12
  %941 = extractelement <8 x float> %333, i64 5
  %942 = fmul contract float %336, %941
  %943 = fadd contract float %942, %875
  %944 = fptrunc contract float %943 to half
  %945 = getelementptr half, ptr addrspace(1) %876, i64 %428
  store half %944, ptr addrspace(1) %945, align 2, !tbaa !12
  %946 = extractelement <8 x float> %333, i64 6
  %947 = fmul contract float %336, %946
  %948 = fadd contract float %947, %875
  %949 = fptrunc contract float %948 to half
  %950 = getelementptr half, ptr addrspace(1) %876, i64 %434
  store half %949, ptr addrspace(1) %950, align 2, !tbaa !12
  %951 = extractelement <8 x float> %333, i64 7
  %952 = fmul contract float %336, %951
  %953 = fadd contract float %952, %875
  %954 = fptrunc contract float %953 to half
  %955 = getelementptr half, ptr addrspace(1) %876, i64 %440
  store half %954, ptr addrspace(1) %955, align 2, !tbaa !12
  %956 = extractelement <8 x float> %334, i64 0
  %957 = fmul contract float %336, %956
  %958 = fadd contract float %957, %875
  %959 = fptrunc contract float %958 to half
  %960 = getelementptr half, ptr addrspace(1) %876, i64 %446
  store half %959, ptr addrspace(1) %960, align 2, !tbaa !12
  %961 = extractelement <8 x float> %334, i64 1
  %962 = fmul contract float %336, %961
  %963 = fadd contract float %962, %875
  %964 = fptrunc contract float %963 to half
  %965 = getelementptr half, ptr addrspace(1) %876, i64 %452
  store half %964, ptr addrspace(1) %965, align 2, !tbaa !12
  %966 = extractelement <8 x float> %334, i64 2
  %967 = fmul contract float %336, %966
  %968 = fadd contract float %967, %875
  %969 = fptrunc contract float %968 to half
  %970 = getelementptr half, ptr addrspace(1) %876, i64 %458
  store half %969, ptr addrspace(1) %970, align 2, !tbaa !12
  %971 = extractelement <8 x float> %334, i64 3
  %972 = fmul contract float %336, %971
  %973 = fadd contract float %972, %875
  %974 = fptrunc contract float %973 to half
  %975 = getelementptr half, ptr addrspace(1) %876, i64 %464
  store half %974, ptr addrspace(1) %975, align 2, !tbaa !12
  %976 = extractelement <8 x float> %334, i64 4
  %977 = fmul contract float %336, %976
  %978 = fadd contract float %977, %875
  %979 = fptrunc contract float %978 to half
  %980 = getelementptr half, ptr addrspace(1) %876, i64 %470
  store half %979, ptr addrspace(1) %980, align 2, !tbaa !12
  %981 = extractelement <8 x float> %334, i64 5
  %982 = fmul contract float %336, %981
  %983 = fadd contract float %982, %875
  %984 = fptrunc contract float %983 to half
  %985 = getelementptr half, ptr addrspace(1) %876, i64 %476
  store half %984, ptr addrspace(1) %985, align 2, !tbaa !12
  %986 = extractelement <8 x float> %334, i64 6
  %987 = fmul contract float %336, %986
  %988 = fadd contract float %987, %875
  %989 = fptrunc contract float %988 to half
  %990 = getelementptr half, ptr addrspace(1) %876, i64 %482
  store half %989, ptr addrspace(1) %990, align 2, !tbaa !12
  %991 = extractelement <8 x float> %334, i64 7
  %992 = fmul contract float %336, %991
  %993 = fadd contract float %992, %875
  %994 = fptrunc contract float %993 to half
  %995 = getelementptr half, ptr addrspace(1) %876, i64 %488
  store half %994, ptr addrspace(1) %995, align 2, !tbaa !12
  %996 = extractelement <8 x float> %335, i64 0
  %997 = fmul contract float %336, %996
  %998 = fadd contract float %997, %875
  %999 = fptrunc contract float %998 to half
  %1000 = getelementptr half, ptr addrspace(1) %876, i64 %348
  store half %999, ptr addrspace(1) %1000, align 2, !tbaa !12
  %1001 = extractelement <8 x float> %335, i64 1
  %1002 = fmul contract float %336, %1001
  %1003 = fadd contract float %1002, %875
  %1004 = fptrunc contract float %1003 to half
  %1005 = getelementptr half, ptr addrspace(1) %876, i64 %499
  store half %1004, ptr addrspace(1) %1005, align 2, !tbaa !12
  %1006 = extractelement <8 x float> %335, i64 2
  %1007 = fmul contract float %336, %1006
  %1008 = fadd contract float %1007, %875
  %1009 = fptrunc contract float %1008 to half
  %1010 = getelementptr half, ptr addrspace(1) %876, i64 %505
  store half %1009, ptr addrspace(1) %1010, align 2, !tbaa !12
  %1011 = extractelement <8 x float> %335, i64 3
  %1012 = fmul contract float %336, %1011
  %1013 = fadd contract float %1012, %875
  %1014 = fptrunc contract float %1013 to half
  %1015 = getelementptr half, ptr addrspace(1) %876, i64 %511
  store half %1014, ptr addrspace(1) %1015, align 2, !tbaa !12
  %1016 = extractelement <8 x float> %335, i64 4
  %1017 = fmul contract float %336, %1016
  %1018 = fadd contract float %1017, %875
  %1019 = fptrunc contract float %1018 to half
  %1020 = getelementptr half, ptr addrspace(1) %876, i64 %517
  store half %1019, ptr addrspace(1) %1020, align 2, !tbaa !12
  %1021 = extractelement <8 x float> %335, i64 5
  %1022 = fmul contract float %336, %1021
  %1023 = fadd contract float %1022, %875
  %1024 = fptrunc contract float %1023 to half
  %1025 = getelementptr half, ptr addrspace(1) %876, i64 %523
  store half %1024, ptr addrspace(1) %1025, align 2, !tbaa !12
  %1026 = extractelement <8 x float> %335, i64 6
  %1027 = fmul contract float %336, %1026
  %1028 = fadd contract float %1027, %875
  %1029 = fptrunc contract float %1028 to half
  %1030 = getelementptr half, ptr addrspace(1) %876, i64 %529
  store half %1029, ptr addrspace(1) %1030, align 2, !tbaa !12
  %1031 = extractelement <8 x float> %335, i64 7
  %1032 = fmul contract float %336, %1031
  %1033 = fadd contract float %1032, %875
  %1034 = fptrunc contract float %1033 to half
  %1035 = getelementptr half, ptr addrspace(1) %876, i64 %535
  store half %1034, ptr addrspace(1) %1035, align 2, !tbaa !12
  ret void

1036:                                             ; preds = %196, %1036
  %1037 = phi <8 x float> [ zeroinitializer, %196 ], [ %1183, %1036 ]
  %1038 = phi <8 x float> [ zeroinitializer, %196 ], [ %1174, %1036 ]
  %1039 = phi <8 x float> [ zeroinitializer, %196 ], [ %1165, %1036 ]
  %1040 = phi <8 x float> [ zeroinitializer, %196 ], [ %1156, %1036 ]
  %1041 = phi <8 x float> [ zeroinitializer, %196 ], [ %1182, %1036 ]
  %1042 = phi <8 x float> [ zeroinitializer, %196 ], [ %1173, %1036 ]
  %1043 = phi <8 x float> [ zeroinitializer, %196 ], [ %1164, %1036 ]
  %1044 = phi <8 x float> [ zeroinitializer, %196 ], [ %1155, %1036 ]
  %1045 = phi <8 x float> [ zeroinitializer, %196 ], [ %1181, %1036 ]
  %1046 = phi <8 x float> [ zeroinitializer, %196 ], [ %1172, %1036 ]
  %1047 = phi <8 x float> [ zeroinitializer, %196 ], [ %1163, %1036 ]
  %1048 = phi <8 x float> [ zeroinitializer, %196 ], [ %1154, %1036 ]
  %1049 = phi <8 x float> [ zeroinitializer, %196 ], [ %1180, %1036 ]
  %1050 = phi <8 x float> [ zeroinitializer, %196 ], [ %1171, %1036 ]
  %1051 = phi <8 x float> [ zeroinitializer, %196 ], [ %1162, %1036 ]
  %1052 = phi <8 x float> [ zeroinitializer, %196 ], [ %1153, %1036 ]
  %1053 = phi ptr addrspace(1) [ %24, %196 ], [ %1057, %1036 ]
  %1054 = phi ptr addrspace(1) [ %27, %196 ], [ %1058, %1036 ]
  %1055 = phi i32 [ 0, %196 ], [ %1184, %1036 ]
  %1056 = phi i32 [ 32, %196 ], [ %1314, %1036 ]
  %1057 = getelementptr inbounds nuw i8, ptr addrspace(1) %1053, i64 64
  %1058 = getelementptr inbounds i8, ptr addrspace(1) %1054, i64 %198
  %1059 = getelementptr half, ptr addrspace(1) %1057, i64 %30
  %1060 = getelementptr half, ptr addrspace(1) %1059, i64 %34
  %1061 = load <8 x half>, ptr addrspace(1) %1060, align 16, !tbaa !9
  %1062 = getelementptr half, ptr addrspace(1) %1059, i64 %40
  %1063 = load <8 x half>, ptr addrspace(1) %1062, align 16, !tbaa !9
  %1064 = getelementptr inbounds i8, ptr addrspace(1) %1058, i64 %48
  %1065 = load <4 x i32>, ptr addrspace(1) %1064, align 16, !tbaa !9
  %1066 = getelementptr inbounds i8, ptr addrspace(1) %1058, i64 %55
  %1067 = load <4 x i32>, ptr addrspace(1) %1066, align 16, !tbaa !9
  %1068 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Stage", ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %1055
  %1069 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1068, i32 %18
  %1070 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1069, i32 %199
  %1071 = getelementptr inbounds nuw i8, ptr addrspace(3) %1068, i32 8320
  %1072 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1071, i32 %20
  %1073 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1072, i32 %199
  %1074 = load <8 x half>, ptr addrspace(3) %1070, align 16, !tbaa !9
  %1075 = getelementptr inbounds nuw i8, ptr addrspace(3) %1070, i32 2080
  %1076 = load <8 x half>, ptr addrspace(3) %1075, align 16, !tbaa !9
  %1077 = shufflevector <8 x half> %1074, <8 x half> %1076, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1078 = getelementptr inbounds nuw i8, ptr addrspace(3) %1070, i32 256
  %1079 = load <8 x half>, ptr addrspace(3) %1078, align 16, !tbaa !9
  %1080 = getelementptr inbounds nuw i8, ptr addrspace(3) %1070, i32 2336
  %1081 = load <8 x half>, ptr addrspace(3) %1080, align 16, !tbaa !9
  %1082 = shufflevector <8 x half> %1079, <8 x half> %1081, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1083 = getelementptr inbounds nuw i8, ptr addrspace(3) %1070, i32 512
  %1084 = load <8 x half>, ptr addrspace(3) %1083, align 16, !tbaa !9
  %1085 = getelementptr inbounds nuw i8, ptr addrspace(3) %1070, i32 2592
  %1086 = load <8 x half>, ptr addrspace(3) %1085, align 16, !tbaa !9
  %1087 = shufflevector <8 x half> %1084, <8 x half> %1086, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1088 = getelementptr inbounds nuw i8, ptr addrspace(3) %1070, i32 768
  %1089 = load <8 x half>, ptr addrspace(3) %1088, align 16, !tbaa !9
  %1090 = getelementptr inbounds nuw i8, ptr addrspace(3) %1070, i32 2848
  %1091 = load <8 x half>, ptr addrspace(3) %1090, align 16, !tbaa !9
  %1092 = shufflevector <8 x half> %1089, <8 x half> %1091, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1093 = load <8 x half>, ptr addrspace(3) %1073, align 16, !tbaa !9
  %1094 = getelementptr inbounds nuw i8, ptr addrspace(3) %1073, i32 4096
  %1095 = load <8 x half>, ptr addrspace(3) %1094, align 16, !tbaa !9
  %1096 = shufflevector <8 x half> %1093, <8 x half> %1095, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1097 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1077, <16 x half> %1096, <8 x float> %1052)
  %1098 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1082, <16 x half> %1096, <8 x float> %1048)
  %1099 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1087, <16 x half> %1096, <8 x float> %1044)
  %1100 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1092, <16 x half> %1096, <8 x float> %1040)
  %1101 = getelementptr inbounds nuw i8, ptr addrspace(3) %1073, i32 256
  %1102 = load <8 x half>, ptr addrspace(3) %1101, align 16, !tbaa !9
  %1103 = getelementptr inbounds nuw i8, ptr addrspace(3) %1073, i32 4352
  %1104 = load <8 x half>, ptr addrspace(3) %1103, align 16, !tbaa !9
  %1105 = shufflevector <8 x half> %1102, <8 x half> %1104, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1106 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1077, <16 x half> %1105, <8 x float> %1051)
  %1107 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1082, <16 x half> %1105, <8 x float> %1047)
  %1108 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1087, <16 x half> %1105, <8 x float> %1043)
  %1109 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1092, <16 x half> %1105, <8 x float> %1039)
  %1110 = getelementptr inbounds nuw i8, ptr addrspace(3) %1073, i32 512
  %1111 = load <8 x half>, ptr addrspace(3) %1110, align 16, !tbaa !9
  %1112 = getelementptr inbounds nuw i8, ptr addrspace(3) %1073, i32 4608
  %1113 = load <8 x half>, ptr addrspace(3) %1112, align 16, !tbaa !9
  %1114 = shufflevector <8 x half> %1111, <8 x half> %1113, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1115 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1077, <16 x half> %1114, <8 x float> %1050)
  %1116 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1082, <16 x half> %1114, <8 x float> %1046)
  %1117 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1087, <16 x half> %1114, <8 x float> %1042)
  %1118 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1092, <16 x half> %1114, <8 x float> %1038)
  %1119 = getelementptr inbounds nuw i8, ptr addrspace(3) %1073, i32 768
  %1120 = load <8 x half>, ptr addrspace(3) %1119, align 16, !tbaa !9
  %1121 = getelementptr inbounds nuw i8, ptr addrspace(3) %1073, i32 4864
  %1122 = load <8 x half>, ptr addrspace(3) %1121, align 16, !tbaa !9
  %1123 = shufflevector <8 x half> %1120, <8 x half> %1122, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1124 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1077, <16 x half> %1123, <8 x float> %1049)
  %1125 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1082, <16 x half> %1123, <8 x float> %1045)
  %1126 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1087, <16 x half> %1123, <8 x float> %1041)
  %1127 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1092, <16 x half> %1123, <8 x float> %1037)
  tail call void @llvm.amdgcn.sched.barrier(i32 0)
  %1128 = getelementptr inbounds nuw i8, ptr addrspace(3) %1070, i32 4160
  %1129 = load <8 x half>, ptr addrspace(3) %1128, align 16, !tbaa !9
  %1130 = getelementptr inbounds nuw i8, ptr addrspace(3) %1070, i32 6240
  %1131 = load <8 x half>, ptr addrspace(3) %1130, align 16, !tbaa !9
  %1132 = shufflevector <8 x half> %1129, <8 x half> %1131, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1133 = getelementptr inbounds nuw i8, ptr addrspace(3) %1070, i32 4416
  %1134 = load <8 x half>, ptr addrspace(3) %1133, align 16, !tbaa !9
  %1135 = getelementptr inbounds nuw i8, ptr addrspace(3) %1070, i32 6496
  %1136 = load <8 x half>, ptr addrspace(3) %1135, align 16, !tbaa !9
  %1137 = shufflevector <8 x half> %1134, <8 x half> %1136, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1138 = getelementptr inbounds nuw i8, ptr addrspace(3) %1070, i32 4672
  %1139 = load <8 x half>, ptr addrspace(3) %1138, align 16, !tbaa !9
  %1140 = getelementptr inbounds nuw i8, ptr addrspace(3) %1070, i32 6752
  %1141 = load <8 x half>, ptr addrspace(3) %1140, align 16, !tbaa !9
  %1142 = shufflevector <8 x half> %1139, <8 x half> %1141, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1143 = getelementptr inbounds nuw i8, ptr addrspace(3) %1070, i32 4928
  %1144 = load <8 x half>, ptr addrspace(3) %1143, align 16, !tbaa !9
  %1145 = getelementptr inbounds nuw i8, ptr addrspace(3) %1070, i32 7008
  %1146 = load <8 x half>, ptr addrspace(3) %1145, align 16, !tbaa !9
  %1147 = shufflevector <8 x half> %1144, <8 x half> %1146, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1148 = getelementptr inbounds nuw i8, ptr addrspace(3) %1073, i32 8192
  %1149 = load <8 x half>, ptr addrspace(3) %1148, align 16, !tbaa !9
  %1150 = getelementptr inbounds nuw i8, ptr addrspace(3) %1073, i32 12288
  %1151 = load <8 x half>, ptr addrspace(3) %1150, align 16, !tbaa !9
  %1152 = shufflevector <8 x half> %1149, <8 x half> %1151, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1153 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1132, <16 x half> %1152, <8 x float> %1097)
  %1154 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1137, <16 x half> %1152, <8 x float> %1098)
  %1155 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1142, <16 x half> %1152, <8 x float> %1099)
  %1156 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1147, <16 x half> %1152, <8 x float> %1100)
  %1157 = getelementptr inbounds nuw i8, ptr addrspace(3) %1073, i32 8448
  %1158 = load <8 x half>, ptr addrspace(3) %1157, align 16, !tbaa !9
  %1159 = getelementptr inbounds nuw i8, ptr addrspace(3) %1073, i32 12544
  %1160 = load <8 x half>, ptr addrspace(3) %1159, align 16, !tbaa !9
  %1161 = shufflevector <8 x half> %1158, <8 x half> %1160, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1162 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1132, <16 x half> %1161, <8 x float> %1106)
  %1163 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1137, <16 x half> %1161, <8 x float> %1107)
  %1164 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1142, <16 x half> %1161, <8 x float> %1108)
  %1165 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1147, <16 x half> %1161, <8 x float> %1109)
  %1166 = getelementptr inbounds nuw i8, ptr addrspace(3) %1073, i32 8704
  %1167 = load <8 x half>, ptr addrspace(3) %1166, align 16, !tbaa !9
  %1168 = getelementptr inbounds nuw i8, ptr addrspace(3) %1073, i32 12800
  %1169 = load <8 x half>, ptr addrspace(3) %1168, align 16, !tbaa !9
  %1170 = shufflevector <8 x half> %1167, <8 x half> %1169, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1171 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1132, <16 x half> %1170, <8 x float> %1115)
  %1172 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1137, <16 x half> %1170, <8 x float> %1116)
  %1173 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1142, <16 x half> %1170, <8 x float> %1117)
  %1174 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1147, <16 x half> %1170, <8 x float> %1118)
  %1175 = getelementptr inbounds nuw i8, ptr addrspace(3) %1073, i32 8960
  %1176 = load <8 x half>, ptr addrspace(3) %1175, align 16, !tbaa !9
  %1177 = getelementptr inbounds nuw i8, ptr addrspace(3) %1073, i32 13056
  %1178 = load <8 x half>, ptr addrspace(3) %1177, align 16, !tbaa !9
  %1179 = shufflevector <8 x half> %1176, <8 x half> %1178, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1180 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1132, <16 x half> %1179, <8 x float> %1124)
  %1181 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1137, <16 x half> %1179, <8 x float> %1125)
  %1182 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1142, <16 x half> %1179, <8 x float> %1126)
  %1183 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %1147, <16 x half> %1179, <8 x float> %1127)
  tail call void @llvm.amdgcn.sched.barrier(i32 0)
  %1184 = xor i32 %1055, 1
  %1185 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Stage", ptr addrspace(3) @_ZZ9scaled_mmE6stages, i32 %1184
  %1186 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1185, i32 %60
  store <8 x half> %1061, ptr addrspace(3) %1186, align 16, !tbaa !9
  %1187 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1185, i32 %62
  store <8 x half> %1063, ptr addrspace(3) %1187, align 16, !tbaa !9
  %1188 = getelementptr inbounds nuw i8, ptr addrspace(3) %1185, i32 8320
  %1189 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1188, i32 %44
  %1190 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1189, i32 %65
  %1191 = extractelement <4 x i32> %1065, i64 0
  %1192 = extractelement <4 x i32> %1065, i64 1
  %1193 = tail call i32 @llvm.amdgcn.perm(i32 %1191, i32 0, i32 84673548)
  %1194 = bitcast i32 %1193 to <2 x i16>
  %1195 = ashr <2 x i16> %1194, splat (i16 1)
  %1196 = bitcast <2 x i16> %1195 to i32
  %1197 = and i32 %1196, -1073758209
  %1198 = bitcast i32 %1197 to <2 x half>
  %1199 = tail call i32 @llvm.amdgcn.perm(i32 %1191, i32 0, i32 118228492)
  %1200 = bitcast i32 %1199 to <2 x i16>
  %1201 = ashr <2 x i16> %1200, splat (i16 1)
  %1202 = bitcast <2 x i16> %1201 to i32
  %1203 = and i32 %1202, -1073758209
  %1204 = bitcast i32 %1203 to <2 x half>
  %1205 = tail call i32 @llvm.amdgcn.perm(i32 %1192, i32 0, i32 84673548)
  %1206 = bitcast i32 %1205 to <2 x i16>
  %1207 = ashr <2 x i16> %1206, splat (i16 1)
  %1208 = bitcast <2 x i16> %1207 to i32
  %1209 = and i32 %1208, -1073758209
  %1210 = bitcast i32 %1209 to <2 x half>
  %1211 = tail call i32 @llvm.amdgcn.perm(i32 %1192, i32 0, i32 118228492)
  %1212 = bitcast i32 %1211 to <2 x i16>
  %1213 = ashr <2 x i16> %1212, splat (i16 1)
  %1214 = bitcast <2 x i16> %1213 to i32
  %1215 = and i32 %1214, -1073758209
  %1216 = bitcast i32 %1215 to <2 x half>
  %1217 = shufflevector <2 x half> %1198, <2 x half> %1204, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1218 = shufflevector <2 x half> %1210, <2 x half> %1216, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1219 = shufflevector <4 x half> %1217, <4 x half> %1218, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %1220 = fmul contract <8 x half> %1219, splat (half 0xH5C00)
  store <8 x half> %1220, ptr addrspace(3) %1190, align 16, !tbaa !9
  %1221 = extractelement <4 x i32> %1065, i64 2
  %1222 = extractelement <4 x i32> %1065, i64 3
  %1223 = tail call i32 @llvm.amdgcn.perm(i32 %1221, i32 0, i32 84673548)
  %1224 = bitcast i32 %1223 to <2 x i16>
  %1225 = ashr <2 x i16> %1224, splat (i16 1)
  %1226 = bitcast <2 x i16> %1225 to i32
  %1227 = and i32 %1226, -1073758209
  %1228 = bitcast i32 %1227 to <2 x half>
  %1229 = tail call i32 @llvm.amdgcn.perm(i32 %1221, i32 0, i32 118228492)
  %1230 = bitcast i32 %1229 to <2 x i16>
  %1231 = ashr <2 x i16> %1230, splat (i16 1)
  %1232 = bitcast <2 x i16> %1231 to i32
  %1233 = and i32 %1232, -1073758209
  %1234 = bitcast i32 %1233 to <2 x half>
  %1235 = tail call i32 @llvm.amdgcn.perm(i32 %1222, i32 0, i32 84673548)
  %1236 = bitcast i32 %1235 to <2 x i16>
  %1237 = ashr <2 x i16> %1236, splat (i16 1)
  %1238 = bitcast <2 x i16> %1237 to i32
  %1239 = and i32 %1238, -1073758209
  %1240 = bitcast i32 %1239 to <2 x half>
  %1241 = tail call i32 @llvm.amdgcn.perm(i32 %1222, i32 0, i32 118228492)
  %1242 = bitcast i32 %1241 to <2 x i16>
  %1243 = ashr <2 x i16> %1242, splat (i16 1)
  %1244 = bitcast <2 x i16> %1243 to i32
  %1245 = and i32 %1244, -1073758209
  %1246 = bitcast i32 %1245 to <2 x half>
  %1247 = shufflevector <2 x half> %1228, <2 x half> %1234, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1248 = shufflevector <2 x half> %1240, <2 x half> %1246, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1249 = shufflevector <4 x half> %1247, <4 x half> %1248, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %1250 = fmul contract <8 x half> %1249, splat (half 0xH5C00)
  %1251 = getelementptr inbounds nuw i8, ptr addrspace(3) %1190, i32 4096
  store <8 x half> %1250, ptr addrspace(3) %1251, align 16, !tbaa !9
  %1252 = getelementptr inbounds nuw <8 x half>, ptr addrspace(3) %1189, i32 %129
  %1253 = extractelement <4 x i32> %1067, i64 0
  %1254 = extractelement <4 x i32> %1067, i64 1
  %1255 = tail call i32 @llvm.amdgcn.perm(i32 %1253, i32 0, i32 84673548)
  %1256 = bitcast i32 %1255 to <2 x i16>
  %1257 = ashr <2 x i16> %1256, splat (i16 1)
  %1258 = bitcast <2 x i16> %1257 to i32
  %1259 = and i32 %1258, -1073758209
  %1260 = bitcast i32 %1259 to <2 x half>
  %1261 = tail call i32 @llvm.amdgcn.perm(i32 %1253, i32 0, i32 118228492)
  %1262 = bitcast i32 %1261 to <2 x i16>
  %1263 = ashr <2 x i16> %1262, splat (i16 1)
  %1264 = bitcast <2 x i16> %1263 to i32
  %1265 = and i32 %1264, -1073758209
  %1266 = bitcast i32 %1265 to <2 x half>
  %1267 = tail call i32 @llvm.amdgcn.perm(i32 %1254, i32 0, i32 84673548)
  %1268 = bitcast i32 %1267 to <2 x i16>
  %1269 = ashr <2 x i16> %1268, splat (i16 1)
  %1270 = bitcast <2 x i16> %1269 to i32
  %1271 = and i32 %1270, -1073758209
  %1272 = bitcast i32 %1271 to <2 x half>
  %1273 = tail call i32 @llvm.amdgcn.perm(i32 %1254, i32 0, i32 118228492)
  %1274 = bitcast i32 %1273 to <2 x i16>
  %1275 = ashr <2 x i16> %1274, splat (i16 1)
  %1276 = bitcast <2 x i16> %1275 to i32
  %1277 = and i32 %1276, -1073758209
  %1278 = bitcast i32 %1277 to <2 x half>
  %1279 = shufflevector <2 x half> %1260, <2 x half> %1266, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1280 = shufflevector <2 x half> %1272, <2 x half> %1278, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1281 = shufflevector <4 x half> %1279, <4 x half> %1280, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %1282 = fmul contract <8 x half> %1281, splat (half 0xH5C00)
  store <8 x half> %1282, ptr addrspace(3) %1252, align 16, !tbaa !9
  %1283 = extractelement <4 x i32> %1067, i64 2
  %1284 = extractelement <4 x i32> %1067, i64 3
  %1285 = tail call i32 @llvm.amdgcn.perm(i32 %1283, i32 0, i32 84673548)
  %1286 = bitcast i32 %1285 to <2 x i16>
  %1287 = ashr <2 x i16> %1286, splat (i16 1)
  %1288 = bitcast <2 x i16> %1287 to i32
  %1289 = and i32 %1288, -1073758209
  %1290 = bitcast i32 %1289 to <2 x half>
  %1291 = tail call i32 @llvm.amdgcn.perm(i32 %1283, i32 0, i32 118228492)
  %1292 = bitcast i32 %1291 to <2 x i16>
  %1293 = ashr <2 x i16> %1292, splat (i16 1)
  %1294 = bitcast <2 x i16> %1293 to i32
  %1295 = and i32 %1294, -1073758209
  %1296 = bitcast i32 %1295 to <2 x half>
  %1297 = tail call i32 @llvm.amdgcn.perm(i32 %1284, i32 0, i32 84673548)
  %1298 = bitcast i32 %1297 to <2 x i16>
  %1299 = ashr <2 x i16> %1298, splat (i16 1)
  %1300 = bitcast <2 x i16> %1299 to i32
  %1301 = and i32 %1300, -1073758209
  %1302 = bitcast i32 %1301 to <2 x half>
  %1303 = tail call i32 @llvm.amdgcn.perm(i32 %1284, i32 0, i32 118228492)
  %1304 = bitcast i32 %1303 to <2 x i16>
  %1305 = ashr <2 x i16> %1304, splat (i16 1)
  %1306 = bitcast <2 x i16> %1305 to i32
  %1307 = and i32 %1306, -1073758209
  %1308 = bitcast i32 %1307 to <2 x half>
  %1309 = shufflevector <2 x half> %1290, <2 x half> %1296, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1310 = shufflevector <2 x half> %1302, <2 x half> %1308, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1311 = shufflevector <4 x half> %1309, <4 x half> %1310, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %1312 = fmul contract <8 x half> %1311, splat (half 0xH5C00)
  %1313 = getelementptr inbounds nuw i8, ptr addrspace(3) %1252, i32 4096
  store <8 x half> %1312, ptr addrspace(3) %1313, align 16, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %1314 = add nuw nsw i32 %1056, 32
  %1315 = icmp slt i32 %1314, %7
  br i1 %1315, label %1036, label %200, !llvm.loop !14
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
