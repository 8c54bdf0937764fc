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
