import Umwelt

extension UITraitCollection {
    /// Makes a set with a design of the system, for pictures of views in it.
    ///
    /// ```swift
    /// assertSnapshot(of: screen, as: .image(traits: UITraitCollection(interfaceDesign: .iOS26)))
    /// ```
    ///
    /// - Parameter interfaceDesign: The design.
    public init(interfaceDesign: InterfaceDesign) {
        self.init()
        self[InterfaceDesignTrait.self] = interfaceDesign
    }

    /// The design of the views; nil for the process's.
    public var interfaceDesign: InterfaceDesign? { self[InterfaceDesignTrait.self] }
}

/// The design that views are drawn in.
private enum InterfaceDesignTrait: UITraitDefinition {
    static var defaultValue: InterfaceDesign? { nil }
}
