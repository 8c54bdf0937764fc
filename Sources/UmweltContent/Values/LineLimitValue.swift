/// The number of lines that a text takes, between a minimum and a maximum.
package struct LineLimit: Equatable {
    /// The maximum; nil for no limit.
    package var most: Int?

    /// The number of lines that space is reserved for, also if the text is shorter; nil for none.
    package var fewest: Int?
}

struct LineLimitKey: EnvironmentKey {
    static var defaultValue: LineLimit { LineLimit() }
}

extension EnvironmentValues {
    /// The maximum number of lines of a text; nil for no limit.
    ///
    /// `Text` reads it. Set it with ``View/lineLimit(_:fileID:line:)-(Int?,_,_)``. Setting it removes a number of
    /// reserved lines.
    public var lineLimit: Int? {
        get { lineRange.most }
        set { lineRange = LineLimit(most: newValue) }
    }

    /// The minimum and the maximum number of lines of a text.
    package var lineRange: LineLimit {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
}

extension View {
    /// Sets the maximum number of lines of texts in this view; nil for no limit.
    ///
    /// A number below one counts as one.
    ///
    /// ```swift
    /// Text(summary).lineLimit(2)
    /// ```
    nonisolated public func lineLimit(
        _ number: Int?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.lineLimit, number, fileID: fileID, line: line)
    }

    /// Sets the minimum number of lines of texts in this view: shorter texts have empty space below them.
    nonisolated public func lineLimit(
        _ limit: PartialRangeFrom<Int>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.lineRange, LineLimit(fewest: limit.lowerBound), fileID: fileID, line: line)
    }

    /// Sets the maximum number of lines of texts in this view.
    nonisolated public func lineLimit(
        _ limit: PartialRangeThrough<Int>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.lineRange, LineLimit(most: limit.upperBound), fileID: fileID, line: line)
    }

    /// Sets the minimum and the maximum number of lines of texts in this view: shorter texts have empty space below
    /// them.
    nonisolated public func lineLimit(
        _ limit: ClosedRange<Int>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(
            \.lineRange, LineLimit(most: limit.upperBound, fewest: limit.lowerBound), fileID: fileID, line: line)
    }

    /// Sets the maximum number of lines of texts in this view; with `reservesSpace`, shorter texts take the same space.
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
