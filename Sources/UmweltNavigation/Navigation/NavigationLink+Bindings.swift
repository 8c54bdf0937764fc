@_spi(Kernel) import Umwelt

/// True while the value at another location is a tag.
private final class TagLocation<Tag: Hashable>: DerivedLocation<Bool> {
    private let selection: Binding<Tag?>
    private let tag: Tag

    init(_ selection: Binding<Tag?>, _ tag: Tag) {
        self.selection = selection
        self.tag = tag
    }

    override var derivedValue: Bool { selection.wrappedValue == tag }

    override func set(_ newValue: Bool, transaction: Transaction?) {
        if newValue {
            selection.location.set(tag, transaction: transaction)
        } else if selection.wrappedValue == tag {
            selection.location.set(nil, transaction: transaction)
        }
    }

    override func isSame(as other: Location<Bool>) -> Bool {
        guard let other = other as? TagLocation else { return false }
        return tag == other.tag && selection.isSameField(as: other.selection)
    }
}

extension Binding {
    /// True while the value of an optional binding is a tag.
    fileprivate func isSet<V: Hashable>(to tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool>(location: TagLocation(self, tag))
    }
}

extension NavigationLink {
    /// Makes a link to a view, which is shown while a binding's value equals the link's tag.
    ///
    /// - Parameters:
    ///   - tag: The tag of the link.
    ///   - selection: The tag of the active link; nil for none.
    ///   - destination: Makes the view to push.
    ///   - label: Makes the label.
    nonisolated public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), target: .view(destination(), isActive: selection.isSet(to: tag)))
    }

    /// Makes a link to a view, which is shown while a binding's value equals the link's tag.
    ///
    /// - Parameters:
    ///   - destination: The view to push.
    ///   - tag: The tag of the link.
    ///   - selection: The tag of the active link; nil for none.
    ///   - label: Makes the label.
    nonisolated public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), target: .view(destination, isActive: selection.isSet(to: tag)))
    }
}

extension NavigationLink where Label == Text {
    /// Makes a link to a view, which is shown while a binding's value is true, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - isActive: True while the destination is shown.
    ///   - destination: Makes the view to push.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(label: Text(titleKey), target: .view(destination(), isActive: isActive))
    }

    /// Makes a link to a view, which is shown while a binding's value is true, with a title.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - isActive: True while the destination is shown.
    ///   - destination: Makes the view to push.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(label: Text(title), target: .view(destination(), isActive: isActive))
    }

    /// Makes a link to a view, which is shown while a binding's value is true, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - destination: The view to push.
    ///   - isActive: True while the destination is shown.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(label: Text(titleKey), target: .view(destination, isActive: isActive))
    }

    /// Makes a link to a view, which is shown while a binding's value is true, with a title.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - destination: The view to push.
    ///   - isActive: True while the destination is shown.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(label: Text(title), target: .view(destination, isActive: isActive))
    }

    /// Makes a link to a view, which is shown while a binding's value equals the link's tag, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - tag: The tag of the link.
    ///   - selection: The tag of the active link; nil for none.
    ///   - destination: Makes the view to push.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(label: Text(titleKey), target: .view(destination(), isActive: selection.isSet(to: tag)))
    }

    /// Makes a link to a view, which is shown while a binding's value equals the link's tag, with a title.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - tag: The tag of the link.
    ///   - selection: The tag of the active link; nil for none.
    ///   - destination: Makes the view to push.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(label: Text(title), target: .view(destination(), isActive: selection.isSet(to: tag)))
    }

    /// Makes a link to a view, which is shown while a binding's value equals the link's tag, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - destination: The view to push.
    ///   - tag: The tag of the link.
    ///   - selection: The tag of the active link; nil for none.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(label: Text(titleKey), target: .view(destination, isActive: selection.isSet(to: tag)))
    }

    /// Makes a link to a view, which is shown while a binding's value equals the link's tag, with a title.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - destination: The view to push.
    ///   - tag: The tag of the link.
    ///   - selection: The tag of the active link; nil for none.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(label: Text(title), target: .view(destination, isActive: selection.isSet(to: tag)))
    }
}
