import Foundation

/// A value of JavaScript: numbers, texts, true and false, lists, dictionaries, or null.
struct WebValue: @unchecked Sendable {
    // Read from JSON for one caller.
    /// The value; nil for undefined.
    let value: Any?

    /// Reads a value; nil for undefined, and for malformed JSON.
    init(json: String?) {
        value = json.flatMap { try? JSONSerialization.jsonObject(with: Data($0.utf8), options: .fragmentsAllowed) }
    }
}
