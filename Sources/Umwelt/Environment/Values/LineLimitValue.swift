struct LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
}

struct LeastLinesKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
}

extension EnvironmentValues {
    /// The most lines that a text takes; nil for no limit.
    ///
    /// `Text` reads it. Set it with ``View/lineLimit(_:fileID:line:)-(Int?,_,_)``.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set {
            self[LineLimitKey.self] = newValue
            if leastLines != nil { leastLines = nil }
        }
    }

    /// The lines that a text takes at least, even if it is shorter; nil for as many as it has.
    var leastLines: Int? {
        get { self[LeastLinesKey.self] }
        set { self[LeastLinesKey.self] = newValue }
    }
}

extension View {
    /// Sets the most lines that texts in this view take; nil for no limit. Less than one line counts as one.
    ///
    /// ```swift
    /// Text(summary).lineLimit(2)
    /// ```
    nonisolated public func lineLimit(
        _ number: Int?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.lineLimit, number, fileID: fileID, line: line)
    }

    /// Sets the fewest lines that texts in this view take: shorter texts have room below them.
    nonisolated public func lineLimit(
        _ limit: PartialRangeFrom<Int>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        lineLimit(nil, atLeast: limit.lowerBound, fileID: fileID, line: line)
    }

    /// Sets the most lines that texts in this view take.
    nonisolated public func lineLimit(
        _ limit: PartialRangeThrough<Int>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        lineLimit(limit.upperBound, atLeast: nil, fileID: fileID, line: line)
    }

    /// Sets the fewest and the most lines that texts in this view take: shorter texts have room below them.
    nonisolated public func lineLimit(
        _ limit: ClosedRange<Int>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        lineLimit(limit.upperBound, atLeast: limit.lowerBound, fileID: fileID, line: line)
    }

    /// Sets the most lines that texts in this view take; with `reservesSpace` shorter ones take as much room.
    ///
    /// ```swift
    /// Text(summary).lineLimit(2, reservesSpace: true)
    /// ```
    nonisolated public func lineLimit(
        _ limit: Int, reservesSpace: Bool, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        lineLimit(limit, atLeast: reservesSpace ? limit : nil, fileID: fileID, line: line)
    }

    nonisolated private func lineLimit(
        _ most: Int?, atLeast least: Int?, fileID: StaticString, line: UInt
    ) -> some View {
        // The limit is written first: writing it takes back what was reserved.
        environment(\.leastLines, least, fileID: fileID, line: line)
            .environment(\.lineLimit, most, fileID: fileID, line: line)
    }
}
