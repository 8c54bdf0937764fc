/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable, Comparable {
    /// The smallest.
    case mini
    /// Smaller than usual.
    case small
    /// The usual size.
    case regular
    /// Larger than usual.
    case large
    /// The largest.
    case extraLarge
}

struct ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
    /// The size of controls.
    ///
    /// Buttons with a background read it. Set it with ``View/controlSize(_:fileID:line:)-(ControlSize,_,_)``.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of controls in this view.
    ///
    /// ```swift
    /// Button("Buy", action: buy).buttonStyle(.borderedProminent).controlSize(.large)
    /// ```
    ///
    /// - Parameters:
    ///   - controlSize: The size, from `.mini` to `.extraLarge`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func controlSize(
        _ controlSize: ControlSize, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.controlSize, controlSize, fileID: fileID, line: line)
    }

    /// Limits the size of controls in this view to a range: other sizes are replaced by the nearest in the range.
    ///
    /// ```swift
    /// Toolbar().controlSize(...ControlSize.regular)
    /// ```
    ///
    /// - Parameters:
    ///   - range: The range of sizes.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func controlSize<T: RangeExpression>(
        _ range: T, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View where T.Bound == ControlSize {
        transformEnvironment(\.controlSize, transform: { $0 = $0.nearest(in: range) }, fileID: fileID, line: line)
    }
}

extension ControlSize {
    /// Returns the size of a range that is nearest to this one; this one for an empty range.
    fileprivate func nearest<T: RangeExpression>(in range: T) -> ControlSize where T.Bound == ControlSize {
        let all = Self.allCases
        guard let own = all.firstIndex(of: self) else { return self }
        return all.indices.filter { range.contains(all[$0]) }.min { abs($0 - own) < abs($1 - own) }.map { all[$0] }
            ?? self
    }
}
