extension EnvironmentValues {
    /// The frosted glass that is behind views; nil if it is something else.
    ///
    /// The colours of text and of lines read it: on glass they are black or white, and grey only by what shines through. A
    /// background sets it that is a ``Material``.
    public var backgroundMaterial: Material? {
        get { backdrop.backgroundMaterial }
        set { backdrop.backgroundMaterial = newValue }
    }
}

/// Says of a material that it is behind views.
nonisolated struct MaterialBackdrop: EnvironmentWriting {
    /// Nil if what is behind the views turns out to be something else.
    private var material: Material?

    /// What a style says; nil if no style of its type is a material.
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
