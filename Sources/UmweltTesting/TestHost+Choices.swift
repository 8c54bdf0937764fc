import Umwelt

extension TestHost {
    /// Chooses an item of the menu, or an option of the picker, with a label; opens the list first if there is one.
    ///
    /// ```swift
    /// let host = TestHost { Settings() }
    /// host.choose("Weekly", from: "Repeat")
    /// #expect(host.choice(of: "Repeat") == "Weekly")
    /// ```
    ///
    /// - Parameters:
    ///   - item: The text of the item or option.
    ///   - label: The complete label, not a part of it.
    /// - Returns: False if there is no such menu, picker or item, or if one of them is disabled; otherwise true.
    @discardableResult
    public func choose(_ item: String, from label: String) -> Bool {
        guard let list = control(label, where: \.role.offersItems), list.isEnabled else { return false }
        if case .menuButton = list.role {
            guard list.send(.press) else { return false }
            update()
        }
        let isDone = find(item, in: list.role == .choice ? list.children : semantics)?.send(.press) ?? false
        update()
        return isDone
    }

    /// Returns the selected option of the picker with a label; nil if there is no such picker or nothing is selected.
    ///
    /// - Parameter label: The complete label, not a part of it.
    public func choice(of label: String) -> String? {
        guard let list = control(label, where: \.role.offersItems) else { return nil }
        if case .menuButton = list.role { return list.semantics.value }
        return list.children.first { $0.role == .option(isSelected: true) }?.label
    }

    /// The items of the menu, or the options of the picker, in front, in reading order; empty if neither is in front.
    public var menuItems: [String] {
        func items(of node: SemanticsNode) -> [String] {
            node.role.isItem ? [node.label] : node.children.flatMap(items)
        }
        guard let front = semantics.first, case .dialog(let dialog) = front.role, dialog.kind == .menu else {
            return []
        }
        return items(of: front)
    }

    private func find(_ item: String, in nodes: [SemanticsNode]) -> SemanticsNode? {
        for node in nodes {
            if node.role.isItem && node.label == item { return node }
            if let inner = find(item, in: node.children) { return inner }
        }
        return nil
    }
}

extension Semantics.Role {
    fileprivate var offersItems: Bool {
        switch self {
        case .menuButton, .choice: true
        default: false
        }
    }

    fileprivate var isItem: Bool {
        switch self {
        case .button, .link, .toggle, .option, .menuButton, .disclosure: true
        default: false
        }
    }
}
