import Foundation
import SwiftDataStack
import Umwelt

/// Declares the objects of a class as a property of a view: see ``Query``.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "UmweltMacrosPlugin", type: "QueryMacro")

/// Declares objects in the order of an attribute as a property of a view: see ``Query``.
///
/// - Parameters:
///   - filter: The condition that the objects satisfy; nil for all objects.
///   - keyPath: The attribute that determines the order.
///   - order: The direction of the order.
///   - transaction: The transaction of changes of the results; nil for the default.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
) = #externalMacro(module: "UmweltMacrosPlugin", type: "QueryMacro")

/// Declares objects in the order of an attribute as a property of a view: see ``Query``.
///
/// - Parameters:
///   - filter: The condition that the objects satisfy; nil for all objects.
///   - keyPath: The attribute that determines the order.
///   - order: The direction of the order.
///   - transaction: The transaction of changes of the results; nil for the default.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
) = #externalMacro(module: "UmweltMacrosPlugin", type: "QueryMacro")

/// Declares objects in an order as a property of a view: see ``Query``.
///
/// - Parameters:
///   - filter: The condition that the objects satisfy; nil for all objects.
///   - descriptors: The order.
///   - animation: The animation of changes of the results; nil for none.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) = #externalMacro(module: "UmweltMacrosPlugin", type: "QueryMacro")

/// Declares objects in the order of an attribute as a property of a view: see ``Query``.
///
/// - Parameters:
///   - filter: The condition that the objects satisfy; nil for all objects.
///   - keyPath: The attribute that determines the order.
///   - order: The direction of the order.
///   - animation: The animation of changes of the results; nil for none.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    animation: Animation
) = #externalMacro(module: "UmweltMacrosPlugin", type: "QueryMacro")

/// Declares objects in the order of an attribute as a property of a view: see ``Query``.
///
/// - Parameters:
///   - filter: The condition that the objects satisfy; nil for all objects.
///   - keyPath: The attribute that determines the order.
///   - order: The direction of the order.
///   - animation: The animation of changes of the results; nil for none.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    animation: Animation
) = #externalMacro(module: "UmweltMacrosPlugin", type: "QueryMacro")

/// Declares objects in an order as a property of a view: see ``Query``.
///
/// - Parameters:
///   - filter: The condition that the objects satisfy; nil for all objects.
///   - descriptors: The order.
///   - transaction: The transaction of changes of the results; nil for the default.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
) = #externalMacro(module: "UmweltMacrosPlugin", type: "QueryMacro")

/// Declares the objects of a description as a property of a view: see ``Query``.
///
/// - Parameters:
///   - descriptor: The condition, the order and the limits.
///   - transaction: The transaction of changes of the results; nil for the default.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) =
    #externalMacro(module: "UmweltMacrosPlugin", type: "QueryMacro")

/// Declares the objects of a description as a property of a view: see ``Query``.
///
/// - Parameters:
///   - descriptor: The condition, the order and the limits.
///   - animation: The animation of changes of the results; nil for none.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
    #externalMacro(module: "UmweltMacrosPlugin", type: "QueryMacro")

/// Declares the objects of a class as a property of a view: see ``Query``.
///
/// - Parameter animation: The animation of changes of the results; nil for none.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(animation: Animation) = #externalMacro(module: "UmweltMacrosPlugin", type: "QueryMacro")

/// Declares the objects of a class as a property of a view: see ``Query``.
///
/// - Parameter transaction: The transaction of changes of the results.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) = #externalMacro(module: "UmweltMacrosPlugin", type: "QueryMacro")
