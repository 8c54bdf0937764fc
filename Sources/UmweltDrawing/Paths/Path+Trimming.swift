import Foundation

extension Path {
    /// Returns a part of the path by its length.
    ///
    /// - Parameters:
    ///   - from: The beginning of the part as a fraction of the length, limited to 0.
    ///   - to: The end of the part as a fraction of the length, limited to 1. If it is not greater, the
    ///     result is empty.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (from.isNaN ? 0 : max(from, 0), to.isNaN ? 1 : min(to, 1))
        if from <= 0 && to >= 1 { return self }
        guard from < to else { return Path() }
        var segments: [(segment: PathSegment, lengths: [CGFloat], isFirst: Bool)] = []
        var total: CGFloat = 0
        forEachSegment { segment, isFirst, _ in
            let lengths = segment.lengths
            total += lengths[lengths.count - 1]
            segments.append((segment, lengths, isFirst))
        }
        let (begin, end) = (from * total, to * total)
        // Sums of fractions are not exact: the end of a segment is not the beginning of the next one.
        let nothing = total * 1e-9
        var result = Path()
        var before: CGFloat = 0
        var isOpen = false
        for (segment, lengths, isFirst) in segments {
            let length = lengths[lengths.count - 1]
            defer { before += length }
            if isFirst { isOpen = false }
            guard before + length > begin + nothing, before < end - nothing, length > 0 else { continue }
            let part = segment.part(
                from: Self.time(of: begin - before, lengths), to: Self.time(of: end - before, lengths))
            if !isOpen { result.move(to: part.start) }
            result.add(part)
            isOpen = true
        }
        return result
    }

    /// Returns the time, from 0 to 1, at which the segment has a given length.
    private static func time(of length: CGFloat, _ lengths: [CGFloat]) -> CGFloat {
        if length <= 0 { return 0 }
        guard let index = lengths.firstIndex(where: { $0 >= length }) else { return 1 }
        let before = index > 0 ? lengths[index - 1] : 0
        let share = lengths[index] > before ? (length - before) / (lengths[index] - before) : 0
        return (CGFloat(index) + share) / CGFloat(lengths.count)
    }
}
