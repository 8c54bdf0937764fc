import Foundation
@_spi(Kernel) import Umwelt

/// The text that the user types to select a row of a list by the beginning of its own.
struct TypeSelection {
    private var typed = ""
    private var last: Date?

    /// The time after which other characters begin a new text, in seconds: a guess.
    private static let pause = 1.0

    /// Adds characters. Returns the text that they belong to.
    mutating func add(_ characters: String, at now: Date) -> String {
        if let last, now.timeIntervalSince(last) > Self.pause { typed = "" }
        last = now
        typed += characters
        return typed
    }

    /// Returns true if a name begins with a text, whatever the case and the accents.
    static func matches(_ name: String, _ text: String) -> Bool {
        name.range(of: text, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
    }
}

/// A list whose rows are selected by typing.
protocol TypeSelecting: AnyObject {
    /// Selects the first row whose text begins with what is typed. Returns false if the list selects nothing.
    func typeSelect(_ characters: String) -> Bool
}

extension View {
    /// Sets the text by which the user selects the list's row with this view, by typing its beginning; an empty one
    /// for none, and nil for the texts of the row.
    ///
    /// ```swift
    /// List(people, selection: $person) { Avatar($0).typeSelectEquivalent(Text($0.name)) }
    /// ```
    nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View {
        modifier(RowTraitModifier(TypeSelectTrait(text: text)))
    }

    /// Sets the text by which the user selects the list's row with this view, looked up in the language of the
    /// environment.
    nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
        typeSelectEquivalent(Text(stringKey))
    }

    /// Sets the text by which the user selects the list's row with this view, from a resource.
    @_disfavoredOverload
    nonisolated public func typeSelectEquivalent(_ stringResource: LocalizedStringResource) -> some View {
        typeSelectEquivalent(Text(stringResource))
    }

    /// Sets the string by which the user selects the list's row with this view; an empty one for none.
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
