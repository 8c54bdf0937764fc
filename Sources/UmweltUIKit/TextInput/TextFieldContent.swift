import Foundation
import Umwelt
import UmweltControls

/// The content of a ``UITextField``: the field of SwiftUI's between the views beside it, in its border.
struct TextFieldContent: View, SystemView {
    let field: UITextField

    /// A number that increases with each change of the field.
    let version: Int

    var body: some View {
        let insets = field.borderStyle == .none ? EdgeInsets() : FieldMetrics.insets
        HStack(spacing: 0) {
            if field.leftViewMode.isShown(whileEditing: field.isEditing) { side(field.leftView) }
            input
                .environment(\.fieldInsets, insets)
                .modifier(AccessibleContent(accessibility: field.accessibility, isLeaf: true))
                .modifier(InputFocus(state: field._input) { field.focusChanged($0) })
            if isClearable { clearButton }
            if field.rightViewMode.isShown(whileEditing: field.isEditing) { side(field.rightView) }
        }
        .frame(maxHeight: field.isHugged(.vertical) ? nil : .infinity)
        .background { border }
    }

    @ViewBuilder private var border: some View {
        switch field.borderStyle {
        case .none: EmptyView()
        case .line, .bezel: FieldBox(shape: Rectangle())
        case .roundedRect: FieldBox(shape: RoundedRectangle(cornerRadius: FieldMetrics.cornerRadius))
        }
    }

    @ViewBuilder private func side(_ view: UIView?) -> some View {
        if let view {
            let size = view.frame.size == .zero ? view.intrinsicContentSize : view.frame.size
            UIViewContent(view: view, isConstrained: true).frame(width: max(size.width, 0), height: max(size.height, 0))
        }
    }

    private var isClearable: Bool {
        field.clearButtonMode.isShown(whileEditing: field.isEditing) && !field._input.text.isEmpty
    }

    private var clearButton: some View {
        Button(action: field.userClears) {
            Image(systemName: "xmark.circle.fill").foregroundStyle(Color(uiColor: .tertiaryLabel))
        }
        .buttonStyle(.plain)
        .padding(.horizontal, 5)
        .accessibilityLabel(SystemWord.clearText.text)
    }

    @ViewBuilder private var input: some View {
        let attributes = field.attributes ?? [:]
        let font = attributes[.font] as? UIFont ?? field.font
        let color = attributes[.foregroundColor] as? UIColor ?? field.textColor ?? .label
        kind
            .textFieldStyle(.plain)
            .font(font.map { Font($0) })
            .foregroundStyle(Color(uiColor: color))
            .multilineTextAlignment(field.textAlignment.side)
            .inputTraits(field._inputTraits)
            .onSubmit(field.userReturns)
            .submitScope()
            // Its own button, and not one of the app's appearance: it asks the delegate.
            .environment(\.ownAppearance, look)
    }

    private var look: AppAppearance {
        var look = AppAppearance.current
        look.clearButton = .never
        if field.backgroundColor != nil { look.fieldBackground = nil }
        return look
    }

    @ViewBuilder private var kind: some View {
        let text = Binding(get: { field._input.text }, set: { field.userEdits($0) })
        if field._inputTraits.isSecure {
            SecureField(text: text, prompt: prompt) { EmptyView() }
        } else {
            let selection = Binding(get: { field._input.selection }, set: { field.userSelects($0) })
            TextField(text: text, selection: selection, prompt: prompt) { EmptyView() }
        }
    }

    private var prompt: Text? { field.attributedPlaceholder.map { Text(AttributedString($0)) } }
}

extension NSTextAlignment {
    /// SwiftUI's alignment, which is by the direction of the language.
    var side: TextAlignment {
        switch self {
        case .center: .center
        case .right: .trailing
        case .left, .natural, .justified: .leading
        }
    }
}
