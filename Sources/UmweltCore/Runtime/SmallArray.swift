/// An array that usually has at most one element, which is stored inline without a buffer.
package struct SmallArray<Element> {
    private var first: Element?
    private var others: ContiguousArray<Element> = []

    package init() {}

    package var count: Int { first == nil ? 0 : others.count + 1 }

    package subscript(index: Int) -> Element {
        if index == 0, let first { return first }
        return others[index - 1]
    }

    package mutating func append(_ element: Element) {
        if first == nil { first = element } else { others.append(element) }
    }

    package func forEach(_ body: (Element) -> Void) {
        if let first { body(first) }
        // Runs for each frame: an iterator of a generic array would look its type up.
        var index = 0
        while index < others.count {
            body(others[index])
            index += 1
        }
    }

    package func first(where isWanted: (Element) -> Bool) -> Element? {
        if let first, isWanted(first) { return first }
        return others.first(where: isWanted)
    }
}
