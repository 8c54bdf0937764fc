import Foundation
import SwiftUI
import UmweltRendering

/// Makes files of images for tests, in folders of their own.
package enum ImageSamples {
    /// A PNG of one colour.
    package static func png(_ width: CGFloat, _ height: CGFloat, _ color: Color.Resolved = red) -> Data {
        let size = CGSize(width: width, height: height)
        let list = DisplayList(size: size, items: [.fill(Path(CGRect(origin: .zero, size: size)), .color(color))])
        // A picture that has a size can be drawn.
        return try! list.pngData()
    }

    package static let red = Color.Resolved(red: 1, green: 0, blue: 0)
    package static let green = Color.Resolved(red: 0, green: 1, blue: 0)
    package static let blue = Color.Resolved(red: 0, green: 0, blue: 1)

    /// An SVG of one colour.
    package static func svg(_ attributes: String) -> Data {
        Data("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)><rect width=\"99\" height=\"99\"/></svg>".utf8)
    }

    /// The beginning and the end of a JPEG of 40 × 20 pixels, which a camera says to turn as given.
    package static func jpeg(orientation: UInt8) -> Data {
        let exif: [UInt8] =
            [0x45, 0x78, 0x69, 0x66, 0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1]
            + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
        let frame: [UInt8] = [8, 0, 20, 0, 40, 1, 1, 0x11, 0]
        return Data(
            [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + [0xFF, 0xC0, 0, UInt8(frame.count + 2)] + frame
                + [0xFF, 0xD9])
    }

    /// A bundle with files, by their paths.
    package static func bundle(_ files: [String: Data]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-images-\(UUID().uuidString)")
        for (path, data) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileNoSuchFile) }
        return bundle
    }

    /// A file of an asset catalogue.
    package static func json(_ text: String) -> Data { Data(text.utf8) }
}
