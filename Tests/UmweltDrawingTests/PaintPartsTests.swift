import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls

@MainActor @Suite("Styles that are more than colours")
struct PaintPartsTests {
    private func items<Content: View>(_ content: Content) -> [DisplayItem] {
        TestHost(size: CGSize(width: 40, height: 40), typeSetter: FixedMetrics()) { content }.displayList.items
    }

    /// The first item with a paint, in whatever groups.
    private func painted(_ items: [DisplayItem]) -> DisplayItem? {
        for item in items {
            guard case .group(let group) = item else { return item }
            if let found = painted(group.items) { return found }
        }
        return nil
    }

    private func parts<Content: View>(_ content: Content) throws -> [DisplayItem] {
        let item = try #require(painted(items(content)))
        return try #require(item.parts)
    }

    private func filters(_ item: DisplayItem) -> [DisplayFilter] {
        guard case .group(let group) = item else { return [] }
        return (group.effects?.filters ?? []) + group.items.flatMap(filters)
    }

    @Test("A drop shadow is behind what throws it, an inner one in front of it and within it")
    func shadows() throws {
        let parts = try parts(
            Circle().fill(.red.shadow(.drop(color: .blue, radius: 3, y: 2)).shadow(.inner(radius: 1))))
        #expect(parts.count == 2)
        guard case .shadow(let drop) = filters(parts[0]).first, case .shadow(let inner) = filters(parts[1]).first else {
            Issue.record("There are no shadows")
            return
        }
        #expect(drop.radius == 3 && drop.offset == CGSize(width: 0, height: 2) && !drop.isAlone)
        #expect(inner.radius == 1 && inner.isAlone && abs(inner.color.opacity - 0.55) < 0.001)
        guard case .group(let cut) = parts[1] else { return }
        #expect(cut.clip == Circle().path(in: CGRect(x: 0, y: 0, width: 40, height: 40)))
    }

    @Test("A shadow of the foreground style is one of what is drawn with it")
    func implicit() throws {
        let parts = try parts(Rectangle().fill(.shadow(.drop(radius: 2))).foregroundStyle(.green))
        guard case .group(let group) = parts.first, case .fill(_, let paint, _, _) = group.items.first else {
            Issue.record("There is no shadow")
            return
        }
        #expect(paint == .color(Color.green.resolve(in: EnvironmentValues())))
    }

    @Test("A style with a shadow that is fainter has a fainter shadow")
    func fainter() {
        let paint = Color.black.shadow(.drop(color: .black, radius: 1)).opacity(0.5)._paint(in: EnvironmentValues())
        guard case .shadowed(.color(let color), let shadows) = paint else {
            Issue.record("It is \(paint)")
            return
        }
        #expect(color.opacity == 0.5 && shadows[0].shadow.color.opacity == 0.5)
    }

    @Test("An image fills a shape with copies from its corner")
    func image() throws {
        let file = try ImageFile(data: ImageSamples.png(8, 4))
        let style = ImagePaint(image: Image(uiImage: UIImage(file: file, scale: 1)), scale: 2)
        let parts = try parts(Rectangle().fill(style))
        guard case .group(let group) = parts.first, case .image(let drawing) = group.items.first else {
            Issue.record("There is no image")
            return
        }
        #expect(drawing.tile == CGSize(width: 16, height: 8) && drawing.frame.origin == .zero)
        #expect(drawing.frame.width >= 40 && drawing.frame.height >= 40)
        #expect(group.clip == Path(CGRect(x: 0, y: 0, width: 40, height: 40)))
        let half = ImagePaint(
            image: style.image, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
        guard case .group(let part) = try self.parts(Circle().fill(half)).first,
            case .image(let other) = part.items.first
        else { return }
        #expect(other.source == CGRect(x: 4, y: 0, width: 4, height: 4))
        #expect(other.tile == CGSize(width: 4, height: 4))
    }

    @Test("A symbol fills a shape with copies too, and as many as nobody can tell apart are none")
    func symbols() throws {
        let style = ImagePaint(image: Image(systemName: "circle.fill"))
        guard case .group(let group) = try parts(Rectangle().fill(style)).first else { return }
        #expect(group.items.count == 6, "Two beside each other, 20 by 19 points, and three in a column cover 40 by 40")
        let tiny = ImagePaint(image: Image(systemName: "circle.fill"), scale: 0.001)
        #expect(try parts(Rectangle().fill(tiny)).isEmpty)
    }

    @Test("Letters throw shadows, and are filled with images, as shapes are")
    func text() throws {
        let shadowed = try parts(Text("A").foregroundStyle(.red.shadow(.drop(radius: 2)).shadow(.inner(radius: 1))))
        #expect(shadowed.count == 2)
        guard case .group(let throwing) = shadowed[0], case .text(let layout, _) = throwing.items.first else {
            Issue.record("There is no text")
            return
        }
        #expect(layout.paragraph.runs[0].paint == nil && !layout.paragraph.isDecoration)
        let masked = try parts(Text("A").foregroundStyle(.image(Image(systemName: "circle.fill"))))
        guard case .group(let group) = masked.first, case .text(let mask, _) = group.effects?.mask?.first else {
            Issue.record("There is no mask")
            return
        }
        #expect(mask.paragraph.isDecoration)
        let mixed = try parts(Text("A") + Text("B").foregroundStyle(.red.shadow(.drop(radius: 2))))
        #expect(mixed.count == 2)
    }
}
