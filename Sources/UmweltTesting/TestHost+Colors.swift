import Umwelt

extension TestHost {
    /// Returns the value of the first colour picker with a label, such as `#ff8000`; nil if there is none.
    ///
    /// - Parameter label: The complete label, not a part of it.
    public func color(of label: String) -> String? {
        for case .colorWell(let well) in [well(label)?.role] { return well.value }
        return nil
    }

    /// Chooses a colour, as in `#ff8000`, in the first colour picker with a label.
    ///
    /// - Parameters:
    ///   - color: The colour, as in `#ff8000`.
    ///   - label: The complete label, not a part of it.
    /// - Returns: False, without an effect, if there is no such picker, if it is disabled, or if the text is not a
    ///   colour; otherwise true.
    @discardableResult
    public func setColor(_ color: String, of label: String) -> Bool {
        let isSet = well(label)?.send(.setText(text: color)) ?? false
        update()
        return isSet
    }

    private func well(_ label: String) -> SemanticsNode? {
        SemanticsNode.first(in: semantics) { node in
            if case .colorWell = node.role { node.label == label } else { false }
        }
    }
}
