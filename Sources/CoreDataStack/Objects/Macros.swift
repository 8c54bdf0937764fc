/// Makes a property of a managed object's class one that its store keeps: what `@NSManaged` is on Apple's systems,
/// which needs Objective-C.
///
/// ```swift
/// class Trip: NSManagedObject {
///     @Managed var name: String?
/// }
/// ```
@attached(accessor)
public macro Managed() = #externalMacro(module: "UmweltMacrosPlugin", type: "ManagedMacro")
