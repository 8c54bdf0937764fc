extension Semantics {
    /// A value that is read of a node in addition, with a label.
    package struct CustomContent: Sendable, Hashable {
        /// With the label, the key of the entry.
        package let id: String
        package let label: String
        /// The value; nil to remove the entry of the key.
        package let value: String?
        package let isImportant: Bool

        package init(id: String, label: String, value: String?, isImportant: Bool) {
            self.id = id
            self.label = label
            self.value = value
            self.isImportant = isImportant
        }

        fileprivate func hasKey(of other: CustomContent) -> Bool { id == other.id && label == other.label }
    }

    /// Adds an entry, which replaces an entry with the same key.
    package mutating func add(_ entry: CustomContent) {
        customContent.removeAll { $0.hasKey(of: entry) }
        if entry.value != nil { customContent.append(entry) }
    }

    /// Moves the entries into the hint, because hosts have no other place for them; important entries come first.
    ///
    /// It is called after all modifiers, because outer ones may set the hint and replace entries.
    package mutating func moveCustomContentIntoHint() {
        if customContent.isEmpty { return }
        func texts(isImportant: Bool) -> [String] {
            customContent.filter { $0.isImportant == isImportant }.map { "\($0.label): \($0.value ?? "")" }
        }
        hint = (texts(isImportant: true) + [hint].compactMap { $0 } + texts(isImportant: false)).joined(separator: ", ")
        customContent = []
    }
}
