@_spi(Kernel) import Umwelt

/// A control that is on or off.
///
/// ```swift
/// Toggle("Wi-Fi", isOn: $isOn)
/// Toggle(isOn: $isOn) { Label("Wi-Fi", systemImage: "wifi") }
/// ```
public nonisolated struct Toggle<Label: View>: View, SystemView {
    /// The bindings of the toggle: one, or several.
    private let sources: [Binding<Bool>]
    private let label: Label

    @Environment(\.toggleStyle) private var style

    nonisolated private init(sources: [Binding<Bool>], label: Label) {
        self.sources = sources
        self.label = label
    }

    /// Makes a switch with a label.
    ///
    /// - Parameters:
    ///   - isOn: True while the control is on.
    ///   - label: Makes the label.
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(sources: [isOn], label: label())
    }

    /// Makes a switch for several values, each with a binding at a key path.
    ///
    /// It is on if all are, and mixed if only some are.
    ///
    /// ```swift
    /// Toggle(sources: $alarms, isOn: \.isOn) { Text("All alarms") }
    /// ```
    ///
    /// - Parameters:
    ///   - sources: The values, which the toggle sets together.
    ///   - isOn: True while the control is on.
    ///   - label: Makes the label.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        self.init(sources: sources.map { $0[keyPath: isOn] }, label: label())
    }

    /// The switch in the environment's toggle style.
    @MainActor public var body: some View {
        let values = sources.map(\.wrappedValue)
        let isOn = sources.count == 1 ? sources[0] : Binding(location: CombinedToggleLocation(sources))
        return style.makeView(
            ToggleStyleConfiguration(
                label: .init(label), isOn: isOn, isMixed: values.contains(true) && values.contains(false)))
    }
}

extension Toggle where Label == Text {
    /// Makes a switch with a localized text.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - isOn: True while the control is on.
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(sources: [isOn], label: Text(titleKey))
    }

    /// Makes a switch with a string.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - isOn: True while the control is on.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(sources: [isOn], label: Text(title))
    }

    /// Makes a switch for several values, with a localized text.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - sources: The values, which the toggle sets together.
    ///   - isOn: True while the control is on.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources.map { $0[keyPath: isOn] }, label: Text(titleKey))
    }

    /// Makes a switch for several values, with a string.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - sources: The values, which the toggle sets together.
    ///   - isOn: True while the control is on.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources.map { $0[keyPath: isOn] }, label: Text(title))
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Makes a switch from the configuration of a style, for styles that add to the next outer style.
    ///
    /// - Parameter configuration: The configuration that the style was passed.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        self.init(sources: configuration.sources, label: configuration.label)
    }
}

/// A location that combines several bindings: true if all are; writing sets all of them.
final class CombinedToggleLocation: DerivedLocation<Bool> {
    let switches: [Binding<Bool>]

    init(_ switches: [Binding<Bool>]) { self.switches = switches }

    // Each switch is read, so that the reader depends on all of them.
    override var derivedValue: Bool { switches.reduce(!switches.isEmpty) { all, one in one.wrappedValue && all } }

    override func set(_ value: Bool, transaction: Transaction?) {
        for one in switches { one.location.set(value, transaction: transaction) }
    }

    override func isSame(as other: Location<Bool>) -> Bool {
        guard let other = other as? CombinedToggleLocation else { return false }
        return switches.elementsEqual(other.switches) { $0.isSameField(as: $1) }
    }
}
