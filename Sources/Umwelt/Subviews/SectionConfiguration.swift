/// One of the sections that a view consists of, taken apart.
///
/// Views that are in no section make one without header and footer where they stand.
public struct SectionConfiguration: Identifiable {
    /// Stands for a section as long as it is there.
    public struct ID: Hashable {
        fileprivate let source: ObjectIdentifier
    }

    private let source: ObjectIdentifier

    /// What the section hands to its container.
    public let containerValues: ContainerValues

    /// What is above its content.
    public let header: SubviewsCollection

    /// What is below its content.
    public let footer: SubviewsCollection

    /// What is in it.
    public let content: SubviewsCollection

    /// What the section is recognised by.
    public var id: ID { ID(source: source) }

    init(_ parts: ContiguousArray<SubviewParts.Part>, in container: _Element) {
        func subviews(_ role: LazyPart.Role) -> SubviewsCollection {
            SubviewsCollection(parts.filter { $0.role == role }.map(\.subview))
        }
        (header, content, footer) = (subviews(.header), subviews(.row), subviews(.footer))
        var section: _Element?
        // There are no sections without parts.
        let first = parts[0].subview.node.innermost
        var ancestor: _Element? = first.element
        while let current = ancestor, current !== container, section == nil {
            if current is any AnySectionElement { section = current }
            ancestor = current.parent
        }
        source = section.map { ObjectIdentifier($0) } ?? ObjectIdentifier(first)
        containerValues = section.map { ContainerValues(from: $0, to: container) } ?? ContainerValues()
    }
}

/// The element of a section.
package protocol AnySectionElement: _Element {}

/// The sections that a view consists of.
public struct SectionCollection: RandomAccessCollection {
    private let sections: [SectionConfiguration]

    init(_ sections: [SectionConfiguration]) { self.sections = sections }

    /// Where the first one is.
    public var startIndex: Int { 0 }

    /// Behind the last one.
    public var endIndex: Int { sections.count }

    /// The section at an index.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
