/// The criterion with which a view opens or dismisses windows: those of a scene, those with a value, or both.
package struct WindowSearch {
    var id: String?
    var valueType: (any (Codable & Hashable).Type)?
    var value: WindowRequest.Value?

    /// The identity of the only matching scene's element; nil for all scenes.
    var scene: ObjectIdentifier?

    /// Finds all windows of the scene with an element.
    init(scene: ObjectIdentifier) { self.scene = scene }

    /// Finds all windows of a scene.
    init(id: String) { self.id = id }

    /// Finds the windows with a value, of one scene or, if `id` is nil, of all; nil if the value cannot be encoded,
    /// because no window can show it then.
    init?<D: Codable & Hashable>(id: String?, value: D) {
        guard let written = WindowRequest.Value(value) else { return nil }
        self.id = id
        valueType = D.self
        self.value = written
    }

    /// Returns true if windows of the scene can match.
    func matches(_ scene: any WindowPresenter) -> Bool {
        if let id, scene.id != id { return false }
        if let wanted = self.scene, ObjectIdentifier(scene) != wanted { return false }
        return valueType == nil || scene.valueType == valueType
    }

    /// The criterion in words, for messages.
    var description: String {
        [id.map { "with the id “\($0)”" }, valueType.map { "for values of \($0)" }].compactMap { $0 }
            .joined(separator: ", ")
    }
}
