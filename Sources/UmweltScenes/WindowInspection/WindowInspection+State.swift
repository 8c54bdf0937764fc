extension WindowInspection {
    /// Returns the stored properties of a view with a body; none for other views.
    package func properties(of view: Int) -> [InspectedProperty] {
        host?.update()
        return (element(view) as? any NamedBodyElement)?.inspectedProperties ?? []
    }

    /// Sets a property of state, such as a `@State` or a `@Binding`, or of an observable object to the value of a text.
    /// For an object, the views of this window are updated; other observers are not notified.
    ///
    /// - Parameters:
    ///   - path: The property, as ``InspectedProperty/path`` has it.
    ///   - view: The number of the view.
    ///   - text: The value.
    /// - Returns: False if there is no such property, or the text is not one of its values.
    @discardableResult
    package func setProperty(_ path: String, of view: Int, to text: String) -> Bool {
        (element(view) as? any NamedBodyElement)?.setProperty(path, to: text) ?? false
    }
}
