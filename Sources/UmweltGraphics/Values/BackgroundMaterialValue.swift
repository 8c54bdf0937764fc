extension EnvironmentValues {
    /// The material behind views; nil if their background is not a material.
    ///
    /// Colours of text and lines read it: in front of a material they are translucent black or white. A background
    /// whose style is a ``Material`` sets it.
    public var backgroundMaterial: Material? {
        get { backdrop.backgroundMaterial }
        set { backdrop.backgroundMaterial = newValue }
    }
}

/// The environment writer of a material background: sets ``EnvironmentValues/backgroundMaterial`` for the views in
/// front.
nonisolated struct MaterialBackdrop: EnvironmentWriting {
    /// The material; nil if a type-erased style turns out to be none.
    private var material: Material?

    /// Makes the writer of a style; nil if no style of its type is a material.
    init?<S: ShapeStyle>(_ style: S) {
        // By the type first: backgrounds are many, and most are colours.
        guard S.self == Material.self || S.self == AnyShapeStyle.self else { return nil }
        material = AnyShapeStyle(style).style as? Material
    }

    var location: CallSite? { nil }

    func write(to values: inout EnvironmentValues) {
        if let material { values.backgroundMaterial = material }
    }
}
