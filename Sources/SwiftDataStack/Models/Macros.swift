import Observation

/// A model class: its objects are kept in a store, and are observable.
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
/// Each stored `var` is kept that is not `@Transient`: attributes of types that are `Codable`, and relationships to
/// another model, to an optional one, or to an array of them.
///
/// A model may inherit from another one. Objects of both are in one table, and a fetch of the first finds those of the
/// second.
@attached(
    member, conformances: PersistentModel,
    names: named(_$seat), named(_$key), named(_$owner), named(_$Content), named(_$content), named(_$filled),
    prefixed(_$ContentOf), prefixed(_$contentOf), prefixed(_$filledOf), named(_$properties), named(_$constraints),
    named(init(_$row:)), named(_$fill), named(_$columns), named(_$isOpen), named(_$first), named(_$all),
    prefixed(_$list))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "UmweltMacrosPlugin", type: "ModelMacro")

/// The options of an attribute: how it is stored.
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

/// The options of a relationship: what becomes of its objects when one is deleted, how many it has at least and at
/// most, and which property is its other side.
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

/// A uniqueness constraint: properties of which no two objects have the same values together. Another object that is
/// saved with them takes the place of the first. It stands in the class.
///
/// ```swift
/// #Unique<Trip>([\.name, \.start])
/// ```
///
/// - Parameter constraints: The attributes, one list for each constraint or index.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "UmweltMacrosPlugin", type: "ModelMarkMacro")

/// An index of the table: properties by which objects are often sought or sorted. It stands in the class.
///
/// ```swift
/// #Index<Trip>([\.start], [\.name, \.start])
/// ```
///
/// - Parameter indices: The attributes, one list for each constraint or index.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "UmweltMacrosPlugin", type: "ModelMarkMacro")

/// The accessors of a stored property of a model, which go through the model's record: `@Model` adds them.
///
/// - Parameters:
///   - index: The place of the property among those of its class.
///   - type: The name of the class, if it may inherit properties from another model, which come before.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty(_ index: Int, in type: String? = nil) =
    #externalMacro(module: "UmweltMacrosPlugin", type: "PersistedPropertyMacro")
