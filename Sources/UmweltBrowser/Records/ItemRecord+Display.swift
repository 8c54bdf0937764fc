import Foundation
import Umwelt
import UmweltRendering

extension ItemRecord {
    /// Returns the records of an item; none if it is invisible.
    static func records(of item: DisplayItem) -> [ItemRecord] {
        if let parts = item.parts { return parts.flatMap(records) }
        switch item {
        case .fill(let path, .material(let material), let isEvenOdd, _):
            return MaterialRecord(material, in: path, isEvenOdd: isEvenOdd).map { [.material($0)] } ?? []
        case .fill(let path, .gradient(let gradient), let isEvenOdd, _) where gradient.sweep != nil:
            return AngularGradientRecord(gradient, in: path, isEvenOdd: isEvenOdd).map { [.sweep($0)] } ?? []
        case .stroke(let path, .gradient(let gradient), let style, _) where gradient.sweep != nil:
            guard style.lineWidth.isFinite, style.lineWidth > 0 else { return [] }
            return AngularGradientRecord(gradient, in: path.strokedPath(style), isEvenOdd: false).map { [.sweep($0)] }
                ?? []
        case .fill(let path, let paint, let isEvenOdd, let isAntialiased):
            var definitions = SVGDefinitions()
            return shapes(path, SVGAttributes.fill(path, paint, isEvenOdd, isAntialiased, &definitions), definitions)
        case .stroke(let path, let paint, let style, let isAntialiased):
            guard style.lineWidth.isFinite, style.lineWidth > 0 else { return [] }
            var definitions = SVGDefinitions()
            return shapes(
                path, SVGAttributes.stroke(path, paint, style, isAntialiased, &definitions), definitions)
        case .text(let layout, let point):
            return StyledLine.lines(of: layout).flatMap { records(of: $0, in: layout.paragraph, at: point) }
        case .image(let image):
            guard image.isDrawable else { return [] }
            return ImageRecord(image).map { [.image($0)] } ?? image.placeholder.flatMap(records)
        case .group(let group):
            return [.group(GroupRecord(group))]
        }
    }

    /// Returns the record of a path with attributes, which may refer to definitions; none if it cannot be drawn.
    static func shapes(
        _ path: Path, _ attributes: [(String, String)], _ definitions: SVGDefinitions = SVGDefinitions()
    ) -> [ItemRecord] {
        guard let steps = SVGAttributes.visibleSteps(path) else { return [] }
        var definitions = definitions
        let new = definitions.drainNew()
        let all = AttributesRecord([("d", steps)] + attributes)
        return [.shape(ShapeRecord(attributes: all, definitions: new.isEmpty ? nil : new))]
    }
}

extension GroupRecord {
    fileprivate init(_ group: DisplayGroup) {
        items = Self.isolatedPicture(of: group).map { [$0] } ?? group.items.flatMap(ItemRecord.records)
        if group.offset != .zero {
            x = group.offset.x
            y = group.offset.y
        }
        if group.opacity < 1 { opacity = CGFloat(max(group.opacity, 0)) }
        clip = group.clip.map { SVGAttributes.steps($0) }
        effects = group.effects.map { EffectsRecord($0, on: group.items.bounds) }
    }

    /// Returns the content of a group as pixels, if its blending requires that; nil otherwise.
    private static func isolatedPicture(of group: DisplayGroup) -> ItemRecord? {
        guard group.opacity < 1 || group.effects?.needsLayer == true, group.items.mixAsOnlyPixelsCan,
            let picture = SVGDefinitions.picture(of: group.items)
        else { return nil }
        return .shape(ShapeRecord(attributes: AttributesRecord([]), definitions: picture))
    }
}
