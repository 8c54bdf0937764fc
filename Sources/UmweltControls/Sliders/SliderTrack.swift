import Foundation
@_spi(Kernel) import Umwelt

/// A track that is filled up to a knob.
nonisolated struct SliderTrack: View, PrimitiveView {
    /// The position of the knob, as a fraction from 0 to 1.
    let fraction: Double
    let marks: SliderMarks
    let isHeld: Bool
    let hasKnob: Bool

    nonisolated init(fraction: Double, marks: SliderMarks = SliderMarks(), isHeld: Bool, hasKnob: Bool = true) {
        self.fraction = fraction
        self.marks = marks
        self.isHeld = isHeld
        self.hasKnob = hasKnob
    }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        LeafElement<Self, SliderTrackNode>(view, inputs, node: SliderTrackNode.init) { track, node, values in
            let look = values.controlAppearance.slider
            let measures = values.appearance.sliders
            let tint = TintShapeStyle()._paint(in: values)
            node.set(
                SliderTrackNode.Appearance(
                    measures: measures, fraction: track.fraction, marks: track.marks, isHeld: track.isHeld,
                    hasKnob: track.hasKnob,
                    isRightToLeft: values.isRightToLeft,
                    filled: values.tint == nil ? look.filled?._paint(in: values) ?? tint : tint,
                    empty: look.empty?._paint(in: values) ?? measures.empty._paint(in: values),
                    tick: Color(system: .tertiary)._paint(in: values),
                    knob: (look.knob ?? .white).resolve(in: values), image: look.knobImage, tint: tint.plainColor))
        }
    }
}

/// A layout node that draws a track with a knob and fills the proposed width.
final class SliderTrackNode: LayoutNode {
    struct Appearance: Equatable {
        let measures: SliderMeasures
        let fraction: Double
        let marks: SliderMarks
        let isHeld: Bool
        let hasKnob: Bool
        let isRightToLeft: Bool
        var filled: Paint
        let empty: Paint
        let tick: Paint
        let knob: Color.Resolved

        /// The image in place of the knob; nil for none.
        let image: SliderAppearance.KnobImage?

        /// The colour of an image that is a template.
        let tint: Color.Resolved
    }

    private var appearance: Appearance?

    /// The current animated fraction.
    private var fraction = 0.0
    private var animation: ValueAnimation<Double>?

    /// The current animated paint of the filled part.
    private var filled: Paint?
    private var fillAnimation = PaintAnimation()

    /// The diameter of ticks, and their distance from the middle of the track, in points: a guess.
    private static let tick: CGFloat = 4
    private static let tickOffset: CGFloat = 8

    /// The width without a proposed width, in points.
    private static let idealWidth: CGFloat = 150

    func set(_ new: Appearance) {
        guard new != appearance else { return }
        let (old, oldPaint) = (appearance?.fraction, appearance?.filled)
        appearance = new
        setNeedsDisplay()
        if new.filled != oldPaint {
            fillAnimation.run(from: oldPaint, to: new.filled, on: self) { [weak self] in
                self?.filled = $0
                self?.setNeedsDisplay()
            }
        }
        guard new.fraction != old else { return }
        if let old, !new.isHeld {
            element.animate(&animation, from: old, to: new.fraction) { [weak self] in self?.show($0) }
            animation?.target = self
        } else {
            // The knob does not lag behind a finger.
            animation?.cancel()
            animation = nil
            show(new.fraction)
        }
    }

    private func show(_ presented: Double) {
        // A spring may go beyond its end.
        fraction = min(max(presented, 0), 1)
        setNeedsDisplay()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let measures = appearance?.measures else { return .zero }
        return CGSize(width: max(proposal.width ?? Self.idealWidth, measures.knob.width), height: measures.height)
    }

