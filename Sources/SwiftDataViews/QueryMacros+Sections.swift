import Foundation
import SwiftDataStack
import Umwelt

/// Declares objects in the order of an attribute and in sections as a property of a view: see ``Query``.
///
/// - Parameters:
///   - filter: The condition that the objects satisfy; nil for all objects.
///   - keyPath: The attribute that determines the order.
///   - order: The direction of the order.
///   - animation: The animation of changes of the results; nil for none.
///   - sectionKeyPath: The attribute whose values divide the results into sections.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String> & Sendable
) = #externalMacro(module: "UmweltMacrosPlugin", type: "QueryMacro")

/// Declares objects in the order of an attribute and in sections as a property of a view: see ``Query``.
///
/// - Parameters:
///   - filter: The condition that the objects satisfy; nil for all objects.
///   - keyPath: The attribute that determines the order.
///   - order: The direction of the order.
///   - animation: The animation of changes of the results; nil for none.
///   - sectionKeyPath: The attribute whose values divide the results into sections.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String> & Sendable
) = #externalMacro(module: "UmweltMacrosPlugin", type: "QueryMacro")

/// Declares objects in an order and in sections as a property of a view: see ``Query``.
///
/// - Parameters:
///   - filter: The condition that the objects satisfy; nil for all objects.
///   - descriptors: The order.
///   - animation: The animation of changes of the results; nil for none.
///   - sectionKeyPath: The attribute whose values divide the results into sections.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
    sectionBy sectionKeyPath: KeyPath<Element, String> & Sendable
) = #externalMacro(module: "UmweltMacrosPlugin", type: "QueryMacro")

/// Declares the objects of a description, in sections, as a property of a view: see ``Query``.
///
/// - Parameters:
///   - descriptor: The condition, the order and the limits.
///   - animation: The animation of changes of the results; nil for none.
///   - sectionKeyPath: The attribute whose values divide the results into sections.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, animation: Animation,
    sectionBy sectionKeyPath: KeyPath<Element, String> & Sendable
) = #externalMacro(module: "UmweltMacrosPlugin", type: "QueryMacro")

/// Declares objects in the order of an attribute and in sections as a property of a view: see ``Query``.
///
/// - Parameters:
///   - filter: The condition that the objects satisfy; nil for all objects.
///   - keyPath: The attribute that determines the order.
///   - order: The direction of the order.
///   - transaction: The transaction of changes of the results; nil for the default.
///   - sectionKeyPath: The attribute whose values divide the results into sections.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String> & Sendable
) = #externalMacro(module: "UmweltMacrosPlugin", type: "QueryMacro")

/// Declares objects in the order of an attribute and in sections as a property of a view: see ``Query``.
///
/// - Parameters:
///   - filter: The condition that the objects satisfy; nil for all objects.
///   - keyPath: The attribute that determines the order.
///   - order: The direction of the order.
///   - transaction: The transaction of changes of the results; nil for the default.
///   - sectionKeyPath: The attribute whose values divide the results into sections.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String> & Sendable
) = #externalMacro(module: "UmweltMacrosPlugin", type: "QueryMacro")

/// Declares objects in an order and in sections as a property of a view: see ``Query``.
///
/// - Parameters:
///   - filter: The condition that the objects satisfy; nil for all objects.
///   - descriptors: The order.
///   - transaction: The transaction of changes of the results; nil for the default.
///   - sectionKeyPath: The attribute whose values divide the results into sections.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil,
    sectionBy sectionKeyPath: KeyPath<Element, String> & Sendable
) = #externalMacro(module: "UmweltMacrosPlugin", type: "QueryMacro")

/// Declares the objects of a description, in sections, as a property of a view: see ``Query``.
///
/// - Parameters:
///   - descriptor: The condition, the order and the limits.
///   - transaction: The transaction of changes of the results; nil for the default.
///   - sectionKeyPath: The attribute whose values divide the results into sections.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
    sectionBy sectionKeyPath: KeyPath<Element, String> & Sendable
) = #externalMacro(module: "UmweltMacrosPlugin", type: "QueryMacro")

