import Foundation
// Its streams are variables, of which the compiler cannot know that none is ever set.
@preconcurrency import SwiftGlibc
import Umwelt
import UmweltPictures

#if Browser
    internal import UmweltBrowser
#endif

extension App {
    /// Runs the app in the host that the variable `UMWELT_HOST` names. Where it names none, the app is a page in the
    /// browser, or a picture if this library was built without the browser.
    ///
    /// `@main` calls it; there is no need to do so yourself.
    @MainActor public static func main() {
        #if Browser
            Hosts.run(
                draw: { try $0.draw(app: Self()) },
                browse: {
                    ProcessStore.begin()
                    BrowserHost.run(Self(), settings: $0, failed: Hosts.fail)
                })
        #else
            Hosts.run { try $0.draw(app: Self()) }
        #endif
    }
}

extension UIApplicationDelegate where Self: NSObject {
    /// Runs the app whose windows this delegate makes, or the delegates of its scenes.
    ///
    /// `@main` calls it; there is no need to do so yourself.
    @MainActor public static func main() { DelegateApp<Self>.main() }
}

/// Runs the previews that are linked into the program, in place of an app.
@MainActor public func _runPreviews() {
    #if Browser
        Hosts.run(
            draw: { try $0.drawPreviews() },
            browse: {
                ProcessStore.beginEmpty()
                BrowserHost.runPreviews(settings: $0, failed: Hosts.fail)
            })
    #else
        Hosts.run { try $0.drawPreviews() }
    #endif
}

/// The hosts that can show a program.
@MainActor private enum Hosts {
    private static let variables = ProcessInfo.processInfo.environment

    #if Browser
        /// Shows the program in the host that is asked for, the browser if none is.
        static func run(draw: (PictureHost) throws -> [URL], browse: (BrowserSettings) -> Never) {
            writeLines()
            switch variables["UMWELT_HOST"] ?? "browser" {
            case "picture": run(draw)
            case "browser":
                do {
                    browse(try BrowserSettings(variables))
                } catch {
                    fail("\(error)", code: EX_USAGE)
                }
            case let name: refuse(name, known: "browser, picture")
            }
        }
    #else
        /// Shows the program in the host that is asked for, which can only be the picture.
        static func run(draw: (PictureHost) throws -> [URL]) {
            writeLines()
            let name = variables["UMWELT_HOST"] ?? "picture"
            if name != "picture" { refuse(name, known: "picture") }
            run(draw)
        }
    #endif

    private static func run(_ draw: (PictureHost) throws -> [URL]) {
        HangWatch.watchSteps { hang in
            FileHandle.standardError.write(Data("Error: \(hang.sentence)\n".utf8))
            // What else ends with the process may wait for the main actor.
            _exit(EX_SOFTWARE)
        }
        ProcessStore.beginEmpty()
        do {
            let settings = try PictureSettings(variables)
            for file in try draw(PictureHost(settings)) { print("Drew \(file.relativePath)") }
        } catch let error as PictureSettingsError {
            fail("\(error)", code: EX_USAGE)
        } catch {
            fail(error)
        }
    }

    /// Makes each printed line leave the process at once, also where the output is no terminal: a crash would lose those
    /// that wait.
    private static func writeLines() { setvbuf(stdout, nil, _IOLBF, 0) }

    private static func refuse(_ name: String, known: String) -> Never {
        fail("There is no host “\(name)”. UMWELT_HOST can be: \(known).", code: EX_USAGE)
    }

    /// Ends the process and says why.
    static func fail(_ error: any Error) -> Never { fail("\(error)", code: EXIT_FAILURE) }

    private static func fail(_ message: String, code: Int32) -> Never {
        FileHandle.standardError.write(Data("Error: \(message)\n".utf8))
        exit(code)
    }
}