    override func draw(in size: CGSize) -> [DisplayItem] {
        guard var appearance, size.width.isFinite else { return [] }
        if let filled { appearance.filled = filled }
        let measures = appearance.measures
        let way = size.width - measures.knob.width
        func place(_ fraction: Double) -> CGFloat {
            (appearance.isRightToLeft ? 1 - fraction : fraction) * way + measures.knob.width / 2
        }
        func bar(from start: CGFloat, to end: CGFloat) -> Path {
            let box = CGRect(
                x: min(start, end), y: (size.height - measures.thickness) / 2, width: abs(end - start),
                height: measures.thickness)
            return Path(roundedRect: box, cornerRadius: measures.thickness / 2)
        }
        // The track's ends are beyond the knob's places.
        func edge(_ fraction: Double) -> CGFloat {
            if fraction > 0 && fraction < 1 { return place(fraction) }
            return (fraction <= 0) == appearance.isRightToLeft ? size.width : 0
        }
        let (position, marks) = (place(fraction), appearance.marks)
        let tick = CGSize(width: Self.tick, height: Self.tick)
        let track: [DisplayItem] =
            [
                .fill(bar(from: edge(marks.enabled.lowerBound), to: edge(marks.enabled.upperBound)), appearance.empty),
                .fill(bar(from: edge(marks.neutral), to: position), appearance.filled),
            ]
            + marks.ticks.map {
                .fill(Self.capsule(tick, at: place($0), in: size, lowered: Self.tickOffset), appearance.tick)
            }
        guard appearance.hasKnob else { return track }
        if let image = appearance.image {
            return track + items(of: image, tint: appearance.tint, at: position, in: size)
        }
        let shadow = measures.shadow
        func knob(_ growth: CGFloat, lowered: CGFloat = 0, _ color: Color.Resolved) -> DisplayItem {
            let grown = CGSize(width: measures.knob.width + growth, height: measures.knob.height + growth)
            return .fill(Self.capsule(grown, at: position, in: size, lowered: lowered), .color(color))
        }
        let edgeOpacity = appearance.isHeld ? measures.edge.held : measures.edge.usual
        // The shadow is made of shapes that are almost transparent, and darker where they overlap.
        return track + shadow.spreads.map { knob($0, lowered: shadow.offset, Self.black(shadow.opacity)) } + [
            knob(1, Self.black(edgeOpacity)), knob(0, appearance.knob),
        ]
    }

    /// Returns the items for an image that replaces the knob; none for an empty image.
    private func items(
        of image: SliderAppearance.KnobImage, tint: Color.Resolved, at position: CGFloat, in size: CGSize
    ) -> [DisplayItem] {
        guard let file = image.file else { return [] }
        let frame = CGRect(
            x: position - image.size.width / 2, y: (size.height - image.size.height) / 2, width: image.size.width,
            height: image.size.height)
        return [.image(ImageDrawing(file, in: frame, tint: image.isTemplate ? tint : nil))]
    }

    /// Returns a circle, or a capsule, around a place on the track.
    private static func capsule(
        _ extent: CGSize, at x: CGFloat, in size: CGSize, lowered: CGFloat = 0
    ) -> Path {
        let box = CGRect(
            x: x - extent.width / 2, y: (size.height - extent.height) / 2 + lowered, width: extent.width,
            height: extent.height)
        if extent.width == extent.height { return Path(ellipseIn: box) }
        return Path(roundedRect: box, cornerRadius: extent.height / 2, style: .circular)
    }

    private static func black(_ opacity: Float) -> Color.Resolved {
        Color.Resolved(red: 0, green: 0, blue: 0, opacity: opacity)
    }
}

/// A modifier that makes a track a slider for the user and for assistive technology.
nonisolated struct SliderControl: ViewModifier, LayoutModifier {
    typealias Body = Never
    let semantics: Semantics
    let handle: @MainActor (NodeEvent) -> Bool

    nonisolated init(semantics: Semantics, handle: @escaping @MainActor (NodeEvent) -> Bool) {
        self.semantics = semantics
        self.handle = handle
    }

    func makeNode(for element: _Element) -> SliderNode { SliderNode(element: element) }

    func update(_ node: SliderNode) { ControlModifier(semantics, handle: handle).update(node) }

    func readEnvironment(_ values: EnvironmentValues, for node: SliderNode) {
        node.set(isMirrored: values.isRightToLeft)
    }
}

/// The control node of a slider, which depends on the layout direction.
final class SliderNode: ControlNode {
    private var isMirrored = false

    func set(isMirrored: Bool) {
        guard isMirrored != self.isMirrored else { return }
        self.isMirrored = isMirrored
        setNeedsSend()
    }

    override var semantics: Semantics {
        var result = super.semantics
        if case .slider(var slider) = result.role {
            slider.isRightToLeft = isMirrored
            result.role = .slider(slider)
        }
        return result
    }
}
