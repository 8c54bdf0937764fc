internal import CStack
import Foundation

/// The table of symbols of the program's own file: the linker's names of functions, and where these are.
///
/// It is there unless the file was stripped. Searching it takes milliseconds for each 10,000 symbols.
package struct ProgramSymbols {
    /// A symbol.
    struct Symbol {
        let name: String

        /// The distance from the beginning of the file in memory.
        let offset: UInt
    }

    private let file: Data
    private let symbols: Range<Int>
    private let names: Range<Int>

    /// An entry of the table in an ELF file of 64 bits.
    private struct Entry {
        let name: UInt32
        let info: UInt8
        let other: UInt8
        let section: UInt16
        let value: UInt64
        let size: UInt64
    }

    /// Reads where the table is; nil if the file has none.
    init?() {
        let path = URL(fileURLWithPath: "/proc/self/exe")
        guard let file = try? Data(contentsOf: path, options: .alwaysMapped), file.prefix(5) == Self.beginning else {
            return nil
        }
        func number<Number: FixedWidthInteger>(_ type: Number.Type, at offset: Int) -> Int? {
            guard offset >= 0, offset <= file.count - MemoryLayout<Number>.size else { return nil }
            return file.withUnsafeBytes { Int(exactly: $0.loadUnaligned(fromByteOffset: offset, as: type)) }
        }
        // The header says where the table of sections is, the size of an entry, and how many there are.
        guard let start = number(UInt64.self, at: 0x28), let size = number(UInt16.self, at: 0x3A),
            let count = number(UInt16.self, at: 0x3C)
        else { return nil }
        func content(ofSection index: Int) -> Range<Int>? {
            guard let offset = number(UInt64.self, at: start + index * size + 0x18),
                let length = number(UInt64.self, at: start + index * size + 0x20), offset <= file.count - length
            else { return nil }
            return offset..<offset + length
        }
        let table = (0..<count).first { number(UInt32.self, at: start + $0 * size + 4) == Self.symbolTable }
        guard let table, let symbols = content(ofSection: table),
            let link = number(UInt32.self, at: start + table * size + 0x28), let names = content(ofSection: link)
        else { return nil }
        self.file = file
        self.symbols = symbols
        self.names = names
    }

    /// The beginning of an ELF file of 64 bits.
    private static let beginning = Data([0x7F, 0x45, 0x4C, 0x46, 2])

    /// The type of the section that has all symbols.
    private static let symbolTable = 2

    /// Returns the symbols whose names have the given prefix and suffix, in the order of the file.
    func find(beginningWith prefix: String, endingWith suffix: String) -> [Symbol] {
        prefix.withCString { start in
            let length = strlen(start)
            return find(endingWith: suffix) { name, _ in strncmp(name, start, length) == 0 }
        }
    }

    /// Returns the symbols that fit and whose names end with a text, in the order of the file.
    private func find(endingWith suffix: String, where fits: (UnsafePointer<CChar>, UInt) -> Bool) -> [Symbol] {
        file.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return [] }
            let table = start + symbols.lowerBound
            let count = symbols.count / MemoryLayout<Entry>.stride
            guard Int(bitPattern: table) % MemoryLayout<Entry>.alignment == 0, symbols.upperBound <= bytes.count else {
                return []
            }
            let entries = table.bindMemory(to: Entry.self, capacity: count)
            var found: [Symbol] = []
            var index = 0
            // Large programs have a million: a loop over a range takes several times as long without the optimiser.
            while index < count {
                let entry = entries[index]
                index += 1
                guard entry.value > 0, Int(entry.name) < names.count else { continue }
                // The last byte of the names is the end of one.
                let name = (start + names.lowerBound + Int(entry.name)).assumingMemoryBound(to: CChar.self)
                guard fits(name, UInt(entry.value)) else { continue }
                let text = String(cString: name)
                if text.hasSuffix(suffix) { found.append(Symbol(name: text, offset: UInt(entry.value))) }
            }
            return found
        }
    }

    /// The functions that set the properties of classes that were asked for, by the names of the properties.
    ///
    /// Safe: objects are inspected on the main actor only.
    private nonisolated(unsafe) static var setters: [ObjectIdentifier: [String: UInt]] = [:]

    /// Returns the setter of a property in a class of the app; nil if there is none, as for classes of libraries,
    /// generic classes, and setters that the compiler removed.
    package static func setter(of property: String, in type: AnyClass) -> UnsafeRawPointer? {
        let known = setters[ObjectIdentifier(type)] ?? findSetters(of: type)
        setters[ObjectIdentifier(type)] = known
        return known[property].flatMap { UnsafeRawPointer(bitPattern: UInt(umwelt_base()) + $0) }
    }

    private static func findSetters(of type: AnyClass) -> [String: UInt] {
        // C's SIZE_MAX is imported as -1. A class is a pointer to its metadata, of one word; its address alone is used.
        guard let place = UInt(exactly: umwelt_offset(unsafeBitCast(type, to: UnsafeRawPointer.self))),
            let program = ProgramSymbols(),
            // The runtime's own name for a class is none that the linker knows, if the class is private.
            let name = program.find(endingWith: "CN", where: { $1 == place }).first?.name.dropLast()
        else { return [:] }
        // The stub of methods that the optimiser has left out of a class: a call of it stops the program.
        let missing = program.find(beginningWith: "_swift_dead_method_stub", endingWith: "").map(\.offset)
        // Types inside of the class have properties, too, whose names have more parts than that of its deinitialiser.
        let count = FunctionName.readable(name + "fD").split(separator: ".").count + 1
        var found: [String: UInt] = [:]
        for symbol in program.find(beginningWith: String(name), endingWith: "vs") {
            let parts = FunctionName.readable(symbol.name).split(separator: ".")
            guard parts.count == count, parts.last == "setter", let property = parts.dropLast().last,
                !missing.contains(symbol.offset)
            else { continue }
            found[String(property)] = symbol.offset
        }
        return found
    }
}
