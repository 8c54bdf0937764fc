/// The comparison of closures: the same function with the same captures is the same closure.
///
/// A closure is a function's address and a context, an object that holds what the closure captured. Swift describes the
/// captures of each context type for reflection (SwiftInfo's `CaptureDescriptor`). If all of their types are known,
/// they are compared like the stored properties of a structure. Unreadable captures count as different.
final class ClosureComparison: ValueComparison, @unchecked Sendable {
    override func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        ClosureIdentity(at: left).isSame(as: ClosureIdentity(at: right))
    }
}

/// The two words of a closure. They can be compared only while the closure is retained.
package struct ClosureIdentity {
    private let function: UnsafeRawPointer?
    private let context: UnsafeRawPointer?

    /// Reads the words of a closure in memory.
    init(at pointer: UnsafeRawPointer) {
        let words = pointer.assumingMemoryBound(to: UnsafeRawPointer?.self)
        function = words[0]
        context = words[1]
    }

    /// Reads the words of the closure that is the only property of a structure.
    ///
    /// The closure itself is not passed: a generic function would wrap its argument in a new closure.
    package init<Holder>(in holder: Holder) {
        self = withUnsafePointer(to: holder) { ClosureIdentity(at: $0) }
    }

    package func isSame(as other: ClosureIdentity) -> Bool {
        guard function == other.function else { return false }
        if context == other.context { return true }
        guard let context, let otherContext = other.context, let captures = CaptureLayout.of(context),
            captures === CaptureLayout.of(otherContext)
        else { return false }
        return captures.areEqual(context, otherContext)
    }
}

/// The offsets of the captures in the contexts of one closure type; found once per type.
private final class CaptureLayout: @unchecked Sendable {
    private let captures: [(offset: Int, comparison: ValueComparison)]

    /// Layouts by the address of the context's metadata; nil for unreadable ones. Metadata is never freed.
    private static let known = LockedValue<[UnsafeRawPointer: CaptureLayout?]>([:])

    static func of(_ context: UnsafeRawPointer) -> CaptureLayout? {
        // The first word of every Swift object is its metadata.
        let metadata = context.load(as: UnsafeRawPointer.self)
        return known.withLock { known in
            if let layout = known[metadata] { return layout }
            let layout = CaptureLayout(metadata)
            known[metadata] = layout
            return layout
        }
    }

    func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        captures.allSatisfy { $0.comparison.areEqual(left + $0.offset, right + $0.offset) }
    }

    /// The kind of the metadata of contexts and boxes (Swift's ABI, MetadataKind.def).
    private static let heapLocalVariable: UInt = 0x400

    /// The size of the header of each Swift object: its metadata and its reference counts.
    private static let headerSize = 16

    private init?(_ metadata: UnsafeRawPointer) {
        guard metadata.load(as: UInt.self) == Self.heapLocalVariable,
            let descriptor = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
        else { return nil }
        let captureCount = Int(descriptor.load(as: UInt32.self))
        let bindingCount = descriptor.load(fromByteOffset: 8, as: UInt32.self)
        // With generic bindings the types' names mean nothing without them.
        guard bindingCount == 0 else { return nil }
        // Zero stands there if the size of the first capture is known at run time only: it follows the object's header.
        var offset = max(Int(metadata.load(fromByteOffset: 8, as: UInt32.self)), Self.headerSize)
        var captures: [(Int, ValueComparison)] = []
        for index in 0..<captureCount {
            let record = descriptor + 12 + index * 4
            guard let type = MangledName(at: record + Int(record.load(as: Int32.self))).type else { return nil }
            let (size, alignment) = Self.layout(of: type)
            offset = (offset + alignment - 1) / alignment * alignment
            captures.append((offset, ValueComparison.of(dynamic: type)))
            offset += size
        }
        self.captures = captures
    }

    private static func layout(of type: Any.Type) -> (size: Int, alignment: Int) {
        func open<T>(_ type: T.Type) -> (size: Int, alignment: Int) {
            (MemoryLayout<T>.size, MemoryLayout<T>.alignment)
        }
        return _openExistential(type, do: open)
    }
}

/// A type's mangled name as reflection stores it: bytes up to a zero, with references to descriptors among them.
private struct MangledName {
    private let start: UnsafeRawPointer
    private let length: Int

    init(at start: UnsafeRawPointer) {
        self.start = start
        var length = 0
        while true {
            switch start.load(fromByteOffset: length, as: UInt8.self) {
            case 0:
                self.length = length
                return
            // A relative reference follows in four bytes, an absolute one in eight.
            case 0x01...0x17: length += 5
            case 0x18...0x1F: length += 9
            default: length += 1
            }
        }
    }

    /// The type; nil if the name does not determine it, or if it is a weak or unowned reference.
    var type: Any.Type? {
        let bytes = UnsafeRawBufferPointer(start: start, count: length)
        if bytes.count >= 2, bytes[bytes.count - 2] == UInt8(ascii: "X") { return nil }
        let type = _getTypeByMangledNameInContext(
            start.assumingMemoryBound(to: UInt8.self), UInt(length), genericContext: nil, genericArguments: nil)
        // A captured type may take no space, though a value of its type does.
        return type.flatMap { MetadataKind(of: $0) == .metatype ? nil : $0 }
    }
}
