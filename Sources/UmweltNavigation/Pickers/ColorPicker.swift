import Foundation
@_spi(Kernel) import Umwelt

/// A control to choose a colour.
///
/// ```swift
/// ColorPicker("Ink", selection: $ink, supportsOpacity: false)
/// ```
public nonisolated struct ColorPicker<Label: View>: View, SystemView {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    private let label: Label

    /// Makes a picker with a label.
    ///
    /// - Parameter supportsOpacity: If false, all chosen colours are opaque.
    nonisolated public init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }

    /// The label, and at the trailing end of the row the colour, as a button.
    @MainActor public var body: some View {
        LabelScope(label) { label in
            ControlRow(label: label, hasOwnPadding: true) {
                ColorWell(selection: selection, supportsOpacity: supportsOpacity, label: label)
            }
        }
    }
}

extension ColorPicker where Label == Text {
    /// Makes a picker with a localized text.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - selection: The colour that the user chooses.
    ///   - supportsOpacity: True if the user may choose an opacity, too.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// Makes a picker with a string.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - selection: The colour that the user chooses.
    ///   - supportsOpacity: True if the user may choose an opacity, too.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// The button of a colour picker: the colour in a ring of all hues.
///
/// Hosts with native colour controls, such as browsers, use these to change it. Elsewhere a press opens a
/// ``ColorChooser``.
private nonisolated struct ColorWell<Label: View>: View, SystemView {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    let label: Label

    @State private var isOpen = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.self) private var environment

    nonisolated init(selection: Binding<Color>, supportsOpacity: Bool, label: Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label
    }

    private static var rainbow: [Color] { [.red, .yellow, .green, .cyan, .blue, .purple, .red] }

    @MainActor var body: some View {
        let color = selection.wrappedValue
        Circle().strokeBorder(AngularGradient(colors: Self.rainbow, center: .center), lineWidth: 3)
            .overlay { Circle().fill(color).padding(5) }
            .frame(width: 28, height: 28)
            .opacity(isEnabled ? 1 : 0.4)
            .modifier(ControlModifier(semantics(of: color)) { event in handle(event) })
            .labeled(by: label)
            .popover(isPresented: $isOpen) {
                ColorChooser(selection: selection, supportsOpacity: supportsOpacity)
                    .padding()
                    .presentationCompactAdaptation(.popover)
            }
    }

    private func semantics(of color: Color) -> Semantics {
        let written = HexColor.string(color.resolve(in: environment), hasOpacity: supportsOpacity)
        return Semantics(
            role: .colorWell(ColorWellSemantics(value: written, supportsOpacity: supportsOpacity)),
            isEnabled: isEnabled)
    }

    @MainActor private func handle(_ event: NodeEvent) -> Bool {
        if case .press = event {
            isOpen = true
            return true
        }
        guard case .setText(let text) = event, let color = HexColor.color(text) else { return false }
        // A host without support of opacity keeps that of the selection.
        let opacity = Double(selection.wrappedValue.resolve(in: environment).opacity)
        let keepsOpacity = supportsOpacity && text.utf8.count == 7
        selection.wrappedValue = keepsOpacity && opacity < 1 ? color.opacity(opacity) : color
        return true
    }
}
