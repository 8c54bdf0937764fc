extension WindowInspection {
    /// Returns the stored properties of a view with a body; none for others.
    package func properties(of view: Int) -> [InspectedProperty] {
        host?.update()
        return (element(view) as? any NamedBodyElement)?.inspectedProperties ?? []
    }

    /// Sets a property of state, such as a `@State` or a `@Binding`, to the value of a text.
    ///
    /// - Returns: False if there is no such property, or the text is none of its values.
    @discardableResult
    package func setProperty(_ name: String, of view: Int, to text: String) -> Bool {
        (element(view) as? any NamedBodyElement)?.setProperty(name, to: text) ?? false
    }
}
