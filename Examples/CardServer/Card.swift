import Foundation

/// A card's content: a book and the reader's progress.
struct Card: Sendable, Equatable {
    var title: String
    /// From 0 to 1.
    var progress: Double
    var isDark = false
    var cover = Cover.sea
    var locale = Locale(identifier: "en_US")

    /// The pictures that there are.
    enum Cover: String, CaseIterable {
        case sea = "Sea"
        case night = "Night"
    }

    /// The longest title that is taken; two lines hold far less.
    private static let longestTitle = 1000

    /// Reads a card from the query of a URL: `title=…&progress=0.4&dark=1&cover=Night&locale=de`. Throws what is wrong
    /// with it.
    init(query encoded: String) throws {
        // Forms write spaces as pluses, which URLs do not.
        let items = URLComponents(string: "?" + encoded.replacing("+", with: "%20"))?.queryItems ?? []
        let query = Dictionary(items.map { ($0.name, $0.value ?? "") }) { first, _ in first }
        guard let title = query["title"], !title.isEmpty, title.count <= Self.longestTitle else {
            throw CardError(description: "A card needs a title of at most \(Self.longestTitle) letters.")
        }
        guard let progress = Double(query["progress"] ?? "0"), (0...1).contains(progress) else {
            throw CardError(description: "The progress is a number from 0 to 1.")
        }
        self.init(title: title, progress: progress)
        switch query["dark"] ?? "0" {
        case "1": isDark = true
        case "0": isDark = false
        default: throw CardError(description: "A card is dark, 1, or not, 0.")
        }
        if let name = query["cover"] {
            guard let cover = Cover(rawValue: name) else {
                throw CardError(description: "A cover is \(Cover.allCases.map(\.rawValue).joined(separator: " or ")).")
            }
            self.cover = cover
        }
        if let identifier = query["locale"] {
            locale = Locale(identifier: identifier)
            guard let language = locale.language.languageCode, language.isISOLanguage else {
                throw CardError(description: "A locale is a language and perhaps a region, such as de_AT.")
            }
        }
    }

    init(
        title: String, progress: Double, isDark: Bool = false, cover: Cover = .sea,
        locale: Locale = Locale(identifier: "en_US")
    ) {
        self.title = title
        self.progress = progress
        self.isDark = isDark
        self.cover = cover
        self.locale = locale
    }
}

/// The reason why there is no card.
struct CardError: Error, CustomStringConvertible {
    let description: String
}
