@_spi(Kernel) import UmweltCore

/// A section of a view, with its header, content and footer.
///
/// Consecutive views outside sections form a section without a header and footer.
public struct SectionConfiguration: Identifiable {
    /// The identity of a section during its lifetime.
    public struct ID: Hashable {
        fileprivate let source: ObjectIdentifier
    }

    private let source: ObjectIdentifier

    /// The values that the section passes to its container.
    public let containerValues: ContainerValues

    /// The views above the content.
    public let header: SubviewsCollection

    /// The views below the content.
    public let footer: SubviewsCollection

    /// The views between the header and the footer.
    public let content: SubviewsCollection

    /// The identity of the section.
    public var id: ID { ID(source: source) }

    init(_ parts: ContiguousArray<SubviewParts.Part>, in container: _Element) {
        func subviews(_ role: LazyPart.Role) -> SubviewsCollection {
            SubviewsCollection(parts.filter { $0.role == role }.map(\.subview))
        }
        (header, content, footer) = (subviews(.header), subviews(.row), subviews(.footer))
        var section: _Element?
        // Sections without parts do not exist, so that there is a first one.
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

/// The sections of a view.
public struct SectionCollection: RandomAccessCollection {
    private let sections: [SectionConfiguration]

    init(_ sections: [SectionConfiguration]) { self.sections = sections }

    /// The index of the first section.
    public var startIndex: Int { 0 }

    /// The index after the last section.
    public var endIndex: Int { sections.count }

    /// The section at an index.
    ///
    /// - Parameter index: The index, from 0.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
