import Foundation
import SwiftUI
import UmweltTesting

import Umwelt

/// Something that is drawn, with the opacities and places of the groups around it together.
package struct MovingItem {
    package let item: DisplayItem
    package let opacity: Double
    package let offset: CGPoint

    /// The scale, the turn and the distance of the groups' effects.
    package let transform: ProjectionTransform
    package let filters: [DisplayFilter]

    /// The characters, if it is a text.
    package var text: String? { if case .text(let layout, _) = item { layout.paragraph.string } else { nil } }

    /// The place of its top left corner in the window, but for effects.
    package var place: CGPoint {
        guard case .text(_, let point) = item else { return offset }
        return CGPoint(x: offset.x + point.x, y: offset.y + point.y)
    }
}

extension [DisplayItem] {
    /// The drawn items, from back to front.
    package func moving(
        opacity: Double = 1, offset: CGPoint = .zero, transform: ProjectionTransform = ProjectionTransform(),
        filters: [DisplayFilter] = []
    ) -> [MovingItem] {
        flatMap { item -> [MovingItem] in
            guard case .group(let group) = item else {
                return [
                    MovingItem(item: item, opacity: opacity, offset: offset, transform: transform, filters: filters)
                ]
            }
            return group.items.moving(
                opacity: opacity * group.opacity,
                offset: CGPoint(x: offset.x + group.offset.x, y: offset.y + group.offset.y),
                transform: group.effects.map { $0.transform.concatenating(transform) } ?? transform,
                filters: filters + (group.effects?.filters ?? []))
        }
    }
}

extension TestHost {
    /// The drawn items, from back to front.
    @MainActor package var movingItems: [MovingItem] { displayList.items.moving() }

    /// The texts that are drawn, from back to front.
    @MainActor package var movingTexts: [MovingItem] { movingItems.filter { $0.text != nil } }
}
