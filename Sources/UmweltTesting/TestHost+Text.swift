import Foundation
import Umwelt

extension TestHost {
    /// Follows a link in the first text that has it.
    ///
    /// ```swift
    /// let host = TestHost { Text("Read the [manual](https://example.org/manual).") }
    /// host.follow("https://example.org/manual")
    /// ```
    ///
    /// - Parameter link: The URL of the link, as text.
    /// - Returns: False, without an effect, if none has; otherwise true.
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
