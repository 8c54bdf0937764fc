@_spi(Kernel) import Umwelt

/// The values that bars override for their items, as they are outside the bar. Presentations of items use these.
package struct ValuesOutsideBar: Equatable {
    package let labelStyle: StyleStack<LabelStyleConfiguration>
    package let dynamicTypeSize: DynamicTypeSize
    package let imageScale: Image.Scale
    package let tint: AnyShapeStyle?

    /// The capsule around items of the bar; nil if they have none.
    package let capsule: BarCapsule?

    package init(
        labelStyle: StyleStack<LabelStyleConfiguration>, dynamicTypeSize: DynamicTypeSize, imageScale: Image.Scale,
        tint: AnyShapeStyle?, capsule: BarCapsule?
    ) {
        self.tint = tint
        self.capsule = capsule
        self.labelStyle = labelStyle
        self.dynamicTypeSize = dynamicTypeSize
        self.imageScale = imageScale
    }
}

struct ValuesOutsideBarKey: EnvironmentKey {
    static var defaultValue: ValuesOutsideBar? { nil }
}

extension EnvironmentValues {
    /// The values around the bar that a view is in; nil outside of bars.
    package var valuesOutsideBar: ValuesOutsideBar? {
        get { self[ValuesOutsideBarKey.self] }
        set { self[ValuesOutsideBarKey.self] = newValue }
    }
}

/// A modifier that restores the values outside the presenting bar for content.
nonisolated struct OutsideBar: ViewModifier, SystemView {
    @Environment(\.valuesOutsideBar) private var values

    nonisolated init() {}

    @MainActor func body(content: Content) -> some View {
        content
            .transformEnvironment(\.labelStyle) { [values] in if let values { $0 = values.labelStyle } }
            .transformEnvironment(\.dynamicTypeSize) { [values] in if let values { $0 = values.dynamicTypeSize } }
            .transformEnvironment(\.imageScale) { [values] in if let values { $0 = values.imageScale } }
            .environment(\.valuesOutsideBar, nil)
    }
}
