@_spi(Kernel) import Umwelt

/// The style of some kind of view in the environment, and those outside of it.
///
/// A style may show the same kind of view again: that one looks as the next style outside says, and in the end as the
/// system's.
struct StyleStack<Style>: Equatable {
    private var top: Entry?

    /// No style but the system's.
    init() {}

    /// The innermost style; nil for the system's.
    var style: Style? { top?.style }

    /// The styles outside of the innermost one.
    var outside: StyleStack {
        var stack = self
        stack.top = top?.outer
        return stack
    }

    /// Puts a style inside of those that are there.
    mutating func push(_ style: Style) { top = Entry(style, outer: top) }

    /// Shows what the innermost style makes. What is inside of that looks as the styles outside say, unless the style is
    /// the system's, which shows the same kind of view no more.
    func show<Looks: View>(
        _ looks: Looks, by style: some Any, at keyPath: WritableKeyPath<EnvironmentValues, StyleStack>
    ) -> AnyView {
        style is any SystemStyle ? AnyView(looks) : AnyView(looks.environment(keyPath, outside))
    }

    private final class Entry: Equatable {
        let style: Style
        let outer: Entry?

        init(_ style: Style, outer: Entry?) {
            self.style = style
            self.outer = outer
        }

        static func == (left: Entry, right: Entry) -> Bool {
            left === right || areValuesEqual(left.style, right.style) && left.outer == right.outer
        }
    }
}

/// A style of the system's: it does not show the same kind of view again.
protocol SystemStyle {}
