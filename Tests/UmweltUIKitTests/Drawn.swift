import SwiftUI

extension [DisplayItem] {
    /// The drawn items, from back to front, with those of groups in their places.
    var leaves: [DisplayItem] {
        flatMap { item -> [DisplayItem] in
            guard case .group(let group) = item else { return [item] }
            return group.items.leaves
        }
    }
}

extension DisplayList {
    /// The colours that shapes are filled with, as text.
    var fillColors: Set<String> {
        Set(
            items.leaves.compactMap {
                if case .fill(_, .color(let color), _, _) = $0 { color.description } else { nil }
            })
    }

    /// The colours that shapes are filled with, as text, but for those that nothing is seen of.
    var visibleFillColors: Set<String> { fillColors.subtracting(["#00000000"]) }

    /// The stretches of all texts that have one style each.
    var textRuns: [TextRun] {
        items.leaves.flatMap { if case .text(let layout, _) = $0 { layout.paragraph.runs } else { [TextRun]() } }
    }
}
