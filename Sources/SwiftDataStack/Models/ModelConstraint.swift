/// A constraint or an index over several properties of a model class. The macro `@Model` makes them of `#Unique` and
/// `#Index`.
public struct ModelConstraint: @unchecked Sendable {
    // Key paths of properties are never changed.

    let isUnique: Bool
    let groups: [[AnyKeyPath]]

    /// No two objects have the same values of all properties of a group.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - groups: The attributes, one list for each constraint or index.
    public static func unique<Model: PersistentModel>(
        of type: Model.Type, _ groups: [PartialKeyPath<Model>]...
    ) -> ModelConstraint {
        ModelConstraint(isUnique: true, groups: groups)
    }

    /// Objects are sought by the properties of a group.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - groups: The attributes, one list for each constraint or index.
    public static func index<Model: PersistentModel>(
        of type: Model.Type, _ groups: [PartialKeyPath<Model>]...
    ) -> ModelConstraint {
        ModelConstraint(isUnique: false, groups: groups)
    }
}
