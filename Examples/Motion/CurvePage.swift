import SwiftUI

/// Curves of time, and a race.
struct CurvePage: View {
    private let curves: [(name: String, curve: UnitCurve)] = [
        ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
        ("circularEaseIn", .circularEaseIn), ("circularEaseOut", .circularEaseOut),
        ("circularEaseInOut", .circularEaseInOut),
        ("bezier", .bezier(startControlPoint: UnitPoint(x: 0.7, y: 0), endControlPoint: UnitPoint(x: 0.2, y: 1))),
    ]
    private let columns = [GridItem(.adaptive(minimum: 120), spacing: 12)]

    var body: some View {
        Page {
            Panel("A race of one second", code: ".animation(.easeIn, value: isAtEnd)") {
                Race()
            }
            Panel("Curves", code: "UnitCurve.easeIn.value(at: 0.5)") {
                LazyVGrid(columns: columns, spacing: 16) {
                    ForEach(curves, id: \.name) { name, curve in
                        VStack(spacing: 4) {
                            Graph { curve.value(at: $0) }
                                .foregroundStyle(.indigo)
                                .frame(height: 84)
                            Text(verbatim: name).font(.caption).foregroundStyle(.secondary)
                        }
                    }
                }
            }
        }
    }
}

/// Balls that leave together, each in its own way.
private struct Race: View {
    @State private var isAtEnd = false

    private let runners: [(name: String, animation: Animation, color: Color)] = [
        ("linear", .linear(duration: 1), .gray), ("easeIn", .easeIn(duration: 1), .blue),
        ("easeOut", .easeOut(duration: 1), .teal), ("easeInOut", .easeInOut(duration: 1), .indigo),
        ("snappy", .snappy(duration: 1), .purple), ("bouncy", .bouncy(duration: 1), .pink),
    ]

    var body: some View {
        VStack(spacing: 10) {
            ForEach(runners, id: \.name) { name, animation, color in
                HStack(spacing: 8) {
                    Text(verbatim: name)
                        .font(.caption)
                        .foregroundStyle(.secondary)
                        .frame(width: 64, alignment: .leading)
                    Track(isAtEnd: isAtEnd, inset: 0.1, diameter: 20)
                        .foregroundStyle(color)
                        .animation(animation, value: isAtEnd)
                }
            }
            WideButton(isAtEnd ? "Back" : "Go") { isAtEnd.toggle() }
                .padding(.top, 4)
        }
    }
}

#Preview("Curves") { CurvePage() }
