internal import CStack
import Foundation

/// The table of symbols of the program's own file: the linker's names of functions, and where these are.
///
/// It is there unless the file was stripped. To look through it takes milliseconds for each 10,000 of them.
struct ProgramSymbols {
    /// A symbol.
    struct Symbol {
        let name: String

        /// The distance from the beginning of the file in memory.
        let offset: UInt
    }

    private let file: Data
    private let symbols: Range<Int>
    private let names: Range<Int>

    /// The size of a symbol in an ELF file of 64 bits.
    private static let stride = 24

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

    /// Returns the symbols whose names begin and end with some texts, in the order of the file.
    func find(beginningWith prefix: String, endingWith suffix: String) -> [Symbol] {
        let length = prefix.utf8.count
        return file.withUnsafeBytes { bytes in
            prefix.withCString { prefix in
                var found: [Symbol] = []
                for place in Swift.stride(from: symbols.lowerBound, to: symbols.upperBound, by: Self.stride) {
                    guard place <= bytes.count - Self.stride else { break }
                    let index = Int(bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
                    guard index < names.count, let start = bytes.baseAddress else { continue }
                    // The last byte of the names is the end of one.
                    let name = (start + names.lowerBound + index).assumingMemoryBound(to: CChar.self)
                    guard strncmp(name, prefix, length) == 0 else { continue }
                    let text = String(cString: name)
                    guard text.hasSuffix(suffix) else { continue }
                    let offset = bytes.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self)
                    if offset > 0 { found.append(Symbol(name: text, offset: UInt(offset))) }
                }
                return found
            }
        }
    }

    /// Returns the function that sets a property of a class of the program; nil if there is none, as for classes of
    /// libraries, generic classes and what the compiler has left out.
    static func setter(of property: String, in type: AnyClass) -> UnsafeRawPointer? {
        guard let name = _mangledTypeName(type) else { return nil }
        // Words of a name that came before are left out in the linker's: the names of properties are read by the runtime.
        let setters = ProgramSymbols()?.find(beginningWith: "$s" + name, endingWith: "vs") ?? []
        let setter = setters.first { symbol in
            let parts = FunctionName.readable(symbol.name).split(separator: ".")
            return parts.last == "setter" && parts.dropLast().last.map(String.init) == property
        }
        return setter.flatMap { UnsafeRawPointer(bitPattern: UInt(umwelt_base()) + $0.offset) }
    }
}
