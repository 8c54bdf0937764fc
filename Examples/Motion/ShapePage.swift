import SwiftUI

/// Shapes whose numbers are animated.
struct ShapePage: View {
    var body: some View {
        Page {
            Panel("A polygon", code: "$sides.animation(.bouncy)") { PolygonChoice() }
            Panel("A ring", code: "Circle().trim(from: 0, to: share)") { Ring() }
            Panel("A wave", code: "TimelineView(.animation)") { Shore() }
        }
    }
}

/// A polygon with as many sides as are chosen.
private struct PolygonChoice: View {
    @State private var sides = 5

    var body: some View {
        Polygon(sides: Double(sides))
            .fill(.indigo.gradient)
            .rotationEffect(.degrees(Double(sides - 5) * 30))
            .frame(width: 170, height: 170)
            .frame(maxWidth: .infinity)
            .accessibilityLabel("A polygon with \(sides) sides")
        Picker("Sides", selection: $sides.animation(.bouncy(duration: 0.7))) {
            ForEach(3..<9, id: \.self) { Text("\($0)") }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
    }
}

/// A ring that is closed by and by.
private struct Ring: View {
    @State private var share = 0.25

    var body: some View {
        ZStack {
            Circle().stroke(Color.primary.opacity(0.08), lineWidth: 16)
            Circle()
                .trim(from: 0, to: share)
                .stroke(.pink.gradient, style: StrokeStyle(lineWidth: 16, lineCap: .round))
                .rotationEffect(.degrees(-90))
            Text(share, format: .percent)
                .font(.title2)
                .monospacedDigit()
                .contentTransition(.numericText(value: share))
        }
        .padding(8)
        .frame(width: 170, height: 170)
        .frame(maxWidth: .infinity)
        WideButton(share < 1 ? "A quarter more" : "Once more") {
            withAnimation(.smooth(duration: 0.8)) { share = share < 1 ? share + 0.25 : 0.25 }
        }
    }
}

/// The sea, calm or not.
private struct Shore: View {
    @State private var isStormy = false

    var body: some View {
        Sea(height: isStormy ? 1 : 0.25)
            .frame(height: 140)
            .clipShape(RoundedRectangle(cornerRadius: 14))
            .animation(.easeInOut(duration: 1.5), value: isStormy)
        Toggle("Storm", isOn: $isStormy)
    }
}

#Preview("Shapes") { ShapePage() }
