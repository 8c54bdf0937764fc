import Foundation
import Umwelt
import UmweltRendering

extension ItemRecord {
    /// Returns the records of items, with the tracks of their animation.
    ///
    /// - Parameters:
    ///   - items: The items at the end.
    ///   - animation: The items at even steps of time, which differ only in outlines, colours and opacities.
    ///   - curves: The curves of the patch, to which those of the tracks are added.
    static func records(
        of items: [DisplayItem], on animation: [[DisplayItem]], _ curves: inout CurveTable
    ) -> [ItemRecord] {
        items.indices.flatMap { index in records(of: items[index], on: animation.map { $0[index] }, &curves) }
    }

    private static func records(
        of item: DisplayItem, on steps: [DisplayItem], _ curves: inout CurveTable
    ) -> [ItemRecord] {
        let plain = records(of: item)
        if steps.allSatisfy({ $0 == steps.first }) { return plain }
        switch (item, plain.first) {
        case (.fill, .shape(var shape)), (.stroke, .shape(var shape)):
            shape.tracks = MotionTrack.shapeTracks(steps).records(&curves)
            let stops = MotionTrack.stopTracks(steps).map { $0.records(&curves) ?? [] }
            if stops.contains(where: { !$0.isEmpty }) { shape.stopTracks = stops }
            shape.gradientTracks = MotionTrack.gradientTracks(steps).records(&curves)
            return [.shape(shape)]
        case (.fill(_, _, let isEvenOdd, _), .sweep(var sweep)):
            let paths = steps.compactMap(\.path)
            let colors = MotionTrack.sweep(steps.compactMap(\.gradient), in: paths.map(\.boundingRect))
            sweep.tracks = (MotionTrack.boxTracks(paths, isEvenOdd: isEvenOdd) + [colors].compactMap(\.self))
                .records(&curves)
            return [.sweep(sweep)]
        case (.stroke, .sweep(var sweep)):
            let box = CGRect(x: sweep.x, y: sweep.y, width: sweep.width, height: sweep.height)
            let colors = MotionTrack.sweep(steps.compactMap(\.gradient), in: steps.map { _ in box })
            sweep.tracks = [colors].compactMap(\.self).records(&curves)
            return [.sweep(sweep)]
        case (.fill(_, _, let isEvenOdd, _), .material(var material)):
            let paints = steps.compactMap { if case .fill(_, .material(let paint), _, _) = $0 { paint } else { nil } }
            material.tracks =
                (MotionTrack.boxTracks(steps.compactMap(\.path), isEvenOdd: isEvenOdd)
                + MotionTrack.materialTracks(paints)).records(&curves)
            return [.material(material)]
        case (.text(let layout, let point), _):
            let paragraphs = steps.compactMap { if case .text(let layout, _) = $0 { layout.paragraph } else { nil } }
            return StyledLine.lines(of: layout).flatMap { line in
                records(of: line, in: layout.paragraph, at: point, on: paragraphs, &curves)
            }
        case (.image, .image(var image)):
            let tints = steps.compactMap { if case .image(let image) = $0 { image.tint } else { nil } }
            image.tracks = [MotionTrack.color(.backgroundColor, tints)].compactMap(\.self).records(&curves)
            return [.image(image)]
        case (.group(let group), .group(var record)):
            let groups = steps.compactMap { if case .group(let group) = $0 { group } else { nil } }
            record.items = records(of: group.items, on: groups.map(\.items), &curves)
            record.tracks = [MotionTrack.opacity(.opacity, groups.map(\.opacity))].compactMap(\.self).records(&curves)
            return [.group(record)]
        default: return plain
        }
    }

