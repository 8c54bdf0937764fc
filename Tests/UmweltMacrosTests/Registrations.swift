import Umwelt

/// The previews that are linked into the process, found by their conformance records: a `#Preview` makes types that
/// nobody can name.
@MainActor let registrations: [any _PreviewRegistration.Type] = {
    final class Found { var types: [any _PreviewRegistration.Type] = [] }
    let found = Found()
    enumerateMetadataSections(
        { sections, context in
            let found = Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
            // version, base, two reserved words, then start and length of: protocols, conformances, …
            let words = sections.assumingMemoryBound(to: UInt.self)
            guard let start = UnsafeRawPointer(bitPattern: words[6]) else { return true }
            for record in stride(from: start, to: start + Int(words[7]), by: 4) {
                guard let type = structure(conforming: relative(record)) else { continue }
                if let preview = type as? any _PreviewRegistration.Type { found.types.append(preview) }
            }
            return true
        }, Unmanaged.passUnretained(found).toOpaque())
    return found.types
}()

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
    _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool, _ context: UnsafeMutableRawPointer)

private func relative(_ field: UnsafeRawPointer) -> UnsafeRawPointer {
    field + Int(field.load(as: Int32.self))
}

/// The struct in a conformance record, where its name says that a `#Preview` made it.
private func structure(conforming record: UnsafeRawPointer) -> Any.Type? {
    let kind = record.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
    guard kind == 0 else { return nil }
    let descriptor = relative(record + 4)
    guard descriptor.load(as: UInt32.self) & 0x1f == 17 else { return nil }
    let name = String(cString: relative(descriptor + 8).assumingMemoryBound(to: CChar.self))
    guard name.hasSuffix("7PreviewfMu_") else { return nil }
    let accessor = unsafeBitCast(relative(descriptor + 12), to: (@convention(c) (Int) -> UnsafeRawPointer).self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
}
