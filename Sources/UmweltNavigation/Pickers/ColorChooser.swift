import Foundation
@_spi(Kernel) import Umwelt

/// The colours that a colour picker offers where the host has no control for that: greys and twelve hues from light to
/// dark, and the opacity.
nonisolated struct ColorChooser: View, SystemView {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool

    @Environment(\.self) private var environment

    nonisolated init(selection: Binding<Color>, supportsOpacity: Bool) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
    }

    /// The number of greys, and of hues.
    private static let columns = 12

    /// The brightness and saturation of the rows of hues, from light to dark: guesses that differ to the eye.
    private static let rows: [(saturation: Double, brightness: Double)] = [
        (0.2, 1), (0.4, 1), (0.6, 1), (0.8, 1), (1, 1), (1, 0.85), (1, 0.7), (1, 0.5), (1, 0.3),
    ]

    /// The colours, as in `#ff8000`, a row each.
    static let colors: [[String]] = {
        func written(_ color: Color) -> String {
            HexColor.string(color.resolve(in: EnvironmentValues()), hasOpacity: false)
        }
        let greys = (0..<columns).map { written(Color(white: 1 - Double($0) / Double(columns - 1))) }
        let hues = rows.map { row in
            (0..<columns).map { column in
                written(
                    Color(
                        hue: Double(column) / Double(columns), saturation: row.saturation, brightness: row.brightness))
            }
        }
        return [greys] + hues
    }()

    @MainActor var body: some View {
        let resolved = selection.wrappedValue.resolve(in: environment)
        let chosen = HexColor.string(resolved, hasOpacity: false)
        VStack(spacing: 16) {
            VStack(spacing: 0) {
                ForEach(Self.colors, id: \.self) { row in
                    HStack(spacing: 0) {
                        ForEach(row, id: \.self) { text in
                            ColorSwatch(text: text, isChosen: text == chosen) { choose(text) }
                        }
                    }
                }
            }
            .clipShape(RoundedRectangle(cornerRadius: 8))
            if supportsOpacity {
                Slider(value: opacity) { SystemWord.opacity.text }
            }
        }
        .frame(width: ColorSwatch.side * CGFloat(Self.columns))
    }

    @MainActor private var opacity: Binding<Double> {
        Binding {
            Double(selection.wrappedValue.resolve(in: environment).opacity)
        } set: { new in
            var resolved = selection.wrappedValue.resolve(in: environment)
            resolved.opacity = Float(new)
            selection.wrappedValue = Color(resolved)
        }
    }

    /// Chooses a colour with the opacity that there is.
    @MainActor private func choose(_ text: String) {
        guard let color = HexColor.color(text) else { return }
        let opacity = supportsOpacity ? self.opacity.wrappedValue : 1
        selection.wrappedValue = opacity < 1 ? color.opacity(opacity) : color
    }
}

/// The button of a colour.
private nonisolated struct ColorSwatch: View, SystemView {
    let text: String
    let isChosen: Bool
    let choose: @MainActor () -> Void

    nonisolated init(text: String, isChosen: Bool, choose: @escaping @MainActor () -> Void) {
        self.text = text
        self.isChosen = isChosen
        self.choose = choose
    }

    /// The length of its sides, in points: a guess that a finger hits with care.
    static let side: CGFloat = 24

    @MainActor var body: some View {
        Button(action: choose) {
            Rectangle().fill(HexColor.color(text) ?? .clear)
                .frame(width: Self.side, height: Self.side)
                .overlay { if isChosen { Rectangle().strokeBorder(Color.primary, lineWidth: 2) } }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: text))
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}
