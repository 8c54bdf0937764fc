import Foundation

/// A class whose first method is the one that creates objects, as in `NSObject`.
///
/// It has no subclasses, and is open so that the compiler calls that method through the vtable of the given class.
@_spi(Kernel) open class FirstMethod {
    @_spi(Kernel) public required init() {}
}

/// The making of objects of classes that are known when the program runs only, as Objective-C's runtime makes the app's
/// delegates for UIKit.
enum ObjectOfClass {
    /// Makes an object by the `init()` of its class.
    ///
    /// Swift calls initializers dynamically only if they are `required`, which the one of `NSObject` is not on Linux,
    /// and delegates of apps do not declare it. But it is the first entry in each class's vtable, and also in
    /// ``FirstMethod``'s: so it can be called through that. A subclass that has no `init()` stops the program with the
    /// compiler's message.
    @_optimize(none) @inline(never)
    static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        let table = unsafeBitCast(type as AnyClass, to: FirstMethod.Type.self)
        // The method of the object's own class has made it, so that it is of that class.
        return unsafeBitCast(table.init(), to: Object.self)
    }
}
