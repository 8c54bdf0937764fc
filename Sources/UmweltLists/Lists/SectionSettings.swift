import Foundation
import Umwelt

/// The settings of a list section from the modifiers around it.
struct SectionSettings: Equatable {
    /// The margins in points; nil for the list style's.
    let top: CGFloat?
    let leading: CGFloat?
    let bottom: CGFloat?
    let trailing: CGFloat?

    /// The label in the list's index; nil for none.
    let indexLabel: Text?

    init(_ traits: RowTraits) {
        func margin(_ edge: Edge) -> CGFloat? { (traits.sectionMargins[edge]?.value).map { max($0, 0) } }
        top = margin(.top)
        leading = margin(.leading)
        bottom = margin(.bottom)
        trailing = margin(.trailing)
        indexLabel = traits.sectionIndexLabel?.value
    }
}

/// The distances from the list's sides to the card of a section, in points.
struct SideMargins: Equatable {
    var leading: CGFloat
    var trailing: CGFloat

    /// The sum of both.
    var sum: CGFloat { leading + trailing }
}

extension View {
    /// Sets the margins around a list's section at some edges, in points; nil for the list style's.
    ///
    /// ```swift
    /// Section { CoverImage() }.listSectionMargins(.horizontal, 0)
    /// ```
    ///
    /// - Parameters:
    ///   - edges: The edges; all by default.
    ///   - length: The margin at each of the edges, in points; nil for the list style's.
    nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(RowTraitModifier(SectionMarginsTrait(edges: edges, length: length)))
    }

    /// Sets the label of a section in the index at the side of its list, mostly a single letter.
    ///
    /// ```swift
    /// Section(group.letter) { ForEach(group.people) { PersonRow($0) } }
    ///     .sectionIndexLabel(Text(group.letter))
    /// ```
    ///
    /// - Parameter label: The label; nil for none.
    nonisolated public func sectionIndexLabel(_ label: Text?) -> some View {
        modifier(RowTraitModifier(SectionIndexLabelTrait(label: label)))
    }

    /// Sets the label of a section in the index at the side of its list to a string, mostly a single letter.
    ///
    /// - Parameter label: The label; nil for none.
    nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
        sectionIndexLabel(label.map { Text($0) })
    }
}

private struct SectionMarginsTrait: SectionTrait {
    let edges: Edge.Set
    let length: CGFloat?

    func add(to traits: inout RowTraits, at element: _Element) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) && traits.sectionMargins[edge] == nil {
            traits.sectionMargins[edge] = RowValue(length)
        }
    }
}

private struct SectionIndexLabelTrait: SectionTrait {
    let label: Text?

    func add(to traits: inout RowTraits, at element: _Element) {
        if traits.sectionIndexLabel == nil { traits.sectionIndexLabel = RowValue(label) }
    }
}
