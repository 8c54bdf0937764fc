import Foundation
@_spi(Kernel) import Umwelt

extension View {
    /// Shows a column with details at the trailing side of the view; in a narrow window a sheet.
    ///
    /// ```swift
    /// Canvas(document: document).inspector(isPresented: $showsDetails) {
    ///     Details(of: selection).inspectorColumnWidth(min: 200, ideal: 260, max: 400)
    /// }
    /// ```
    ///
    /// The user drags the line between both to make the column wider or narrower, within its limits.
    ///
    /// - Parameter isPresented: True while the column or the sheet shows.
    nonisolated public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }

    /// Sets the limits of the width of the inspector that this view is in, in points.
    ///
    /// - Parameters:
    ///   - min: The least width that the user can set; nil for the ideal one.
    ///   - ideal: The width at first.
    ///   - max: The greatest width that the user can set; nil for the ideal one.
    nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
    {
        preference(
            key: InspectorWidthKey.self,
            value: InspectorWidth(
                min: Swift.min(min ?? ideal, ideal), ideal: ideal, max: Swift.max(max ?? ideal, ideal)))
    }

    /// Sets the width of the inspector that this view is in, in points.
    ///
    /// - Parameter width: The width, in points.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        inspectorColumnWidth(min: width, ideal: width, max: width)
    }
}

/// The limits of an inspector's width, in points.
struct InspectorWidth: Equatable {
    let min: CGFloat
    let ideal: CGFloat
    let max: CGFloat

    /// The limits if the content sets none: guesses.
    static let usual = InspectorWidth(min: 225, ideal: 270, max: 400)
}

struct InspectorWidthKey: PreferenceKey {
    static var defaultValue: InspectorWidth? { nil }

    static func reduce(value: inout InspectorWidth?, nextValue: () -> InspectorWidth?) { value = value ?? nextValue() }
}

private struct FocusedInspectorKey: FocusedValueKey {
    typealias Value = Binding<Bool>
}

extension FocusedValues {
    /// The binding that is true while the window's inspector shows.
    var inspector: Binding<Bool>? {
        get { self[FocusedInspectorKey.self] }
        set { self[FocusedInspectorKey.self] = newValue }
    }
}

/// The view, and beside it the inspector.
private nonisolated struct InspectorModifier<Inspector: View>: ViewModifier, SystemView {
    let isPresented: Binding<Bool>
    let inspector: Inspector

    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var limits = InspectorWidth.usual

    /// The width that the user has set, in points.
    @State private var chosen: CGFloat?

    /// The width at the start of the drag.
    @State private var widthBefore: CGFloat?

    @Environment(\.layoutDirection) private var direction
    @Environment(\.pixelLength) private var pixelLength

    nonisolated init(isPresented: Binding<Bool>, inspector: Inspector) {
        self.isPresented = isPresented
        self.inspector = inspector
    }

    private var width: CGFloat { min(max(chosen ?? limits.ideal, limits.min), limits.max) }

    /// True while the sheet shows.
    @MainActor private var isSheet: Binding<Bool> {
        Binding { [isPresented, sizeClass] in
            sizeClass == .compact && isPresented.wrappedValue
        } set: { [isPresented] in
            if !$0 { isPresented.wrappedValue = false }
        }
    }

    @MainActor func body(content: Content) -> some View {
        HStack(spacing: 0) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if isPresented.wrappedValue && sizeClass != .compact {
                column.transition(.move(edge: .trailing))
            }
        }
        .sheet(isPresented: isSheet) { inspector }
        .focusedSceneValue(\.inspector, isPresented)
    }

    @MainActor private var column: some View {
        inspector
            .screen()
            .frame(maxHeight: .infinity)
            .frame(width: width)
            .accessibilityElement(children: .contain)
            .onPreferenceChange(InspectorWidthKey.self) { limits = $0 ?? .usual }
            .overlay(alignment: .leading) { line }
    }

    /// The line between the view and the inspector, which the user drags. The breadth of its drag area is a guess.
    @MainActor private var line: some View {
        Color.separator.frame(width: pixelLength)
            .overlay {
                Color.clear.contentShape(Rectangle()).frame(width: 9)
                    .gesture(
                        DragGesture(minimumDistance: 0, coordinateSpace: .global)
                            .onChanged { drag in
                                let before = widthBefore ?? width
                                widthBefore = before
                                let move = direction == .rightToLeft ? drag.translation.width : -drag.translation.width
                                chosen = min(max(before + move, limits.min), limits.max)
                            }
                            .onEnded { _ in widthBefore = nil },
                        including: limits.min < limits.max ? .all : .subviews)
            }
    }
}
