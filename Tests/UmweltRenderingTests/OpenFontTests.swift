import Foundation
import Testing
import UmweltDrawing

@testable import UmweltRendering

@Suite("Open fonts") struct OpenFontTests {
    /// Each in a font of its own: more than Cairo keeps open.
    private static let scripts = [
        "Latin", "עברית", "العربية", "ไทย", "हिन्दी", "ქართული", "አማርኛ", "বাংলা", "தமிழ்", "తెలుగు", "ಕನ್ನಡ", "മലയാളം",
        "ગુજરાતી", "ਪੰਜਾਬੀ", "සිංහල", "ខ្មែរ", "ລາວ", "မြန်မာ", "བོད་ཡིག", "Հայերեն", "ᏣᎳᎩ", "ᐃᓄᒃᑎᑐᑦ", "ⴰⵎⴰⵣⵉⵖ",
    ]

    @Test("A font file stays open once glyphs of it were shown, as another thread may be about to read it")
    func stayOpen() async {
        // In a process of its own: what other tests have drawn in is open already.
        await #expect(processExitsWith: .success) {
            for script in Self.scripts { #expect(Self.pixels(script, of: 17) != nil) }
            // The system reports no size of this file; it must be read to its end.
            let maps = try #require(try FileHandle(forReadingFrom: URL(filePath: "/proc/self/maps")).readToEnd())
            let files = maps.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
            let fonts = Set(files.compactMap { $0.split(separator: " ").last }.filter { $0.contains("/share/fonts/") })
            #expect(fonts.count >= Self.scripts.count, "\(fonts)")
        }
    }

    @Test("Threads that draw in more fonts than Cairo keeps open do not disturb each other") func threads() async {
        await #expect(processExitsWith: .success) {
            let expected = Self.scripts.map { Self.pixels($0, of: 17) }
            await withTaskGroup { group in
                for thread in 1...3 {
                    group.addTask {
                        for index in Self.scripts.indices {
                            let script = index * thread % Self.scripts.count
                            // Another size is another font to be opened.
                            _ = Self.pixels(Self.scripts[script], of: CGFloat(17 + thread))
                            #expect(Self.pixels(Self.scripts[script], of: 17) == expected[script])
                        }
                    }
                }
            }
        }
    }

    /// A text as a type setter draws it that knows no font yet.
    private static func pixels(_ text: String, of size: CGFloat) -> Data? {
        let typeSetter = PangoTypeSetter(shapingContexts: ShapingContextPool(configuration: .shared))
        let layout = typeSetter.layout(Paragraph(text, size: size), width: nil, height: nil)
        return try? Raster(layout.picture, scale: 1, isOpaque: true, typeSetter: typeSetter).pngData()
    }
}