/// Declares objects in the order of an attribute and in sections as a property of a view: see ``Query``.
///
/// - Parameters:
///   - filter: The condition that the objects satisfy; nil for all objects.
///   - keyPath: The attribute that determines the order.
///   - order: The direction of the order.
///   - animation: The animation of changes of the results; nil for none.
///   - sectionKeyPath: The attribute whose values divide the results into sections.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String?> & Sendable
) = #externalMacro(module: "UmweltMacrosPlugin", type: "QueryMacro")

/// Declares objects in the order of an attribute and in sections as a property of a view: see ``Query``.
///
/// - Parameters:
///   - filter: The condition that the objects satisfy; nil for all objects.
///   - keyPath: The attribute that determines the order.
///   - order: The direction of the order.
///   - animation: The animation of changes of the results; nil for none.
///   - sectionKeyPath: The attribute whose values divide the results into sections.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String?> & Sendable
) = #externalMacro(module: "UmweltMacrosPlugin", type: "QueryMacro")

/// Declares objects in an order and in sections as a property of a view: see ``Query``.
///
/// - Parameters:
///   - filter: The condition that the objects satisfy; nil for all objects.
///   - descriptors: The order.
///   - animation: The animation of changes of the results; nil for none.
///   - sectionKeyPath: The attribute whose values divide the results into sections.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
    sectionBy sectionKeyPath: KeyPath<Element, String?> & Sendable
) = #externalMacro(module: "UmweltMacrosPlugin", type: "QueryMacro")

/// Declares the objects of a description, in sections, as a property of a view: see ``Query``.
///
/// - Parameters:
///   - descriptor: The condition, the order and the limits.
///   - animation: The animation of changes of the results; nil for none.
///   - sectionKeyPath: The attribute whose values divide the results into sections.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, animation: Animation,
    sectionBy sectionKeyPath: KeyPath<Element, String?> & Sendable
) = #externalMacro(module: "UmweltMacrosPlugin", type: "QueryMacro")

/// Declares objects in the order of an attribute and in sections as a property of a view: see ``Query``.
///
/// - Parameters:
///   - filter: The condition that the objects satisfy; nil for all objects.
///   - keyPath: The attribute that determines the order.
///   - order: The direction of the order.
///   - transaction: The transaction of changes of the results; nil for the default.
///   - sectionKeyPath: The attribute whose values divide the results into sections.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String?> & Sendable
) = #externalMacro(module: "UmweltMacrosPlugin", type: "QueryMacro")

/// Declares objects in the order of an attribute and in sections as a property of a view: see ``Query``.
///
/// - Parameters:
///   - filter: The condition that the objects satisfy; nil for all objects.
///   - keyPath: The attribute that determines the order.
///   - order: The direction of the order.
///   - transaction: The transaction of changes of the results; nil for the default.
///   - sectionKeyPath: The attribute whose values divide the results into sections.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String?> & Sendable
) = #externalMacro(module: "UmweltMacrosPlugin", type: "QueryMacro")

/// Declares objects in an order and in sections as a property of a view: see ``Query``.
///
/// - Parameters:
///   - filter: The condition that the objects satisfy; nil for all objects.
///   - descriptors: The order.
///   - transaction: The transaction of changes of the results; nil for the default.
///   - sectionKeyPath: The attribute whose values divide the results into sections.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil,
    sectionBy sectionKeyPath: KeyPath<Element, String?> & Sendable
) = #externalMacro(module: "UmweltMacrosPlugin", type: "QueryMacro")

/// Declares the objects of a description, in sections, as a property of a view: see ``Query``.
///
/// - Parameters:
///   - descriptor: The condition, the order and the limits.
///   - transaction: The transaction of changes of the results; nil for the default.
///   - sectionKeyPath: The attribute whose values divide the results into sections.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
    sectionBy sectionKeyPath: KeyPath<Element, String?> & Sendable
) = #externalMacro(module: "UmweltMacrosPlugin", type: "QueryMacro")