    /// Returns the records of a line whose letters change their colours.
    private static func records(
        of line: StyledLine, in paragraph: Paragraph, at point: CGPoint, on animation: [Paragraph],
        _ curves: inout CurveTable
    ) -> [ItemRecord] {
        var items = records(of: line, in: paragraph, at: point)
        for index in items.indices {
            guard case .line(var record) = items[index], record.picture == nil else { continue }
            for (place, part) in line.parts.enumerated() where part.run.paint == nil && part.image == nil {
                let colors = animation.map { $0.runs[part.runIndex].color }
                record.parts[place].second.tracks = [MotionTrack.color(.color, colors)].compactMap(\.self)
                    .records(&curves)
            }
            items[index] = .line(record)
        }
        return items
    }
}

extension [MotionTrack] {
    /// Returns the records of the tracks; nil for none.
    func records(_ curves: inout CurveTable) -> [TrackRecord]? {
        isEmpty ? nil : map { TrackRecord($0, &curves) }
    }
}

extension MotionTrack {
    /// Returns the tracks of a path that is filled or stroked.
    fileprivate static func shapeTracks(_ steps: [DisplayItem]) -> [MotionTrack] {
        var paths: [Path] = []
        var paints: [Paint] = []
        var styles: [StrokeStyle] = []
        for step in steps {
            switch step {
            case .fill(let path, let paint, _, _):
                paths.append(path)
                paints.append(paint)
            case .stroke(let path, let paint, let style, _):
                paths.append(path)
                paints.append(paint)
                styles.append(style)
            default: break
            }
        }
        let isFill = styles.isEmpty
        let colors = paints.compactMap { if case .color(let color) = $0 { color } else { nil } }
        return [
            outline(.d, paths), opaque(isFill ? .fill : .stroke, colors),
            opacity(isFill ? .fillOpacity : .strokeOpacity, colors.map { Double($0.opacity) }),
            length(.strokeWidth, styles.map(\.lineWidth)), length(.strokeDashoffset, styles.map(\.dashPhase)),
        ].compactMap(\.self)
    }

    // MARK: Properties

    /// Returns the track of an outline; nil if it does not move.
    static func outline(_ property: TrackProperty, _ paths: [Path]) -> MotionTrack? {
        guard let first = paths.first else { return nil }
        return MotionTrack(property, paths.map(\.numbers), tolerance: lengthTolerance) {
            "path(\"\(SVGAttributes.steps(first.with(numbers: $0)))\")"
        }
    }

    /// Returns the track of an opacity; nil if it does not change.
    static func opacity(_ property: TrackProperty, _ opacities: [Double]) -> MotionTrack? {
        MotionTrack(property, opacities.map { [$0.part] }, tolerance: opacityTolerance) { $0[0].text }
    }

    private static func length(_ property: TrackProperty, _ lengths: [CGFloat]) -> MotionTrack? {
        MotionTrack(property, lengths.map { [Double($0)] }, tolerance: lengthTolerance) { $0[0].px }
    }

    /// Returns the track of a colour without its opacity.
    static func opaque(_ property: TrackProperty, _ colors: [Color.Resolved]) -> MotionTrack? {
        MotionTrack(property, colors.map(\.parts), tolerance: opacityTolerance, css)
    }

    /// Returns the track of a colour with its opacity.
    ///
    /// Browsers interpolate colours with premultiplied components, and so do the tracks.
    static func color(_ property: TrackProperty, _ colors: [Color.Resolved]) -> MotionTrack? {
        let points = colors.map { color in
            let opacity = Double(color.opacity).part
            return color.parts.map { $0 * opacity } + [opacity]
        }
        return MotionTrack(property, points, tolerance: opacityTolerance) { numbers in
            let opacity = numbers[3]
            return css(opacity > 0 ? numbers.map { $0 / opacity } : numbers, opacity: opacity)
        }
    }

    private static func css(_ parts: [Double]) -> String { css(parts, opacity: 1) }

    private static func css(_ parts: [Double], opacity: Double) -> String {
        CSS.color(parts.prefix(3), opacity: opacity < 1 ? opacity : nil)
    }
}

extension Color.Resolved {
    /// The red, green and blue components, from 0 to 1.
    fileprivate var parts: [Double] { [red, green, blue].map { Double($0).part } }
}
