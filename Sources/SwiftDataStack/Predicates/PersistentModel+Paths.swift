extension PersistentModel {
    /// Returns true for the paths of an object's identity.
    static func isIdentity(_ path: AnyKeyPath) -> Bool {
        path == (\Self.persistentModelID as AnyKeyPath) || path == (\Self.id as AnyKeyPath)
    }

    /// Returns true for the path of the number of objects of a relationship to this class.
    static func isCount(_ path: AnyKeyPath) -> Bool { path == (\[Self].count as AnyKeyPath) }

    /// Returns true for the path that asks whether a relationship to this class has no objects.
    static func isEmptiness(_ path: AnyKeyPath) -> Bool { path == (\[Self].isEmpty as AnyKeyPath) }
}
