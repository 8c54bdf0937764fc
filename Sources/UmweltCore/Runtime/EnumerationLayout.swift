/// The associated values of an enumeration in memory, as the runtime describes them.
///
/// The layouts are those of Swift's stable ABI (`TypeMetadata.rst`, `MetadataValues.h`, `ValueWitness.def`).
package struct EnumerationLayout<Value> {
    /// The type of a case's associated value, which is a tuple if there are several, and the case's number.
    package struct Payload {
        package let number: UInt32
        package let type: Any.Type
    }

    private typealias NumberReader = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    private typealias Projector = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
    private typealias Injector = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

    private let metadata: UnsafePointer<UnsafeRawPointer>

    /// Inspects a type; nil if it is not an enumeration.
    package init?(_ type: Value.Type) {
        guard MetadataKind(of: type) == .enumeration else { return nil }
        metadata = unsafeBitCast(type as Any.Type, to: UnsafePointer<UnsafeRawPointer>.self)
        // Bit 21 of the flags, at byte 80 of the witnesses, says that those of enumerations follow.
        guard metadata[-1].load(fromByteOffset: 80, as: UInt32.self) & 0x20_0000 != 0 else { return nil }
    }

    /// The cases with associated values. Indirect cases store their values elsewhere in memory, and are not included.
    package var payloads: [Payload] {
        let descriptor = metadata[1]
        // Byte 20 has their number. Byte 16 leads to the descriptions of the cases, of which they come first.
        let count = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
        let fields = Self.target(of: descriptor + 16)
        return (0..<count).compactMap { number in
            // After a head of 16 bytes: flags, the type, the name.
            let field = fields + 16 + 12 * Int(number)
            let isIndirect = field.load(as: UInt32.self) & 1 != 0
            guard !isIndirect else { return nil }
            let name = Self.target(of: field + 4).assumingMemoryBound(to: UInt8.self)
            let type = _getTypeByMangledNameInContext(
                name, Self.length(ofMangledName: name), genericContext: descriptor,
                genericArguments: UnsafeRawPointer(metadata + 2))
            return type.map { Payload(number: number, type: $0) }
        }
    }

    /// Returns the number of a value's case.
    package func number(at value: UnsafeRawPointer) -> UInt32 {
        metadata[-1].load(fromByteOffset: 88, as: NumberReader.self)(value, metadata)
    }

    /// Calls a function while the memory of a value contains its associated value.
    package func withPayload<Result>(at value: UnsafeMutableRawPointer, _ body: () -> Result) -> Result {
        let number = number(at: value)
        metadata[-1].load(fromByteOffset: 96, as: Projector.self)(value, metadata)
        defer { metadata[-1].load(fromByteOffset: 104, as: Injector.self)(value, number, metadata) }
        return body()
    }

    /// Returns the target of a relative pointer.
    private static func target(of pointer: UnsafeRawPointer) -> UnsafeRawPointer {
        pointer + Int(pointer.loadUnaligned(as: Int32.self))
    }

    /// Returns the length of a mangled name, which ends with 0, but contains pointers.
    private static func length(ofMangledName name: UnsafePointer<UInt8>) -> UInt {
        var length = 0
        while name[length] != 0 {
            switch name[length] {
            case 0x01...0x17: length += 5
            case 0x18...0x1F: length += 1 + MemoryLayout<UInt>.size
            default: length += 1
            }
        }
        return UInt(length)
    }
}
