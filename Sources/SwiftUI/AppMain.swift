import Foundation
import Umwelt
import UmweltRendering

#if Browser
    internal import UmweltBrowser
#endif

extension App {
    /// Runs the app in the host that the variable `UMWELT_HOST` names: `picture`, where there is none.
    ///
    /// `@main` calls it; there is no need to do so yourself.
    @MainActor public static func main() {
        runInHost {
            try $0.draw(app: Self())
        } browse: {
            try browse(Self())
        }
    }
}

/// Runs the previews that are linked into the program, in place of an app.
@MainActor public func _runPreviews() {
    runInHost {
        try $0.drawPreviews()
    } browse: {
        fail("The browser shows apps: write an App with @main, or draw the previews.", code: EX_USAGE)
    }
}

/// What a program can be shown by.
private enum Host: String, CaseIterable {
    case picture
    #if Browser
        case browser
    #endif
}

@MainActor private func runInHost(_ draw: (PictureHost) throws -> [URL], browse: () throws -> Never) {
    let variables = ProcessInfo.processInfo.environment
    let name = variables["UMWELT_HOST"] ?? Host.picture.rawValue
    do {
        switch Host(rawValue: name) {
        case nil:
            let names = Host.allCases.map(\.rawValue).joined(separator: ", ")
            fail("There is no host “\(name)”. UMWELT_HOST can be: \(names).", code: EX_USAGE)
        case .picture:
            let settings = try PictureSettings(variables)
            for file in try draw(PictureHost(settings)) { print("Drew \(file.relativePath)") }
        #if Browser
            case .browser: try browse()
        #endif
        }
    } catch let error as PictureSettingsError {
        fail("\(error)", code: EX_USAGE)
    } catch {
        fail("\(error)", code: EXIT_FAILURE)
    }
}

#if Browser
    /// Serves an app until the process ends.
    @MainActor private func browse<A: App>(_ app: A) throws -> Never {
        let settings: BrowserSettings
        do {
            settings = try BrowserSettings(ProcessInfo.processInfo.environment)
        } catch {
            fail("\(error)", code: EX_USAGE)
        }
        BrowserHost.run(app, settings: settings) { fail("\($0)", code: EXIT_FAILURE) }
    }
#endif

private func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data("Error: \(message)\n".utf8))
    exit(code)
}
