import Foundation
@_spi(Kernel) import Umwelt

/// A text field style that shows the text in a box, whose outline ``View/textInputBorderShape(_:fileID:line:)`` sets.
public nonisolated struct BorderedTextFieldStyle: TextFieldStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    nonisolated public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.modifier(FieldBorder())
    }
}

extension TextFieldStyle where Self == BorderedTextFieldStyle {
    /// A style that shows the text in a box, whose outline ``View/textInputBorderShape(_:fileID:line:)`` sets.
    ///
    /// ```swift
    /// TextField("Search", text: $search).textFieldStyle(.bordered).textInputBorderShape(.capsule)
    /// ```
    public static var bordered: BorderedTextFieldStyle { BorderedTextFieldStyle() }
}

/// The modifier that adds the box of a bordered field. The insets are the field's own, so that it can be pressed
/// anywhere in the box.
private nonisolated struct FieldBorder: ViewModifier, SystemView {
    @Environment(\.textInputBorderShape) private var shape

    nonisolated init() {}

    @MainActor func body(content: Content) -> some View {
        content
            .environment(\.fieldInsets, shape.isRound ? FieldMetrics.roundInsets : FieldMetrics.insets)
            .background(FieldBox(shape: shape))
    }
}

/// The lengths of fields with a border, in points: UIKit's, except those for round ends, which are guesses.
package enum FieldMetrics {
    package static let cornerRadius: CGFloat = 5
    package static let insets = EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7)
    static let roundInsets = EdgeInsets(top: 6, leading: 14, bottom: 6, trailing: 14)
}

/// The background of a field with a border.
package nonisolated struct FieldBox<Outline: InsettableShape>: View, SystemView {
    let shape: Outline
    @Environment(\.isEnabled) private var isEnabled

    package nonisolated init(shape: Outline) { self.shape = shape }

    @MainActor package var body: some View {
        shape.fill(Color(system: .windowBackground)).opacity(isEnabled ? 1 : 0.5)
            .overlay(shape.strokeBorder(Color(system: .separator), lineWidth: 1))
    }
}
