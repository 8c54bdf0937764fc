/// Whether scrolling ends the input of text.
public struct ScrollDismissesKeyboardMode: Sendable, Hashable {
    private enum Kind {
        case automatic, immediately, interactively, never
    }

    private let kind: Kind

    /// As is usual: no, where keyboards take no room from what scrolls.
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }

    /// As soon as its user scrolls.
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .immediately) }

    /// When its user scrolls: keyboards here are the hosts', and cannot be dragged with the content.
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .interactively) }

    /// No.
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }

    /// Whether input ends when a user scrolls.
    package var endsInput: Bool { kind == .immediately || kind == .interactively }
}

struct ScrollDismissesKeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
    /// Whether scrolling ends the input of text.
    ///
    /// `ScrollView`, `List` and `Form` read it. Set it with ``View/scrollDismissesKeyboard(_:fileID:line:)``.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[ScrollDismissesKeyboardKey.self] }
        set { self[ScrollDismissesKeyboardKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the input of text ends when its user scrolls in this view.
    ///
    /// ```swift
    /// Form { fields }.scrollDismissesKeyboard(.immediately)
    /// ```
    nonisolated public func scrollDismissesKeyboard(
        _ mode: ScrollDismissesKeyboardMode, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode, fileID: fileID, line: line)
    }
}
