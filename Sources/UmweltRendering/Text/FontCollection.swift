import Foundation

/// Files that contain several fonts, such as TrueType collections. Browsers can use only the single fonts.
package enum FontCollection {
    /// Returns one font of a collection as a file; nil if the data are not a valid collection or have no such font.
    ///
    /// A font collection is a list of offsets of table directories; one directory is copied, and the tables follow as
    /// slices of the collection's data.
    ///
    /// - Returns: The pieces of the file, one after the other.
    package static func font(at index: Int, of data: Data) -> [Data]? {
        let source = Bytes(data: data)
        guard source.text(at: 0) == "ttcf", let count = source.number(at: 8), index >= 0, index < count,
            let start = source.number(at: 12 + index * 4), let tableCount = source.short(at: start + 4)
        else { return nil }
        let headLength = 12 + tableCount * 16
        guard var head = source.bytes(at: start, count: headLength) else { return nil }
        var tables: [Data] = []
        var length = headLength
        for table in 0..<tableCount {
            let record = start + 12 + table * 16
            guard let offset = source.number(at: record + 8), let count = source.number(at: record + 12),
                let content = source.part(at: offset, count: count)
            else { return nil }
            let place = UInt32(truncatingIfNeeded: length)
            for byte in 0..<4 { head[12 + table * 16 + 8 + byte] = UInt8(place >> (24 - 8 * byte) & 0xFF) }
            let padding = (4 - count % 4) % 4
            tables += [content, Data(count: padding)]
            length += count + padding
        }
        return [head] + tables
    }

    /// Reads numbers in the byte order of fonts, the highest byte first; nil beyond the end.
    private struct Bytes {
        let data: Data

        func part(at offset: Int, count: Int) -> Data? {
            guard offset >= 0, count >= 0, offset <= data.count - count else { return nil }
            let start = data.startIndex + offset
            return data[start..<start + count]
        }

        func bytes(at offset: Int, count: Int) -> Data? { part(at: offset, count: count).map { Data($0) } }

        func number(at offset: Int) -> Int? { bytes(at: offset, count: 4)?.reduce(0) { $0 << 8 | Int($1) } }
        func short(at offset: Int) -> Int? { bytes(at: offset, count: 2)?.reduce(0) { $0 << 8 | Int($1) } }
        func text(at offset: Int) -> String? { bytes(at: offset, count: 4).map { String(decoding: $0, as: UTF8.self) } }
    }
}
