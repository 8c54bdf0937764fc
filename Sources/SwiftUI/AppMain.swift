import Foundation
// Its streams are variables, of which the compiler cannot know that none is ever set.
@preconcurrency import SwiftGlibc
import Umwelt
import UmweltFoundation
import UmweltPictures
internal import UmweltStage

#if Browser
    internal import UmweltBrowser
    internal import UmweltServing
#endif
#if Redis
    internal import UmweltRedis
#endif
#if Window
    internal import UmweltWindow
#endif

extension App {
    /// Runs the app in the host that the variable `UMWELT_HOST` names. If the program chooses no host, the app opens a
    /// window if there is a display, or else serves a page for the browser or draws a picture, depending on what this
    /// library was built with.
    ///
    /// `@main` calls it; you need not call it yourself.
    @MainActor public static func main() { Hosts.run(AppProgram<Self>.self) }
}

extension UIApplicationDelegate where Self: NSObject {
    /// Runs the app whose windows this delegate makes, or the delegates of its scenes.
    ///
    /// `@main` calls it; you need not call it yourself.
    @MainActor public static func main() { DelegateApp<Self>.main() }
}

/// Runs the previews that are linked into the program, in place of an app.
@MainActor public func _runPreviews() { Hosts.run(PreviewProgram.self) }

/// A program as each of the hosts shows it.
@MainActor private protocol ShownProgram {
    /// Draws it, and returns the files.
    static func draw(in host: PictureHost) throws -> [URL]
    /// Shows it on the stage until the tool ends the connection.
    static func rehearse(_ variables: [String: String]) -> Never
    #if Browser
        /// Serves it until the process ends.
        static func browse(_ settings: BrowserSettings) -> Never
    #endif
    #if Window
        /// Shows it in windows until the last is closed.
        static func show(_ settings: WindowSettings) -> Never
    #endif
}

/// A program that shows an app.
private enum AppProgram<A: App>: ShownProgram {
    static func draw(in host: PictureHost) throws -> [URL] { try host.draw(app: A()) }
    static func rehearse(_ variables: [String: String]) -> Never {
        StageHost.run(A(), variables, failed: Hosts.fail)
    }
    #if Browser
        static func browse(_ settings: BrowserSettings) -> Never {
            ProcessStore.begin()
            BrowserHost.run(A(), settings: settings, failed: Hosts.fail)
        }
    #endif
    #if Window
        static func show(_ settings: WindowSettings) -> Never {
            ProcessStore.begin()
            WindowHost.run(A(), settings: settings, failed: Hosts.fail)
        }
    #endif
}

/// A program that shows its previews.
private enum PreviewProgram: ShownProgram {
    static func draw(in host: PictureHost) throws -> [URL] { try host.drawPreviews() }
    static func rehearse(_ variables: [String: String]) -> Never {
        StageHost.runPreviews(variables, failed: Hosts.fail)
    }
    #if Browser
        static func browse(_ settings: BrowserSettings) -> Never {
            ProcessStore.beginEmpty()
            BrowserHost.runPreviews(settings: settings, failed: Hosts.fail)
        }
    #endif
    #if Window
        static func show(_ settings: WindowSettings) -> Never {
            ProcessStore.beginEmpty()
            WindowHost.runPreviews(settings: settings, failed: Hosts.fail)
        }
    #endif
}

/// The hosts that can show a program.
@MainActor private enum Hosts {
    private static let variables = ProcessInfo.processInfo.environment

    /// The names of the hosts that this library was built with.
    private static var names: [String] {
        var names: [String] = []
        #if Browser
            names.append("browser")
        #endif
        names.append("picture")
        #if Window
            names.append("window")
        #endif
        return names
    }

    /// The host of a program that chooses none: a window if there is a display, or else a page.
    private static var automatic: String {
        #if Window
            if WindowSettings.hasDisplay(variables) { return "window" }
        #endif
        return names[0]
    }

    /// Runs the program in the chosen host.
    static func run(_ program: any ShownProgram.Type) {
        // Also in place of an app, if the tool is to show previews.
        let program = variables["UMWELT_PREVIEWS"] == "1" ? PreviewProgram.self : program
        writeLines()
        DocumentsFolder.make()
        do {
            _ = try SDKVersion(variables)
            _ = try InterfaceDesign(variables)
        } catch {
            fail("\(error)", code: EX_USAGE)
        }
        let name = variables["UMWELT_HOST"].flatMap { $0.isEmpty ? nil : $0 } ?? automatic
        switch name {
        case "picture": run { try program.draw(in: $0) }
        // Not among the names: only the tool starts it.
        case StageHost.name:
            watchSteps()
            ProcessStore.beginEmpty()
            program.rehearse(variables)
        #if Browser
            case "browser":
                do {
                    let settings = try BrowserSettings(variables)
                    #if Redis
                        SharedSessions.useRedis()
                    #else
                        if settings.redis != nil { throw BrowserHostError.withoutRedis }
                    #endif
                    program.browse(settings)
                } catch {
                    fail("\(error)", code: EX_USAGE)
                }
        #endif
        #if Window
            case "window":
                do {
                    program.show(try WindowSettings(variables))
                } catch {
                    fail("\(error)", code: EX_USAGE)
                }
        #endif
        default:
            fail("There is no host “\(name)”. UMWELT_HOST can be: \(names.joined(separator: ", ")).", code: EX_USAGE)
        }
    }

    private static func run(_ draw: (PictureHost) throws -> [URL]) {
        watchSteps()
        ProcessStore.beginEmpty()
        do {
            var settings = try PictureSettings(variables)
            settings.drainsQueues = true
            for file in try draw(PictureHost(settings)) { print("Drew \(file.relativePath)") }
        } catch let error as PictureSettingsError {
            fail("\(error)", code: EX_USAGE)
        } catch {
            fail(error)
        }
    }

    /// Ends the process with a message if a function of the program does not return.
    private static func watchSteps() {
        Watchdog.watchSteps { hang in
            FileHandle.standardError.write(Data("Error: \(hang.sentence)\n".utf8))
            // What else ends with the process may wait for the main actor.
            _exit(EX_SOFTWARE)
        }
    }

    /// Flushes standard output after each line, even if it is no terminal: otherwise a crash would lose lines in the
    /// buffer.
    private static func writeLines() { setvbuf(stdout, nil, _IOLBF, 0) }

    /// Ends the process with a message about the error.
    static func fail(_ error: any Error) -> Never { fail("\(error)", code: EXIT_FAILURE) }

    private static func fail(_ message: String, code: Int32) -> Never {
        FileHandle.standardError.write(Data("Error: \(message)\n".utf8))
        exit(code)
    }
}
