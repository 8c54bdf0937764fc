import Foundation
import Umwelt
import UmweltRendering

extension NodeRecord {
    /// Makes the record of a node's changes.
    ///
    /// - Parameter curves: The curves of the patch, to which those of the node's animation are added.
    init(_ change: NodeChange, _ curves: inout CurveTable) {
        id = change.id
        semantics = change.semantics.flatMap { SemanticsRecord($0, isNew: change.isNew) }
        pointers = change.pointerInterest.map(PointersRecord.init)
        frame = change.frame.map(BoxRecord.init)
        opacity = change.opacity.map { CGFloat($0) }
        clip = change.clip.map { clip in
            switch clip {
            case .nothing: ""
            case .path(let path): SVGAttributes.steps(path)
            }
        }
        effects = change.effects.map { EffectsRecord($0) }
        switch change.animation {
        case nil: break
        case .nothing: motion = MotionRecord()
        case .plays(let animation): motion = MotionRecord(animation, &curves)
        }
        scrollOffset = change.scrollOffset.map { PairRecord($0.x, $0.y) }
        glide = change.scrollAnimation.map { GlideRecord($0, &curves) }
        scrollShift = change.scrollShift.map { PairRecord($0.x, $0.y) }
        text = change.text.map(TextRecord.init)
        if case .plays(let animation) = change.animation, !animation.items.isEmpty, let end = change.items {
            items = ItemRecord.records(of: end, on: animation.items, &curves)
        } else {
            items = change.items?.flatMap(ItemRecord.records)
        }
        children = change.children?.ids
        drawingOrder = change.children?.drawingOrder
    }
}

extension PointersRecord {
    fileprivate init(_ interest: PointerInterest) {
        events = interest.events.isEmpty ? nil : Int(interest.events.rawValue)
        isUntouchable = interest.isUntouchable
        isInert = interest.isInert
        isBarrier = interest.isBarrier
        shape = interest.shape.map { SVGAttributes.steps($0.path) }
        isEvenOdd = interest.shape?.isEvenOdd ?? false
        hidesFocus = interest.hidesFocusEffect
        cursor = interest.cursorPicture?.css ?? interest.cursor?.rawValue
        keys = interest.keys?.names
    }
}

extension TextRecord {
    fileprivate init(_ update: TextUpdate) {
        switch update {
        case .whole(let text, let edits, let changes):
            whole = WholeTextRecord(text: text, edits: edits, changes: changes)
        case .deltas(let deltas):
            self.deltas = deltas.map { TextDeltaRecord(edits: $0.heard, change: $0.change) }
        }
    }
}

extension KeyInterest {
    /// The keys by their names in the DOM, as ``PointersRecord`` has them.
    fileprivate var names: [String] {
        if isAll { return [] }
        let commands = commands.map { "Command+" + KeyNames.name(of: $0) }
        let kinds = (hasText ? ["Text"] : []) + (hasModifiers ? ["Modifiers"] : [])
        return (keys.map(KeyNames.name) + commands + kinds).sorted()
    }
}
