/// The program's setter of an object's property, for values that users enter.
///
/// It has the effects of an assignment in the source: it notifies observers, also in other windows, and runs `willSet`
/// and `didSet`. The setter is found by its name in the executable. It is found by its name in the program's own file.
/// Not supported: classes of libraries, generic classes, setters that the optimizer has removed, and other types of
/// values than those below.
struct PropertySetter {
    private let code: UnsafeRawPointer
    private let object: AnyObject

    /// Finds the setter of a property; nil if the executable has none.
    init?(of property: String, in type: AnyClass, for object: AnyObject) {
        guard let code = ProgramSymbols.setter(of: property, in: type) else { return nil }
        self.code = code
        self.object = object
    }

    // Swift's ABI: a method gets its object where a closure gets its context, and a setter owns the new value.
    // Structures hold closures as those are called; generic functions hold them in another way.
    private struct OfBool { let set: (consuming Bool) -> Void }
    private struct OfInt { let set: (consuming Int) -> Void }
    private struct OfDouble { let set: (consuming Double) -> Void }
    private struct OfFloat { let set: (consuming Float) -> Void }
    private struct OfString { let set: (consuming String) -> Void }
    private struct OfOptionalInt { let set: (consuming Int?) -> Void }
    private struct OfOptionalDouble { let set: (consuming Double?) -> Void }
    private struct OfOptionalString { let set: (consuming String?) -> Void }
    private struct OfByte { let set: (consuming UInt8) -> Void }

    /// Sets the property to a value of its type. Returns false, without an effect, for types other than the common ones
    /// and enumerations without associated values.
    func callAsFunction<Value>(_ value: Value) -> Bool {
        let type = ObjectIdentifier(Value.self)
        // Safe: the structures are a function and its context, and each is used for its type of values alone. The copy
        // of the structure retains the object.
        func setter<Closure>(_ type: Closure.Type) -> Closure {
            unsafeBitCast((code, Unmanaged.passUnretained(object).toOpaque()), to: type)
        }
        func own<Known>(_ known: Known.Type) -> Known { unsafeBitCast(value, to: known) }
        switch type {
        case ObjectIdentifier(Bool.self): setter(OfBool.self).set(own(Bool.self))
        case ObjectIdentifier(Int.self): setter(OfInt.self).set(own(Int.self))
        case ObjectIdentifier(Double.self): setter(OfDouble.self).set(own(Double.self))
        case ObjectIdentifier(Float.self): setter(OfFloat.self).set(own(Float.self))
        case ObjectIdentifier(String.self): setter(OfString.self).set(own(String.self))
        case ObjectIdentifier(Int?.self): setter(OfOptionalInt.self).set(own(Int?.self))
        case ObjectIdentifier(Double?.self): setter(OfOptionalDouble.self).set(own(Double?.self))
        case ObjectIdentifier(String?.self): setter(OfOptionalString.self).set(own(String?.self))
        case _ where Self.isByte(Value.self): setter(OfByte.self).set(own(UInt8.self))
        default: return false
        }
        return true
    }

    /// True for enumerations whose cases are one byte each, without payloads.
    private static func isByte<Value>(_ type: Value.Type) -> Bool {
        // Swift's ABI: metadata begins with the kind.
        let kind = unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self)
        return kind == 0x201 && MemoryLayout<Value>.size == 1 && type is any CaseIterable.Type
    }
}
