import Foundation
import Umwelt
import UmweltRendering

extension App {
    /// Runs the app in the host that the variable `UMWELT_HOST` names: `picture`, where there is none.
    ///
    /// `@main` calls it; there is no need to do so yourself.
    @MainActor public static func main() {
        runInHost { try $0.draw(app: Self()) }
    }
}

/// Runs the previews that are linked into the program, in place of an app.
@MainActor public func _runPreviews() {
    runInHost { try $0.drawPreviews() }
}

/// What a program can be shown by.
private enum Host: String, CaseIterable {
    case picture
}

@MainActor private func runInHost(_ draw: (PictureHost) throws -> [URL]) {
    let variables = ProcessInfo.processInfo.environment
    let name = variables["UMWELT_HOST"] ?? Host.picture.rawValue
    switch Host(rawValue: name) {
    case nil:
        let names = Host.allCases.map(\.rawValue).joined(separator: ", ")
        fail("There is no host “\(name)”. UMWELT_HOST can be: \(names).", code: EX_USAGE)
    case .picture:
        do {
            let settings = try PictureSettings(variables)
            for file in try draw(PictureHost(settings)) { print("Drew \(file.relativePath)") }
        } catch let error as PictureSettingsError {
            fail("\(error)", code: EX_USAGE)
        } catch {
            fail("\(error)", code: EXIT_FAILURE)
        }
    }
}

private func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data("Error: \(message)\n".utf8))
    exit(code)
}
