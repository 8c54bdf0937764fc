/// The cases without associated values of an enumeration, by name: names survive where numbers don't, when cases are
/// added.
package struct CaseNames<Value> {
    private let count: Int

    /// Inspects a type; nil if it is not an enumeration, if a case has associated values or if its cases have no
    /// numbers.
    ///
    /// The layouts are those of Swift's stable ABI (`TypeMetadata.rst`): the descriptor follows the kind, and bytes 20
    /// and 24 contain the numbers of cases with and without associated values. The latter are numbered in memory.
    package init?(_ type: Value.Type) {
        guard MetadataKind(of: type) == .enumeration else { return nil }
        let metadata = unsafeBitCast(type as Any.Type, to: UnsafePointer<UnsafeRawPointer>.self)
        let descriptor = metadata[1]
        guard descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF == 0 else { return nil }
        count = Int(descriptor.load(fromByteOffset: 24, as: UInt32.self))
        guard count > 0, MemoryLayout<Value>.size == Self.size(count: count) else { return nil }
    }

    /// Returns the name of a value's case.
    package func name(of value: Value) -> String? { enumCaseName(value).map { String(cString: $0) } }

    /// Returns the value of the case with a name; nil if no case has it.
    package func value(_ name: String) -> Value? {
        let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { place.deallocate() }
        for number in 0..<count {
            // The machines that Swift runs on put the lowest byte first.
            withUnsafePointer(to: number) { number in
                UnsafeMutableRawPointer(place).copyMemory(from: number, byteCount: MemoryLayout<Value>.size)
            }
            // There are so many cases, so that each of these numbers is one.
            if self.name(of: place.pointee) == name { return place.pointee }
        }
        return nil
    }

    /// Returns the size in bytes of the numbers of this many cases.
    private static func size(count: Int) -> Int {
        switch count {
        case 1: 0
        case 2...0x100: 1
        case 0x101...0x1_0000: 2
        default: 4
        }
    }
}

@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
