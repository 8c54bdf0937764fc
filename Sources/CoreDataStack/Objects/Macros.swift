/// Makes a property of a managed object's class persistent: the replacement for `@NSManaged`, which needs Objective-C.
///
/// ```swift
/// class Trip: NSManagedObject {
///     @Managed var name: String?
/// }
/// ```
@attached(accessor)
public macro Managed() = #externalMacro(module: "UmweltMacrosPlugin", type: "ManagedMacro")
