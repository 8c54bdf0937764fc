import Foundation
import Umwelt

extension TestHost {
    /// Follows a link in the first text that has it. Returns false, and does nothing, if none has.
    ///
    /// ```swift
    /// let host = TestHost { Text("Read the [manual](https://example.org/manual).") }
    /// host.follow("https://example.org/manual")
    /// ```
    @discardableResult
    public func follow(_ link: String) -> Bool {
        guard let url = URL(string: link) else { return false }
        update()
        func follow(in nodes: [SemanticsNode]) -> Bool {
            nodes.contains { $0.send(.follow(link: url)) || follow(in: $0.children) }
        }
        let isDone = follow(in: semantics)
        update()
        return isDone
    }
}
