@_spi(Kernel) import Umwelt

/// The stack of the styles of one kind of view in the environment: the innermost one, the outer ones, and last the
/// system's.
///
/// A style may show the same kind of view again: that view has the next outer style, and finally the system's.
package struct StyleStack<Configuration: StyleConfiguration>: Equatable {
    private var innermost: StyleEntry<Configuration>

    fileprivate init(_ innermost: StyleEntry<Configuration>) { self.innermost = innermost }

    /// Makes a stack with only the system's style, which views of type `styled` show.
    package init<Styled: StyledView>(_ style: Styled.Style, as styled: Styled.Type)
    where Styled.Configuration == Configuration {
        innermost = TypedStyleEntry<Styled>(style, outside: nil)
    }

    /// Adds a style as the innermost one; views of type `styled` show it.
    mutating func push<Styled: StyledView>(_ style: Styled.Style, as styled: Styled.Type)
    where Styled.Configuration == Configuration {
        innermost = TypedStyleEntry<Styled>(style, outside: innermost)
    }

    /// Returns a view in the innermost style.
    @MainActor package func makeView(_ configuration: Configuration) -> AnyView { innermost.makeView(configuration) }
}

extension View {
    /// Sets the style of one kind of view within this view; views of type `styled` show it.
    package nonisolated func styled<Styled: StyledView>(
        by style: Styled.Style, as styled: Styled.Type, fileID: StaticString, line: UInt
    ) -> some View where Styled.Configuration: StyleConfiguration {
        transformEnvironment(
            Styled.Configuration.styles, transform: { $0.push(style, as: Styled.self) }, fileID: fileID, line: line)
    }
}

/// The environment key of the styles of one kind of view.
package struct StyleKey<Configuration: StyleConfiguration>: EnvironmentKey {
    package static var defaultValue: StyleStack<Configuration> { Configuration.systemStyle }
}

/// The configuration that styles of one kind receive. Its type identifies the kind.
package protocol StyleConfiguration {
    /// The environment value with the styles.
    nonisolated static var styles: WritableKeyPath<EnvironmentValues, StyleStack<Self>> { get }

    /// The style if no other is set.
    nonisolated static var systemStyle: StyleStack<Self> { get }

    /// Returns a view with a style of the app. Inside the style, the same kind of view has the `outside` styles.
    @MainActor static func show<Styled: StyledView>(_ styled: Styled, outside: StyleStack<Self>) -> AnyView
    where Styled.Configuration == Self
}

extension StyleConfiguration {
    /// Returns the view that the style makes.
    @MainActor package static func show<Styled: StyledView>(_ styled: Styled, outside: StyleStack<Self>) -> AnyView
    where Styled.Configuration == Self {
        AnyView(styled.environment(styles, outside))
    }
}

/// A style of the system's, which does not show the same kind of view again.
package protocol SystemStyle {}

/// An entry of a stack: a style without its type.
private class StyleEntry<Configuration: StyleConfiguration>: Equatable {
    let outside: StyleEntry?

    init(outside: StyleEntry?) { self.outside = outside }

    @MainActor func makeView(_ configuration: Configuration) -> AnyView { fatalError("Abstract.") }

    func hasSameStyle(as other: StyleEntry) -> Bool { fatalError("Abstract.") }

    static func == (left: StyleEntry, right: StyleEntry) -> Bool {
        left === right || left.hasSameStyle(as: right) && left.outside == right.outside
    }
}

/// An entry of a stack, with the type of its style.
private final class TypedStyleEntry<Styled: StyledView>: StyleEntry<Styled.Configuration>
where Styled.Configuration: StyleConfiguration {
    private let style: Styled.Style

    /// The stack for views inside of the style; nil if the style is the system's.
    private let inner: StyleStack<Styled.Configuration>?

    init(_ style: Styled.Style, outside: StyleEntry<Styled.Configuration>?) {
        self.style = style
        inner = style is any SystemStyle ? nil : outside.map { StyleStack($0) }
        super.init(outside: outside)
    }

    override func makeView(_ configuration: Styled.Configuration) -> AnyView {
        let styled = Styled(style: style, configuration: configuration)
        return inner.map { Styled.Configuration.show(styled, outside: $0) } ?? styled.inSystemStyle
    }

    override func hasSameStyle(as other: StyleEntry<Styled.Configuration>) -> Bool {
        guard let other = other as? TypedStyleEntry else { return false }
        return areValuesEqual(style, other.style)
    }
}
