/// A value whose modifiers return copies with another part.
protocol KeyPathCopying {}

extension KeyPathCopying {
    func with<Part>(_ part: WritableKeyPath<Self, Part>, _ value: Part) -> Self {
        var copy = self
        copy[keyPath: part] = value
        return copy
    }
}
