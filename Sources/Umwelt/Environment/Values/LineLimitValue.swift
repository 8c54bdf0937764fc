/// The number of lines that a text takes, from the fewest to the most.
package struct LineLimit: Equatable {
    /// The most lines; nil for no limit.
    package var most: Int?

    /// The lines that have room even where the text is shorter; nil for as many as the text has.
    package var fewest: Int?
}

struct LineLimitKey: EnvironmentKey {
    static var defaultValue: LineLimit { LineLimit() }
}

extension EnvironmentValues {
    /// The most lines that a text takes; nil for no limit.
    ///
    /// `Text` reads it. Set it with ``View/lineLimit(_:fileID:line:)-(Int?,_,_)``. Setting it takes back a number of lines
    /// that was reserved.
    public var lineLimit: Int? {
        get { lineRange.most }
        set { lineRange = LineLimit(most: newValue) }
    }

    /// The fewest and the most lines that a text takes.
    package var lineRange: LineLimit {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
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
        environment(\.lineRange, LineLimit(fewest: limit.lowerBound), fileID: fileID, line: line)
    }

    /// Sets the most lines that texts in this view take.
    nonisolated public func lineLimit(
        _ limit: PartialRangeThrough<Int>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.lineRange, LineLimit(most: limit.upperBound), fileID: fileID, line: line)
    }

    /// Sets the fewest and the most lines that texts in this view take: shorter texts have room below them.
    nonisolated public func lineLimit(
        _ limit: ClosedRange<Int>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(
            \.lineRange, LineLimit(most: limit.upperBound, fewest: limit.lowerBound), fileID: fileID, line: line)
    }

    /// Sets the most lines that texts in this view take; with `reservesSpace` shorter ones take as much room.
    ///
    /// ```swift
    /// Text(summary).lineLimit(2, reservesSpace: true)
    /// ```
    nonisolated public func lineLimit(
        _ limit: Int, reservesSpace: Bool, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(
            \.lineRange, LineLimit(most: limit, fewest: reservesSpace ? limit : nil), fileID: fileID, line: line)
    }
}
