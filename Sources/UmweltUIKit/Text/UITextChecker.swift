import Foundation
import Umwelt

/// The checker of spelling, by the dictionaries of the machine.
///
/// ```swift
/// let all = NSRange(location: 0, length: word.utf16.count)
/// let wrong = UITextChecker()
///     .rangeOfMisspelledWord(in: word, range: all, startingAt: 0, wrap: false, language: "en_US")
/// let isWord = wrong.location == NSNotFound
/// ```
///
/// The dictionaries are Enchant's: Debian's packages `hunspell-en-us` and its like. A language without a dictionary has
/// no misspelled words, which is logged once.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
    private static var learned: Set<String> = []

    /// The words that this checker ignores.
    open var ignoredWords: [String]? = []

    /// Makes a checker.
    public override init() { super.init() }

    /// The languages with a dictionary, such as `en_US`.
    open class var availableLanguages: [String] { SpellingDictionary.languages }

    /// Returns the range of the first misspelled word; `NSNotFound` for none.
    ///
    /// - Parameters:
    ///   - range: The range that is checked, in UTF-16.
    ///   - startingOffset: The start of the search.
    ///   - wrapFlag: True to wrap around at the end of the range.
    ///   - language: The language, such as `en_US`.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard let dictionary = SpellingDictionary.of(language) else { return none }
        let words = Self.words(of: stringToCheck).filter { NSIntersectionRange($0, range).length == $0.length }
        let rest = words.filter { $0.location >= startingOffset }
        let text = stringToCheck as NSString
        return (rest + (wrapFlag ? words : [])).first { range in
            let word = text.substring(with: range)
            let isKnown = Self.learned.contains(word) || ignoredWords?.contains(word) == true
            return !isKnown && !dictionary.hasWord(word)
        } ?? none
    }

    /// Returns words that may have been meant, the most likely first; nil without a dictionary.
    ///
    /// - Parameters:
    ///   - range: The range of the word, in UTF-16 units.
    ///   - string: The text.
    ///   - language: The language, such as "en_US".
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let word = Self.word(range, in: string) else { return nil }
        return SpellingDictionary.of(language)?.guesses(for: word)
    }

    /// Returns completions of a partial word that the dictionary suggests; nil without a dictionary.
    ///
    /// - Parameters:
    ///   - range: The range of the word, in UTF-16 units.
    ///   - string: The text.
    ///   - language: The language, such as "en_US".
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let word = Self.word(range, in: string), let dictionary = SpellingDictionary.of(language) else {
            return nil
        }
        let known = Self.learned.sorted() + dictionary.guesses(for: word)
        return known.filter { $0.lowercased().hasPrefix(word.lowercased()) }
    }

    /// Ignores a word in this checker.
    ///
    /// - Parameter wordToIgnore: The word.
    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

    /// Adds a word to all checkers of the program.
    ///
    /// - Parameter word: The word.
    open class func learnWord(_ word: String) { learned.insert(word) }

    /// Removes an added word.
    ///
    /// - Parameter word: The word.
    open class func unlearnWord(_ word: String) { learned.remove(word) }

    /// Returns true if a word was learned.
    ///
    /// - Parameter word: The word.
    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }

    private static func word(_ range: NSRange, in string: String) -> String? {
        let text = string as NSString
        guard range.location >= 0, range.length > 0, NSMaxRange(range) <= text.length else { return nil }
        return text.substring(with: range)
    }

    /// The ranges of the words: letters, and apostrophes between them.
    private static func words(of text: String) -> [NSRange] {
        text.matches(of: /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*/).map { NSRange($0.range, in: text) }
    }
}
