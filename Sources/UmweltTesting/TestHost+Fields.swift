import Umwelt

extension TestHost {
    /// Focuses the first field with a label and types a text at the end of its text, one character after the other,
    /// with an update after each.
    ///
    /// ```swift
    /// host.type("Ada", into: "Name")
    /// #expect(host.text(in: "Name") == "Ada")
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - label: The complete label, not a part of it.
    /// - Returns: False, without an effect, if there is no such field or it is disabled; otherwise true.
    @discardableResult
    public func type(_ text: String, into label: String) -> Bool {
        guard focus(field: label) else { return false }
        for character in text {
            guard let field = field(label), field.send(.setText(text: (field.text ?? "") + String(character))) else {
                return false
            }
            update()
        }
        return true
    }

    /// Deletes the text of the first field with a label.
    ///
    /// - Parameter label: The complete label, not a part of it.
    /// - Returns: False, without an effect, if there is no such field or it is disabled; otherwise true.
    @discardableResult
    public func clear(_ label: String) -> Bool {
        guard focus(field: label), let field = field(label) else { return false }
        let isDone = field.send(.setText(text: ""))
        update()
        return isDone
    }

    /// Submits the first field with a label.
    ///
    /// - Parameter label: The complete label, not a part of it.
    /// - Returns: False, without an effect, if there is no such field or it is disabled; otherwise true.
    @discardableResult
    public func submit(_ label: String) -> Bool {
        guard focus(field: label), let field = field(label) else { return false }
        let isDone = field.send(.submit)
        update()
        return isDone
    }

    /// Returns the text of the first text field or secure field with a label; nil if there is none.
    ///
    /// - Parameter label: The complete label, not a part of it.
    public func text(in label: String) -> String? { field(label)?.text }

    private func focus(field label: String) -> Bool {
        guard let field = field(label) else { return false }
        if field.isFocused { return true }
        let isDone = field.send(.focus)
        update()
        return isDone
    }

    private func field(_ label: String) -> SemanticsNode? {
        SemanticsNode.first(in: semantics) { $0.text != nil && $0.label == label }
    }
}
