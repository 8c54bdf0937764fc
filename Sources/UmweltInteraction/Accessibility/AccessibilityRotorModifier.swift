@_spi(Kernel) import UmweltCore

/// A kind of views that screen readers have a rotor of anyway.
public struct AccessibilitySystemRotor: Sendable {
    let name: String

    /// Links, or only visited links.
    ///
    /// - Parameter visited: True for the links that have been visited.
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: visited ? "Visited Links" : "Links")
    }

    /// Links.
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Links") }

    /// Headings of a level.
    ///
    /// - Parameter level: The level, from `.h1` to `.h6`, or `.unspecified`.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: level == .unspecified ? "Headings" : "Headings \(level.rawValue)")
    }

    /// Headings.
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Headings") }

    /// Bold text.
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Bold Text") }

    /// Italic text.
    public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Italic Text") }

    /// Underlined text.
    public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Underlined Text") }

    /// Misspelled words.
    public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Misspelled Words") }

    /// Images.
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Images") }

    /// Fields for text.
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Text Fields") }

    /// Tables.
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Tables") }

    /// Lists.
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Lists") }

    /// Landmarks.
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Landmarks") }
}

extension View {
    /// Adds a list of views inside that the user of a screen reader jumps to.
    ///
    /// Pages have no rotors: each entry is an action of this view, named "Label: Entry", which scrolls to the entry's
    /// view and focuses it if possible.
    ///
    /// - Parameter label: The name of the list.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(label) { entries().entries }
    }

    /// Adds a list of views inside, with a name in the language of the environment.
    ///
    /// - Parameters:
    ///   - labelKey: The label, a key of the app's localized strings.
    ///   - entries: Makes the entries of the list.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(Text(labelKey)) { entries().entries }
    }

    /// Adds a list of views inside, with a name.
    ///
    /// - Parameters:
    ///   - label: The label, which is not localized.
    ///   - entries: Makes the entries of the list.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(Text(label)) { entries().entries }
    }

    /// Adds a list of views inside, of a system rotor's kind.
    ///
    /// - Parameters:
    ///   - systemRotor: The kind, such as `.headings`.
    ///   - entries: Makes the entries of the list.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(Text(verbatim: systemRotor.name)) { entries().entries }
    }

    /// Adds a list of the views of values, by their identities.
    ///
    /// - Parameter entryLabel: The key path of an entry's name.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(rotorLabel, entries: entries, entryID: \.id, entryLabel: entryLabel)
    }

    /// Adds a list of the views of values, by their identities.
    ///
    /// - Parameters:
    ///   - entryID: The key path of the identity of an entry's view.
    ///   - entryLabel: The key path of an entry's name.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(rotorLabel) {
            entries.map { entry in
                _RotorEntry(
                    label: Text(verbatim: entry[keyPath: entryLabel]), target: AnyHashable(entry[keyPath: entryID]),
                    prepare: {})
            }
        }
    }

    /// Adds a list of the views of values, of a system rotor's kind.
    ///
    /// - Parameter entryLabel: The key path of an entry's name.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(verbatim: systemRotor.name), entries: entries, entryLabel: entryLabel)
    }

    /// Adds a list of the views of values, of a system rotor's kind.
    ///
    /// - Parameters:
    ///   - entryID: The key path of the identity of an entry's view.
    ///   - entryLabel: The key path of an entry's name.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(
            Text(verbatim: systemRotor.name), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }

    /// Adds a list of the views of values, with a name in the language of the environment.
    ///
    /// - Parameter entryLabel: The key path of an entry's name.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel)
    }

    /// Adds a list of the views of values, with a name.
    ///
    /// - Parameter entryLabel: The key path of an entry's name.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabel), entries: entries, entryLabel: entryLabel)
    }

    /// Adds a list of the views of values, with a name in the language of the environment.
    ///
    /// - Parameters:
    ///   - entryID: The key path of the identity of an entry's view.
    ///   - entryLabel: The key path of an entry's name.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }

    /// Sets the identity to which rotor entries refer.
    ///
    /// - Parameters:
    ///   - id: The identity.
    ///   - namespace: The namespace of the identity.
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self.id(RotorTarget(id: id, namespace: namespace))
    }

    nonisolated private func rotor(_ label: Text, _ entries: @escaping () -> [_RotorEntry]) -> some View {
        let found = entries()
        let place = RotorPlace()
        return attaching { properties in
            properties.actions = found.map { entry in
                let name = Text("\(label): \(entry.label)")
                return AccessibilityHandler(kind: AccessibilityActionKind(named: name)) {
                    entry.prepare()
                    place.jump(to: entry.target)
                }
            }
        }
        .modifier(RotorPlaceModifier(place: place))
    }
}

/// The reference to the element of a view with a rotor.
private final class RotorPlace {
    weak var element: _Element?

    /// Scrolls to the view with an identity, and focuses it.
    func jump(to target: AnyHashable?) {
        guard let target, let element else { return }
        element.tree.afterUpdate { [weak element] in
            guard let element, !element.isRemoved,
                let found = ScrollDestination.find(target, below: element)?.makeElement()
            else { return }
            // The view has a place only after the layout that follows.
            element.tree.afterUpdate {
                ScrollDestination.reveal(found, anchor: nil, with: nil)
                if let node = found.firstFocusableNode { found.window?.focus.move(to: node) }
            }
        }
    }
}

/// The modifier that stores its element in a rotor's reference.
private nonisolated struct RotorPlaceModifier: ViewModifier {
    typealias Body = Never
    let place: RotorPlace

    nonisolated init(place: RotorPlace) { self.place = place }

    nonisolated static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        RotorPlaceElement(view, inputs)
    }
}

private final class RotorPlaceElement<Content: View>: PrimitiveModifierElement<Content, RotorPlaceModifier> {
    override init(_ view: ModifiedContent<Content, RotorPlaceModifier>, _ inputs: _ElementInputs) {
        super.init(view, inputs)
        modifier.place.element = self
    }

    override func modifierWillChange(to new: RotorPlaceModifier) { new.place.element = self }
}
