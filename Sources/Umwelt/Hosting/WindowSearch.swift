/// The windows that a view means when it opens or dismisses some: those of a scene, those that show a value, or both.
struct WindowSearch {
    var id: String?
    var valueType: (any (Codable & Hashable).Type)?
    var value: WindowRequest.Value?

    /// All windows of a scene.
    init(id: String) { self.id = id }

    /// The windows that show a value; nil if no window can show it.
    init?<D: Codable & Hashable>(id: String?, value: D) {
        guard let written = WindowRequest.Value(value) else { return nil }
        self.id = id
        valueType = D.self
        self.value = written
    }

    /// Whether a scene's windows can be meant.
    func matches(_ scene: any WindowPresenter) -> Bool {
        if let id, scene.id != id { return false }
        return valueType == nil || scene.valueType == valueType
    }

    /// What is being looked for, in words.
    var description: String {
        [id.map { "with the id “\($0)”" }, valueType.map { "for values of \($0)" }].compactMap { $0 }
            .joined(separator: ", ")
    }
}
