/// The size of text that the user prefers.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// The smallest.
    case xSmall
    /// Smaller than usual.
    case small
    /// A little smaller than usual.
    case medium
    /// The usual size.
    case large
    /// A little larger than usual.
    case xLarge
    /// Larger than usual.
    case xxLarge
    /// The largest of the usual sizes.
    case xxxLarge
    /// The first of the sizes for users with low vision.
    case accessibility1
    /// The second of the sizes for users with low vision.
    case accessibility2
    /// The third accessibility size.
    case accessibility3
    /// The fourth accessibility size.
    case accessibility4
    /// The largest.
    case accessibility5

    /// True for the sizes for users with low vision.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The index in the order of sizes, from 0.
    var step: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}

package struct DynamicTypeSizeKey: EnvironmentKey {
    package static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
    /// The size of text. The host sets it.
    ///
    /// Fonts of text styles read it.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// The size of text, by its older name: the same value as ``dynamicTypeSize``.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }
}

extension View {
    /// Sets the size of text in this view.
    ///
    /// ```swift
    /// Text("Large print").dynamicTypeSize(.accessibility3)
    /// ```
    ///
    /// - Parameters:
    ///   - size: The size, such as `.large` or `.accessibility1`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func dynamicTypeSize(
        _ size: DynamicTypeSize, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.dynamicTypeSize, size, fileID: fileID, line: line)
    }

    /// Limits the size of text in this view to a range; an empty range has no effect.
    ///
    /// ```swift
    /// ToolBar().dynamicTypeSize(...DynamicTypeSize.xxLarge)
    /// ```
    ///
    /// - Parameters:
    ///   - range: The range of sizes.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func dynamicTypeSize<T: RangeExpression>(
        _ range: T, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View where T.Bound == DynamicTypeSize {
        let allowed = DynamicTypeSize.allCases.filter(range.contains)
        return transformEnvironment(
            \.dynamicTypeSize,
            transform: { size in
                guard let first = allowed.first, let last = allowed.last else { return }
                size = min(max(size, first), last)
            }, fileID: fileID, line: line)
    }
}

/// The size of text that the user prefers, by its older name.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// The smallest size.
    case extraSmall
    /// Smaller than usual.
    case small
    /// A little smaller than usual.
    case medium
    /// The usual size.
    case large
    /// A little larger than usual.
    case extraLarge
    /// Larger than usual.
    case extraExtraLarge
    /// The largest of the usual sizes.
    case extraExtraExtraLarge
    /// The first of the sizes for users with low vision.
    case accessibilityMedium
    /// The second accessibility size.
    case accessibilityLarge
    /// The third accessibility size.
    case accessibilityExtraLarge
    /// The fourth accessibility size.
    case accessibilityExtraExtraLarge
    /// The largest size.
    case accessibilityExtraExtraExtraLarge

    /// Makes the category of a dynamic type size; nil for nil.
    ///
    /// - Parameter size: The size; nil for the default.
    public init?(_ size: DynamicTypeSize?) {
        guard let size else { return nil }
        self.init(size)
    }

    init(_ size: DynamicTypeSize) { self = Self.allCases[size.step] }

    /// True for the sizes for users with low vision.
    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

    /// The same size by its newer name: both enumerations name the same sizes in the same order.
    var dynamicTypeSize: DynamicTypeSize {
        DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? DynamicTypeSize.large.step]
    }
}

extension ContentSizeCategory: Comparable {
    /// Returns true if text is smaller in the first category.
    public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.dynamicTypeSize < right.dynamicTypeSize
    }
}
