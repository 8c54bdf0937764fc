// Whole numbers of every size are plottable.

extension Int: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Int
    public static var _primitivePlottableKind: _PrimitivePlottableKind<Int> { .integer() }
}

extension Int8: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Int8
    public static var _primitivePlottableKind: _PrimitivePlottableKind<Int8> { .integer() }
}

extension Int16: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Int16
    public static var _primitivePlottableKind: _PrimitivePlottableKind<Int16> { .integer() }
}

extension Int32: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Int32
    public static var _primitivePlottableKind: _PrimitivePlottableKind<Int32> { .integer() }
}

extension Int64: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Int64
    public static var _primitivePlottableKind: _PrimitivePlottableKind<Int64> { .integer() }
}

extension UInt: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = UInt
    public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt> { .integer() }
}

extension UInt8: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = UInt8
    public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt8> { .integer() }
}

extension UInt16: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = UInt16
    public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt16> { .integer() }
}

extension UInt32: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = UInt32
    public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt32> { .integer() }
}

extension UInt64: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = UInt64
    public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt64> { .integer() }
}
