import Foundation

/// A class whose first method is the one that makes objects, as it is of `NSObject`.
///
/// It is subclassed nowhere, and open so that the compiler calls that method by the table of the class it is given.
@_spi(Kernel) open class FirstMethod {
    @_spi(Kernel) public required init() {}
}

/// The making of objects of classes that are known when the program runs only, as Objective-C's runtime makes the app's
/// delegates for UIKit.
enum ObjectOfClass {
    /// Makes an object by the `init()` of its class.
    ///
    /// Swift calls only initialisers that way that are `required`, which the one of `NSObject` is not on Linux, and the
    /// delegates of apps don't say it. All the same it stands in each class's table of methods, as the first, where
    /// ``FirstMethod`` has its own too: that is how it is called here. A subclass that has no `init()` stops the
    /// program with the compiler's message.
    @_optimize(none) @inline(never)
    static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        let table = unsafeBitCast(type as AnyClass, to: FirstMethod.Type.self)
        // The method of the object's own class has made it, so that it is of that class.
        return unsafeBitCast(table.init(), to: Object.self)
    }
}
