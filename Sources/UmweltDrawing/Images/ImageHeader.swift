import Foundation

/// The format and the size of an image, from the beginning of its file. Nothing is decoded.
struct ImageHeader {
    var format: ImageFile.Format
    var size: CGSize

    init(_ data: Data) throws(ImageError) {
        let bytes = [UInt8](data.prefix(16))
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self.init(format: .png, size: try Self.sizeOfPNG(data))
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self.init(format: .jpeg, size: try Self.sizeOfJPEG(data))
        } else if let size = try SVGHeader.size(of: data) {
            self.init(format: .svg, size: size)
        } else {
            throw .unknownFormat
        }
    }

    private init(format: ImageFile.Format, size: CGSize) {
        self.format = format
        self.size = size
    }

    /// Returns the size from the first chunk of a PNG; the last chunk is empty and ends the file.
    private static func sizeOfPNG(_ data: Data) throws(ImageError) -> CGSize {
        var reader = ByteReader(data, from: 8)
        guard reader.number(bytes: 4) == 13, reader.text(4) == "IHDR",
            let width = reader.number(bytes: 4), let height = reader.number(bytes: 4),
            // Some programs add bytes after the end.
            data.suffix(4096).range(of: Data("IEND".utf8)) != nil
        else { throw .broken(.png) }
        return CGSize(width: width, height: height)
    }

    /// Returns the size of a JPEG. A JPEG is a list of segments with a marker and a length: a frame segment has the
    /// size, and the EXIF segment of a camera has the orientation.
    private static func sizeOfJPEG(_ data: Data) throws(ImageError) -> CGSize {
        guard data.suffix(4096).range(of: Data([0xFF, 0xD9])) != nil else { throw .broken(.jpeg) }
        var reader = ByteReader(data, from: 2)
        var isTurned = false
        while reader.number(bytes: 1) == 0xFF {
            var marker = reader.number(bytes: 1)
            while marker == 0xFF { marker = reader.number(bytes: 1) }
            guard let marker, let length = reader.number(bytes: 2), length >= 2 else { break }
            let end = reader.offset + length - 2
            switch marker {
            // Frames: all markers from SOF0 to SOF15, except for three among them with other meanings.
            case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
                reader.skip(1)
                guard let height = reader.number(bytes: 2), let width = reader.number(bytes: 2) else { break }
                return isTurned ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
            case 0xE1: isTurned = orientation(in: &reader) >= 5
            default: break
            }
            reader.offset = end
        }
        throw .broken(.jpeg)
    }

    /// Returns the orientation of a photograph in the numbers of EXIF: from 5 on, width and height are exchanged.
    private static func orientation(in reader: inout ByteReader) -> Int {
        guard reader.text(4) == "Exif", reader.number(bytes: 2) == 0 else { return 1 }
        let start = reader.offset
        reader.isLittleEndian = reader.text(2) == "II"
        defer { reader.isLittleEndian = false }
        guard reader.number(bytes: 2) == 42, let directory = reader.number(bytes: 4) else { return 1 }
        reader.offset = start + directory
        for _ in 0..<(reader.number(bytes: 2) ?? 0) {
            guard let tag = reader.number(bytes: 2) else { return 1 }
            reader.skip(6)
            guard let value = reader.number(bytes: 2) else { return 1 }
            if tag == 0x0112 { return value }
            reader.skip(2)
        }
        return 1
    }
}

/// Reads numbers from bytes, and never beyond their end.
private struct ByteReader {
    let data: Data
    var offset: Int
    var isLittleEndian = false

    init(_ data: Data, from offset: Int) {
        self.data = data
        self.offset = offset
    }

    mutating func skip(_ count: Int) { offset += count }

    mutating func number(bytes count: Int) -> Int? {
        guard let bytes = next(count) else { return nil }
        return (isLittleEndian ? bytes.reversed() : bytes).reduce(0) { $0 << 8 | Int($1) }
    }

    mutating func text(_ count: Int) -> String? { next(count).map { String(decoding: $0, as: UTF8.self) } }

    private mutating func next(_ count: Int) -> [UInt8]? {
        guard offset >= 0, offset + count <= data.count else { return nil }
        defer { offset += count }
        let start = data.startIndex + offset
        return [UInt8](data[start..<start + count])
    }
}
