/// The way scrolling dismisses the on-screen keyboard.
public struct ScrollDismissesKeyboardMode: Sendable, Hashable {
    private enum Kind {
        case automatic, immediately, interactively, never
    }

    private let kind: Kind

    /// The default: input continues, because keyboards take no space from the scroll view.
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }

    /// Input ends as soon as the user scrolls.
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .immediately) }

    /// Input ends when the user scrolls: keyboards here are the hosts', and cannot be dragged with the content.
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .interactively) }

    /// The input continues.
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }

    /// True if input ends when the user scrolls.
    package var endsInput: Bool { kind == .immediately || kind == .interactively }
}

struct ScrollDismissesKeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
    /// The way scrolling dismisses the on-screen keyboard.
    ///
    /// `ScrollView`, `List` and `Form` read it. Set it with ``View/scrollDismissesKeyboard(_:fileID:line:)``.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[ScrollDismissesKeyboardKey.self] }
        set { self[ScrollDismissesKeyboardKey.self] = newValue }
    }
}

extension View {
    /// Sets the effect of scrolling in this view on the input of text.
    ///
    /// ```swift
    /// Form { fields }.scrollDismissesKeyboard(.immediately)
    /// ```
    ///
    /// - Parameters:
    ///   - mode: The mode: `.automatic`, `.immediately`, `.interactively` or `.never`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func scrollDismissesKeyboard(
        _ mode: ScrollDismissesKeyboardMode, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode, fileID: fileID, line: line)
    }
}
