import Foundation

/// The first page of a PDF as vector graphics; asset catalogues often contain PDF images.
enum PortableDocument {
    /// Returns true if bytes are a PDF.
    static func isOne(_ data: Data) -> Bool { data.starts(with: Data("%PDF-".utf8)) }

    /// Returns the page as an SVG with a point of the page for each point. Poppler's program `pdftocairo` converts it,
    /// in a separate process.
    ///
    /// - Throws: An `ImageError` if the program is not installed, or the file is broken.
    static func svg(of file: URL) throws(ImageError) -> Data {
        let converter = Process()
        converter.executableURL = URL(fileURLWithPath: "/usr/bin/pdftocairo")
        converter.arguments = ["-svg", "-f", "1", "-l", "1", file.path, "-"]
        let output = Pipe()
        converter.standardOutput = output
        converter.standardError = FileHandle.nullDevice
        do {
            try converter.run()
        } catch {
            throw .noConverter
        }
        let svg = output.fileHandleForReading.readDataToEndOfFile()
        converter.waitUntilExit()
        guard converter.terminationStatus == 0, !svg.isEmpty else { throw .brokenDocument }
        return withoutUnits(svg)
    }

    /// Removes the unit of the size: a point of a PDF is one of the app's, not one of print.
    private static func withoutUnits(_ svg: Data) -> Data {
        let text = String(decoding: svg, as: UTF8.self)
        guard let head = text.firstMatch(of: /<svg[^>]*>/) else { return svg }
        let plain = head.output.replacing(/(width|height)="([0-9.]+)pt"/) { "\($0.1)=\"\($0.2)\"" }
        return Data(text.replacingCharacters(in: head.range, with: plain).utf8)
    }
}
