/// The minimum and the maximum number of lines of a text.
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
    /// Sets the maximum number of lines of texts in this view.
    ///
    /// Text beyond the limit is cut off, with an ellipsis.
    ///
    /// ```swift
    /// Text(summary).lineLimit(2)
    /// ```
    ///
    /// - Parameters:
    ///   - number: The number of lines. Numbers below 1 are treated as 1. Nil for no limit.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func lineLimit(
        _ number: Int?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.lineLimit, number, fileID: fileID, line: line)
    }

    /// Sets the minimum number of lines of texts in this view: shorter texts have empty space below them.
    ///
    /// - Parameters:
    ///   - limit: The range that starts at the minimum, such as `2...`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func lineLimit(
        _ limit: PartialRangeFrom<Int>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.lineRange, LineLimit(fewest: limit.lowerBound), fileID: fileID, line: line)
    }

    /// Sets the maximum number of lines of texts in this view.
    ///
    /// - Parameters:
    ///   - limit: The range that ends at the maximum, such as `...4`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func lineLimit(
        _ limit: PartialRangeThrough<Int>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.lineRange, LineLimit(most: limit.upperBound), fileID: fileID, line: line)
    }

    /// Sets the minimum and the maximum number of lines of texts in this view: shorter texts have empty space below
    /// them.
    ///
    /// - Parameters:
    ///   - limit: The range from the minimum to the maximum, such as `2...4`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func lineLimit(
        _ limit: ClosedRange<Int>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(
            \.lineRange, LineLimit(most: limit.upperBound, fewest: limit.lowerBound), fileID: fileID, line: line)
    }

    /// Sets the maximum number of lines of texts in this view, and optionally reserves the space for all of them.
    ///
    /// ```swift
    /// Text(summary).lineLimit(2, reservesSpace: true)
    /// ```
    ///
    /// - Parameters:
    ///   - limit: The number of lines.
    ///   - reservesSpace: If true, shorter texts are as high as `limit` lines, so that cards in a row have one height.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func lineLimit(
        _ limit: Int, reservesSpace: Bool, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(
            \.lineRange, LineLimit(most: limit, fewest: reservesSpace ? limit : nil), fileID: fileID, line: line)
    }
}
