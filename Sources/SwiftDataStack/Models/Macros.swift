import Observation

/// Makes a class a model: its objects can be saved in a store, and views observe their properties.
///
/// ```swift
/// @Model final class Trip {
///     var name: String
///     @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
///
///     init(name: String) { self.name = name }
/// }
/// ```
///
/// Each stored `var` without `@Transient` is saved: attributes whose types are `Codable`, and relationships to one
/// model, to an optional model, or to an array of models.
///
/// A model may inherit from another one. The objects of both classes are in one table, and a fetch of the superclass
/// also finds objects of the subclass.
@attached(
    member, conformances: PersistentModel,
    names: named(_$seat), named(_$key), named(_$owner), named(_$Content), named(_$content), named(_$filled),
    prefixed(_$ContentOf), prefixed(_$contentOf), prefixed(_$filledOf), named(_$properties), named(_$constraints),
    named(init(_$row:)), named(_$fill), named(_$columns), named(_$isOpen), named(_$first), named(_$all),
    prefixed(_$list))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "UmweltMacrosPlugin", type: "ModelMacro")

/// Sets the options of an attribute: how it is stored.
///
/// ```swift
/// @Attribute(.unique) var name: String
/// ```
///
/// - Parameters:
///   - options: The options, such as `.unique`.
///   - originalName: The name in earlier versions of the schema; nil if it has not changed.
@attached(peer)
public macro Attribute(_ options: Schema.Attribute.Option..., originalName: String? = nil) =
    #externalMacro(module: "UmweltMacrosPlugin", type: "ModelMarkMacro")

/// Sets the options of a relationship: the delete rule, the minimum and maximum number of objects, and the inverse.
///
/// - Parameters:
///   - deleteRule: The effect of deleting this object on the related ones.
///   - minimumModelCount: The smallest number of related objects; nil for no limit.
///   - maximumModelCount: The largest number of related objects; nil for no limit.
///   - originalName: The name in earlier versions of the schema; nil if it has not changed.
///   - inverse: The key path of the relationship in the other direction; nil to find it.
@attached(peer)
public macro Relationship(
    deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0,
    originalName: String? = nil, inverse: AnyKeyPath? = nil
) = #externalMacro(module: "UmweltMacrosPlugin", type: "ModelMarkMacro")

/// A property of a model that is not stored. It needs an initial value.
@attached(peer)
public macro Transient() = #externalMacro(module: "UmweltMacrosPlugin", type: "ModelMarkMacro")

/// A uniqueness constraint: no two objects have the same values in these properties. If a new object with the same
/// values is saved, it replaces the old one. Write it inside the class.
///
/// ```swift
/// #Unique<Trip>([\.name, \.start])
/// ```
///
/// - Parameter constraints: The attributes, one list for each constraint or index.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "UmweltMacrosPlugin", type: "ModelMarkMacro")

/// An index of the database, which speeds up fetches that search or sort by these properties. Write it inside the
/// class.
///
/// ```swift
/// #Index<Trip>([\.start], [\.name, \.start])
/// ```
///
/// - Parameter indices: The attributes, one list for each constraint or index.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "UmweltMacrosPlugin", type: "ModelMarkMacro")

/// The accessors of a stored property of a model, which `@Model` adds: they read and write the model's record.
///
/// - Parameters:
///   - index: The index of the property among the stored properties of its class.
///   - type: The name of the class, if it may inherit properties from another model; inherited properties have lower
///     indices.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty(_ index: Int, in type: String? = nil) =
    #externalMacro(module: "UmweltMacrosPlugin", type: "PersistedPropertyMacro")
