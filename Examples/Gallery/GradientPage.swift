import SwiftUI

/// Colours that change from place to place.
struct GradientPage: View {
    var body: some View {
        Samples {
            Sample("Along a line, and out of a centre") {
                HStack {
                    LinearGradient(colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
                    RadialGradient(colors: [.white, .blue], center: .center, startRadius: 5, endRadius: 30)
                    EllipticalGradient(colors: [.yellow, .red])
                    Rectangle().fill(.green.gradient)
                }
                .frame(height: 60)
            }
            Sample("Around a centre") {
                HStack {
                    Circle().fill(AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center))
                    Circle().stroke(
                        AngularGradient(
                            colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(270)),
                        lineWidth: 8
                    )
                    .padding(4)
                }
                .frame(height: 60)
            }
            Sample("Of a grid: evenly and smoothly, with a moved point, with curves and a background") {
                HStack {
                    Mesh(middle: [0.5, 0.5], smoothsColors: false)
                    Mesh(middle: [0.5, 0.5])
                    Mesh(middle: [0.8, 0.3])
                    MeshGradient(
                        width: 2, height: 2,
                        bezierPoints: [
                            bent([0.1, 0.1], along: 0.2), bent([0.9, 0.1], along: 0.2), bent([0.1, 0.9], along: -0.2),
                            bent([0.9, 0.9], along: -0.2),
                        ], colors: [.red, .yellow, .blue, .green], background: Color(.systemGray5))
                    Text("M").font(.system(size: 48, weight: .heavy))
                        .foregroundStyle(
                            MeshGradient(
                                width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                                colors: [.red, .purple, .orange, .blue]))
                }
                .frame(height: 60)
            }
            Sample("Colours between two: by their components, and as they look") {
                Group {
                    Rectangle().fill(Gradient(colors: [.blue, .yellow]))
                    Rectangle().fill(Gradient(colors: [.blue, .yellow]).colorSpace(.perceptual))
                }
                .frame(height: 24)
            }
            Sample("To nothing") {
                LinearGradient(colors: [.red, .clear], startPoint: .leading, endPoint: .trailing).frame(height: 30)
            }
        }
    }
}

/// A point whose curves to the left and right go up or down.
private func bent(_ place: SIMD2<Float>, along slope: Float) -> MeshGradient.BezierPoint {
    let isLeft = place.x < 0.5
    return MeshGradient.BezierPoint(
        position: place, leadingControlPoint: place + [-0.3, isLeft ? slope : -slope],
        topControlPoint: place + [0, -0.3], trailingControlPoint: place + [0.3, isLeft ? -slope : slope],
        bottomControlPoint: place + [0, 0.3])
}

/// A grid of three by three.
private struct Mesh: View {
    let middle: SIMD2<Float>
    var smoothsColors = true

    var body: some View {
        MeshGradient(
            width: 3, height: 3,
            points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], middle, [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
            colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint],
            smoothsColors: smoothsColors)
    }
}
