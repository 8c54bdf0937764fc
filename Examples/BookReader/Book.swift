import Foundation

/// A book on the shelf.
struct Book: Identifiable, Hashable, Codable {
    let id: String
    var title: String
    var author: String
    var summary: String
    var pageCount: Int
    var cover: CoverStyle
    var isFavorite = false

    private enum CodingKeys: CodingKey { case id, title, author, summary, pageCount, cover, isFavorite }

    /// Reads a book; only the cover and the heart may be left out.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        title = try values.decode(String.self, forKey: .title)
        author = try values.decode(String.self, forKey: .author)
        summary = try values.decode(String.self, forKey: .summary)
        pageCount = try values.decode(Int.self, forKey: .pageCount)
        cover = try values.decodeIfPresent(CoverStyle.self, forKey: .cover) ?? .ocean
        isFavorite = try values.decodeIfPresent(Bool.self, forKey: .isFavorite) ?? false
    }

    init(
        id: String, title: String, author: String, summary: String, pageCount: Int, cover: CoverStyle,
        isFavorite: Bool = false
    ) {
        self.id = id
        self.title = title
        self.author = author
        self.summary = summary
        self.pageCount = pageCount
        self.cover = cover
        self.isFavorite = isFavorite
    }

    /// True if a word is in the title or the author's name, however it is written.
    func matches(_ search: String) -> Bool {
        search.isEmpty || title.localizedStandardContains(search) || author.localizedStandardContains(search)
    }
}
