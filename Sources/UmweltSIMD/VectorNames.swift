// Vectors are Swift's own SIMD types, by the names that Apple's simd has for them. The module is not called `simd`, as
// packages ask for that by `canImport`, and then expect all of Apple's: the tool gives it the name.

/// A vector of two floats.
public typealias simd_float2 = SIMD2<Float>
/// A vector of three floats.
public typealias simd_float3 = SIMD3<Float>
/// A vector of four floats.
public typealias simd_float4 = SIMD4<Float>
/// A vector of two doubles.
public typealias simd_double2 = SIMD2<Double>
/// A vector of three doubles.
public typealias simd_double3 = SIMD3<Double>
/// A vector of four doubles.
public typealias simd_double4 = SIMD4<Double>
/// A vector of two integers.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of three integers.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of four integers.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of two integers without a sign.
public typealias simd_uint2 = SIMD2<UInt32>
/// A vector of three integers without a sign.
public typealias simd_uint3 = SIMD3<UInt32>
/// A vector of four integers without a sign.
public typealias simd_uint4 = SIMD4<UInt32>

/// A vector of two floats, by its older name.
public typealias vector_float2 = SIMD2<Float>
/// A vector of three floats, by its older name.
public typealias vector_float3 = SIMD3<Float>
/// A vector of four floats, by its older name.
public typealias vector_float4 = SIMD4<Float>
/// A vector of two doubles, by its older name.
public typealias vector_double2 = SIMD2<Double>
/// A vector of three doubles, by its older name.
public typealias vector_double3 = SIMD3<Double>
/// A vector of four doubles, by its older name.
public typealias vector_double4 = SIMD4<Double>
/// A vector of two floats, by its oldest name.
public typealias float2 = SIMD2<Float>
/// A vector of three floats, by its oldest name.
public typealias float3 = SIMD3<Float>
/// A vector of four floats, by its oldest name.
public typealias float4 = SIMD4<Float>
/// A vector of two doubles, by its oldest name.
public typealias double2 = SIMD2<Double>
/// A vector of three doubles, by its oldest name.
public typealias double3 = SIMD3<Double>
/// A vector of four doubles, by its oldest name.
public typealias double4 = SIMD4<Double>

/// Makes a vector of two floats.
///
/// - Parameters:
///   - x: The first element.
///   - y: The second element.
@inlinable public func simd_make_float2(_ x: Float, _ y: Float) -> simd_float2 { simd_float2(x, y) }

/// Makes a vector of three floats.
///
/// - Parameters:
///   - x: The first element.
///   - y: The second element.
///   - z: The third element.
@inlinable public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> simd_float3 { simd_float3(x, y, z) }

/// Makes a vector of two floats and a third one.
///
/// - Parameters:
///   - xy: The first two elements.
///   - z: The third element.
@inlinable public func simd_make_float3(_ xy: simd_float2, _ z: Float) -> simd_float3 { simd_float3(xy, z) }

/// Makes a vector from the first three elements of another one.
///
/// - Parameter xyzw: The vector whose first three elements are used.
@inlinable public func simd_make_float3(_ xyzw: simd_float4) -> simd_float3 {
    simd_float3(xyzw.x, xyzw.y, xyzw.z)
}

/// Makes a vector of four floats.
///
/// - Parameters:
///   - x: The first element.
///   - y: The second element.
///   - z: The third element.
///   - w: The fourth element.
@inlinable public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> simd_float4 {
    simd_float4(x, y, z, w)
}

/// Makes a vector of three floats and a fourth one.
///
/// - Parameters:
///   - xyz: The first three elements.
///   - w: The fourth element.
@inlinable public func simd_make_float4(_ xyz: simd_float3, _ w: Float) -> simd_float4 { simd_float4(xyz, w) }

/// Makes a vector of two doubles.
///
/// - Parameters:
///   - x: The first element.
///   - y: The second element.
@inlinable public func simd_make_double2(_ x: Double, _ y: Double) -> simd_double2 { simd_double2(x, y) }

/// Makes a vector of three doubles.
///
/// - Parameters:
///   - x: The first element.
///   - y: The second element.
///   - z: The third element.
@inlinable public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> simd_double3 {
    simd_double3(x, y, z)
}

/// Makes a vector of four doubles.
///
/// - Parameters:
///   - x: The first element.
///   - y: The second element.
///   - z: The third element.
///   - w: The fourth element.
@inlinable public func simd_make_double4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> simd_double4 {
    simd_double4(x, y, z, w)
}
