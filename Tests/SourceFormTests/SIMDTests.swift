import Testing
import UmweltSIMD

@Suite("Names of Apple's simd") struct SIMDTests {
    @Test("Vectors have lengths, directions and products") func vectors() {
        #expect(simd_length(simd_float3(1, 2, 2)) == 3 && length_squared(simd_double2(3, 4)) == 25)
        #expect(simd_normalize(simd_float2(0, 5)) == [0, 1] && dot(simd_float3(1, 2, 3), [4, 5, 6]) == 32)
        #expect(cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)) == [0, 0, 1])
        #expect(simd_mix(2.0, 4, 0.5) == 3 && mix(simd_float2(0, 2), [2, 4], t: 0.5) == [1, 3])
        #expect(simd_clamp(simd_float2(-1, 9), [0, 0], [5, 5]) == [0, 5] && simd_abs(simd_float2(-1, 2)) == [1, 2])
        #expect(simd_reflect(simd_float2(1, -1), [0, 1]) == [1, 1] && distance(simd_float2(0, 0), [3, 4]) == 5)
    }

    @Test("A matrix times its inverse changes nothing") func inverse() {
        let two = simd_double2x2(rows: [[2, 1], [4, 3]])
        #expect(two.determinant == 2 && (two * two.inverse).isClose(to: matrix_identity_double2x2))
        let three = simd_double3x3(rows: [[2, 0, 1], [1, 3, 2], [1, 1, 4]])
        #expect(three.determinant == 18 && (three * three.inverse).isClose(to: matrix_identity_double3x3))
        let four = simd_double4x4(rows: [[1, 2, 0, 1], [0, 3, 1, 2], [4, 1, 2, 0], [1, 0, 1, 5]])
        #expect(four.determinant == simd_transpose(four).determinant && four.determinant != 0)
        #expect((simd_mul(four, four.inverse)).isClose(to: matrix_identity_double4x4))
        #expect((four.inverse * four).isClose(to: matrix_identity_double4x4))
    }

    @Test("A matrix moves a point, and a row of it is read by column and row") func movement() {
        var matrix = simd_float4x4(1)
        matrix.columns.3 = [5, 6, 7, 1]
        #expect(matrix * simd_float4(1, 1, 1, 1) == [6, 7, 8, 1] && matrix[3, 1] == 6 && matrix.transpose[1, 3] == 6)
    }

    @Test("A quaternion turns as its matrix does, and comes from it") func quaternion() {
        let turn = simd_quatd(angle: .pi / 2, axis: [0, 0, 1])
        #expect(simd_distance(turn.act([1, 0, 0]), [0, 1, 0]) < 1e-12)
        #expect(simd_distance(simd_double3x3(turn) * simd_double3(1, 0, 0), [0, 1, 0]) < 1e-12)
        for axis in [simd_double3(1, 0, 0), simd_double3(0, 1, 0), simd_double3(0, 0, 1)] {
            for angle in [0.3, 2.0, 3.1] {
                let turn = simd_quatd(angle: angle, axis: axis)
                let back = simd_quatd(simd_double3x3(turn))
                #expect(simd_length(back.vector - turn.vector) < 1e-9, "\(angle) around \(axis)")
            }
        }
        let half = simd_slerp(simd_quatd(angle: 0, axis: [0, 0, 1]), turn, 0.5)
        #expect(abs(half.angle - .pi / 4) < 1e-9)
        #expect(simd_distance(simd_quatd(from: [1, 0, 0], to: [0, 1, 0]).act([1, 0, 0]), [0, 1, 0]) < 1e-12)
        #expect(simd_length((turn * turn.inverse).vector - [0, 0, 0, 1]) < 1e-12)
    }
}

extension SquareMatrix2<Double> {
    fileprivate func isClose(to other: Self) -> Bool { (0..<2).allSatisfy { simd_length(self[$0] - other[$0]) < 1e-9 } }
}

extension SquareMatrix3<Double> {
    fileprivate func isClose(to other: Self) -> Bool { (0..<3).allSatisfy { simd_length(self[$0] - other[$0]) < 1e-9 } }
}

extension SquareMatrix4<Double> {
    fileprivate func isClose(to other: Self) -> Bool { (0..<4).allSatisfy { simd_length(self[$0] - other[$0]) < 1e-9 } }
}
