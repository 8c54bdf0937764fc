import Foundation
import UmweltDrawing

/// The fonts among an app's resources.
enum AppFonts {
    /// Returns the paths of the font files among a program's resources.
    ///
    /// Fonts are searched next to the program, in a folder `Fonts` there, in the resource folders that SwiftPM puts
    /// there, and in the source of an app that `umwelt` runs.
    static func files(
        beside program: URL = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments.first ?? ""),
        source: [URL] = SourceFolder.content
    ) -> [String] {
        let folder = program.deletingLastPathComponent()
        let suffix = "_\(program.lastPathComponent).resources"
        let bundles = names(in: folder).filter { $0.hasSuffix(suffix) }.sorted()
        let main = Bundle.main.resourceURL ?? folder
        return source.map(\.path).filter(isFont) + fonts(in: main) + fonts(in: main.appendingPathComponent("Fonts"))
            + bundles.flatMap { allFonts(in: folder.appendingPathComponent($0)) }
    }

    private static func names(in folder: URL) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    }

    private static func fonts(in folder: URL) -> [String] {
        names(in: folder).filter(isFont).sorted().map { folder.appendingPathComponent($0).path }
    }

    private static func allFonts(in folder: URL) -> [String] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return paths.filter(isFont).sorted().map { folder.appendingPathComponent($0).path }
    }

    private static func isFont(_ path: String) -> Bool {
        ["ttf", "otf", "ttc", "otc"].contains((path as NSString).pathExtension.lowercased())
    }
}
