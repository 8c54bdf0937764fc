@_spi(Kernel) import Umwelt

/// A button that pushes a view onto the navigation stack.
///
/// ```swift
/// NavigationLink("Emma", value: emma)
/// NavigationLink("About") { AboutView() }
/// ```
///
/// The view for a value comes from `navigationDestination(for:destination:)` for the value's type.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View, SystemView {
    private let label: Label
    private let target: NavigationTarget<Destination>
    private var isDetail = true

    @State private var isShown = false
    @Environment(\.navigationController) private var controller
    @Environment(\.isInRow) private var isInRow
    @Environment(\.editMode) private var editMode

    nonisolated init(label: Label, target: NavigationTarget<Destination>) {
        self.label = label
        self.target = target
    }

    /// Makes a link to a view.
    ///
    /// - Parameters:
    ///   - destination: Makes the view to push.
    ///   - label: Makes the label.
    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination(), isActive: nil))
    }

    /// Sets the column in which the link shows its destination: the next column, the default, or its own.
    ///
    /// Without columns, as in a `NavigationView` here, it has no effect.
    ///
    /// - Parameter isDetailLink: False if the destination replaces the view in the column of the link.
    @MainActor @preconcurrency public func isDetailLink(_ isDetailLink: Bool) -> some View {
        var link = self
        link.isDetail = isDetailLink
        return link
    }

    /// True in a row of a list that is being edited, where a press selects the row, as in UIKit.
    @MainActor private var isResting: Bool { isInRow && editMode?.wrappedValue.isEditing == true }

    /// A button, which is disabled outside of a navigation stack and without a value.
    @MainActor public var body: some View {
        switch target {
        case .value(let value):
            Button {
                if let value { controller?.push(value, staysInColumn: !isDetail) }
            } label: {
                LinkLabel(content: label)
            }
            .takingRow(isResting: isResting)
            .disabled(controller == nil || value == nil)
            .modifier(RowTraitModifier(RowLinkValue(value: value?.base)))
        case .view(let destination, let isActive):
            let isShown = isActive ?? $isShown
            Button {
                isShown.wrappedValue = true
            } label: {
                LinkLabel(content: label)
            }
            .takingRow(isResting: isResting)
            .modifier(
                PushModifier(source: .flag(isShown), staysWhenRemoved: true, staysInColumn: !isDetail) { destination }
            )
            .disabled(controller == nil)
        }
    }
}

/// The destination of a link.
enum NavigationTarget<Destination> {
    /// The `navigationDestination` of a value; a link without a value is disabled.
    case value(NavigationValue?)
    /// A view, pushed while its binding, if any, is true.
    case view(Destination, isActive: Binding<Bool>?)
}

extension NavigationLink where Label == Text {
    /// Makes a link to a view, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - destination: Makes the view to push.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleKey), target: .view(destination(), isActive: nil))
    }

    /// Makes a link to a view, with a title.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - destination: Makes the view to push.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(title), target: .view(destination(), isActive: nil))
    }
}

extension NavigationLink where Destination == Never {
    /// Makes a link to a value, for which the stack has a destination. With nil the link is disabled.
    ///
    /// - Parameters:
    ///   - value: The value to push; nil disables the link.
    ///   - label: Makes the label.
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .value(value.map { NavigationValue($0) }))
    }

    /// Makes a link to a value, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - value: The value to push; nil disables the link.
    nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(label: Text(titleKey), target: .value(value.map { NavigationValue($0) }))
    }

    /// Makes a link to a value, with a title.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - value: The value to push; nil disables the link.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(label: Text(title), target: .value(value.map { NavigationValue($0) }))
    }

    /// Makes a link to a value that can be stored.
    ///
    /// - Parameters:
    ///   - value: The value to push; nil disables the link.
    ///   - label: Makes the label.
    nonisolated public init<P: Codable & Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .value(value.map { NavigationValue(storable: $0) }))
    }

    /// Makes a link to a value that can be stored, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - value: The value to push; nil disables the link.
    nonisolated public init<P: Codable & Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(label: Text(titleKey), target: .value(value.map { NavigationValue(storable: $0) }))
    }

    /// Makes a link to a value that can be stored, with a title.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - value: The value to push; nil disables the link.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Codable & Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(label: Text(title), target: .value(value.map { NavigationValue(storable: $0) }))
    }
}

extension NavigationLink {
    /// Makes a link to a view.
    ///
    /// - Parameters:
    ///   - destination: The view to push.
    ///   - label: Makes the label.
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination, isActive: nil))
    }

    /// Makes a link to a view, which is shown while a binding's value is true.
    ///
    /// - Parameters:
    ///   - isActive: True while the destination is shown.
    ///   - destination: Makes the view to push.
    ///   - label: Makes the label.
    nonisolated public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), target: .view(destination(), isActive: isActive))
    }

    /// Makes a link to a view, which is shown while a binding's value is true.
    ///
    /// - Parameters:
    ///   - destination: The view to push.
    ///   - isActive: True while the destination is shown.
    ///   - label: Makes the label.
    nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination, isActive: isActive))
    }
}

extension NavigationLink where Label == Text {
    /// Makes a link to a view, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - destination: The view to push.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(label: Text(titleKey), target: .view(destination, isActive: nil))
    }

    /// Makes a link to a view, with a title.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - destination: The view to push.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(label: Text(title), target: .view(destination, isActive: nil))
    }
}
