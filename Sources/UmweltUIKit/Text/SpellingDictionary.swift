import Foundation
import Umwelt

/// A dictionary of one language, by Enchant's library. It is loaded with the first dictionary, as few programs need it.
@MainActor
final class SpellingDictionary {
    private typealias Check = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int) -> Int32
    private typealias Suggest =
        @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int, UnsafeMutablePointer<Int>) -> Strings?
    private typealias Release = @convention(c) (OpaquePointer, Strings) -> Void
    private typealias Strings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

    private static var known: [String: SpellingDictionary] = [:]
    private static let library = Library()
    private static let log = OnceLog(Log.views)

    // Enchant keeps it as long as its broker, which is never released.
    private let dictionary: OpaquePointer
    private let library: Library

    private init(_ dictionary: OpaquePointer, _ library: Library) {
        self.dictionary = dictionary
        self.library = library
    }

    /// Returns the dictionary of a language, such as `en_US` or `en`; nil, and logged once, for none.
    static func of(_ language: String) -> SpellingDictionary? {
        if let dictionary = known[language] { return dictionary }
        guard let library else {
            log.warning("Spelling is not checked: install Debian's packages libenchant-2-2 and hunspell-en-us.")
            return nil
        }
        let tag = language.replacingOccurrences(of: "-", with: "_")
        guard let found = library.request(library.broker, tag) else {
            log.warning("There is no dictionary of \(language): install Debian's package hunspell-… of the language.")
            return nil
        }
        let dictionary = SpellingDictionary(found, library)
        known[language] = dictionary
        return dictionary
    }

    /// The languages that have a dictionary.
    static var languages: [String] {
        guard let library else { return [] }
        let list = Names()
        library.list(
            library.broker,
            { tag, _, _, _, list in
                guard let tag, let list else { return }
                Unmanaged<Names>.fromOpaque(list).takeUnretainedValue().names.insert(String(cString: tag))
            }, Unmanaged.passUnretained(list).toOpaque())
        return list.names.sorted()
    }

    /// Returns true if a word is right.
    func hasWord(_ word: String) -> Bool { library.check(dictionary, word, word.utf8.count) == 0 }

    /// Returns the words that may have been meant.
    func guesses(for word: String) -> [String] {
        var count = 0
        guard let list = library.suggest(dictionary, word, word.utf8.count, &count) else { return [] }
        defer { library.release(dictionary, list) }
        return (0..<count).compactMap { list[$0].map { String(cString: $0) } }
    }

    /// The languages that Enchant lists.
    private final class Names {
        var names: Set<String> = []
    }

    /// The functions of Enchant's library.
    private struct Library {
        typealias Request = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> OpaquePointer?
        typealias Entry =
            @convention(c) (
                UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
                UnsafeMutableRawPointer?
            ) -> Void
        typealias List = @convention(c) (OpaquePointer, Entry, UnsafeMutableRawPointer?) -> Void

        let broker: OpaquePointer
        let request: Request
        let list: List
        let check: Check
        let suggest: Suggest
        let release: Release

        /// Loads the library; nil if it is not installed.
        init?() {
            guard let library = dlopen("libenchant-2.so.2", RTLD_NOW | RTLD_LOCAL) else { return nil }
            func function<F>(_ name: String, _ type: F.Type) -> F? {
                dlsym(library, name).map { unsafeBitCast($0, to: type) }
            }
            typealias Begin = @convention(c) () -> OpaquePointer?
            guard let broker = function("enchant_broker_init", Begin.self)?(),
                let request = function("enchant_broker_request_dict", Request.self),
                let list = function("enchant_broker_list_dicts", List.self),
                let check = function("enchant_dict_check", Check.self),
                let suggest = function("enchant_dict_suggest", Suggest.self),
                let release = function("enchant_dict_free_string_list", Release.self)
            else { return nil }
            (self.broker, self.request, self.list) = (broker, request, list)
            (self.check, self.suggest, self.release) = (check, suggest, release)
        }
    }
}
