import Foundation
@_spi(Kernel) import Umwelt

/// The typed text that selects the list row whose text starts with it.
struct TypeSelection {
    private var typed = ""
    private var last: Date?

    /// The seconds after which typing starts a new text: a guess.
    private static let pause = 1.0

    /// Adds characters. Returns the text that they belong to.
    mutating func add(_ characters: String, at now: Date) -> String {
        if let last, now.timeIntervalSince(last) > Self.pause { typed = "" }
        last = now
        typed += characters
        return typed
    }

    /// Returns true if a name starts with a text, ignoring case and accents.
    static func matches(_ name: String, _ text: String) -> Bool {
        name.range(of: text, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
    }
}

/// A list whose rows are selected by typing.
protocol TypeSelecting: AnyObject {
    /// Selects the first row whose text starts with the typed text. Returns false if the list has no selection.
    func typeSelect(_ characters: String) -> Bool
}

extension View {
    /// Sets the type-to-select text of a list's row: the user selects the row by typing the beginning of the text.
    ///
    /// ```swift
    /// List(people, selection: $person) { Avatar($0).typeSelectEquivalent(Text($0.name)) }
    /// ```
    ///
    /// - Parameter text: The text, empty for none; nil for the texts of the row.
    nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View {
        modifier(RowTraitModifier(TypeSelectTrait(text: text)))
    }

    /// Sets the type-to-select text of a list's row: the user selects the row by typing the beginning of the text.
    ///
    /// - Parameter stringKey: The text, a key of the app's localized strings.
    nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
        typeSelectEquivalent(Text(stringKey))
    }

    /// Sets the type-to-select text of a list's row: the user selects the row by typing the beginning of the text.
    ///
    /// - Parameter stringResource: The text, looked up in the resource's table and bundle.
    @_disfavoredOverload
    nonisolated public func typeSelectEquivalent(_ stringResource: LocalizedStringResource) -> some View {
        typeSelectEquivalent(Text(stringResource))
    }

    /// Sets the type-to-select text of a list's row: the user selects the row by typing the beginning of the text.
    ///
    /// - Parameter string: The text, empty for none.
    @_disfavoredOverload
    nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
        typeSelectEquivalent(Text(string))
    }
}

private struct TypeSelectTrait: RowTrait {
    let text: Text?

    func add(to traits: inout RowTraits, at element: _Element) {
        if traits.typeSelectText == nil { traits.typeSelectText = RowValue(text) }
    }
}
