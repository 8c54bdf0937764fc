extension Book {
    /// Books in the public domain.
    static var samples: [Book] {
        [
            Book(
                id: "moby-dick", title: "Moby-Dick", author: "Herman Melville",
                summary: "Call me Ishmael. A captain, his whale 🐋 and a crew from everywhere, and how none of them "
                    + "can turn back.",
                pageCount: 635, cover: .ocean, isFavorite: true),
            Book(
                id: "alice", title: "Alice in Wonderland", author: "Lewis Carroll",
                summary: "Down the rabbit hole 🐇 to a mad tea party 🫖, where words mean just what they choose to "
                    + "mean, neither more nor less.",
                pageCount: 192, cover: .meadow),
            Book(
                id: "frankenstein", title: "Frankenstein", author: "Mary Shelley",
                summary: "A student makes a living being ⚡️ and flees from it, as far as the ice of the Arctic.",
                pageCount: 280, cover: .dusk, isFavorite: true),
            Book(
                id: "walden", title: "Walden", author: "Henry David Thoreau",
                summary: "Two years in a cabin by a pond 🌲, to live deliberately and to see what there is to learn.",
                pageCount: 352, cover: .moss),
            Book(
                id: "emma", title: "Emma", author: "Jane Austen",
                summary: "Handsome, clever and rich, she makes matches for all her friends 💌 and mistakes them all.",
                pageCount: 474, cover: .rose),
        ]
    }
}
