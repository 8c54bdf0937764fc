/// The lookup of the program's types that conform to a protocol, by the records that the compiler writes for the
/// runtime.
///
/// The names of the types that `#Preview` makes are hidden, and a library has no list of the types of the program that
/// it is linked to. The layouts are those of Swift's stable ABI (`TypeMetadata.rst` and `MetadataValues.h` in Swift's
/// sources).
enum ConformanceRecords {
    /// Returns all conforming types that are not generic, in no particular order.
    static func types(conformingTo existential: Any.Type) -> [Any.Type] {
        let sought = protocolDescriptor(of: existential)
        var types: [Any.Type] = []
        for section in sections() {
            for record in stride(from: section.baseAddress, to: section.baseAddress + section.count, by: 4) {
                let conformance = relative(record)
                if indirectable(conformance) == sought, let type = type(of: conformance) { types.append(type) }
            }
        }
        return types
    }

    private typealias Section = (baseAddress: UnsafeRawPointer, count: Int)

    /// Returns the conformance records of the executable and of each library.
    private static func sections() -> [Section] {
        final class Found { var sections: [Section] = [] }
        let found = Found()
        enumerateMetadataSections(
            { sections, context in
                // Version, base, two reserved words; then start and length of the protocols, the conformances, …
                let words = sections.assumingMemoryBound(to: UInt.self)
                if let start = UnsafeRawPointer(bitPattern: words[6]) {
                    Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().sections.append((start, Int(words[7])))
                }
                return true
            }, Unmanaged.passUnretained(found).toOpaque())
        return found.sections
    }

    /// Returns the descriptor of an existential type's one protocol.
    private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer {
        // The kind (a word), flags and the number of protocols (half a word each), then the protocols' descriptors.
        unsafeBitCast(existential, to: UnsafeRawPointer.self).load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    }

    /// Returns the type in a conformance's record; nil if the record does not name its descriptor, or the type is
    /// generic or not nominal.
    private static func type(of conformance: UnsafeRawPointer) -> Any.Type? {
        let field = conformance + 4
        let descriptor: UnsafeRawPointer
        switch conformance.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7 {
        case 0: descriptor = relative(field)
        case 1: descriptor = relative(field).load(as: UnsafeRawPointer.self)
        default: return nil
        }
        let flags = descriptor.load(as: UInt32.self)
        let isNominal = (16...18).contains(flags & 0x1f)
        let isGeneric = flags & 0x80 != 0
        guard isNominal, !isGeneric else { return nil }
        // A type that is not generic has a metadata accessor; its argument 0 asks for complete metadata.
        let accessor = unsafeBitCast(relative(descriptor + 12), to: (@convention(c) (Int) -> UnsafeRawPointer).self)
        return unsafeBitCast(accessor(0), to: Any.Type.self)
    }

    /// Returns the target of a relative field, which contains its distance in bytes.
    private static func relative(_ field: UnsafeRawPointer) -> UnsafeRawPointer {
        field + Int(field.load(as: Int32.self))
    }

    /// Returns the same for a field whose lowest bit is set if there is a pointer to the target at that distance.
    private static func indirectable(_ field: UnsafeRawPointer) -> UnsafeRawPointer {
        let distance = Int(field.load(as: Int32.self))
        guard distance & 1 == 1 else { return field + distance }
        return (field + (distance & ~1)).load(as: UnsafeRawPointer.self)
    }
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
    _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool, _ context: UnsafeMutableRawPointer)
