import ArgumentParser
import Foundation

/// `umwelt toolset`: prints the toolset for users who call SwiftPM themselves.
struct ToolsetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "toolset", abstract: "Prints a toolset for SwiftPM.",
        discussion: """
            With the toolset, SwiftPM builds a package and its dependencies with Umwelt's modules, also where nothing \
            in them depends on Umwelt:

              umwelt toolset > umwelt.json
              UMWELT_INSTALLED=1 swift build --toolset umwelt.json

            The variable lets the installed library answer a dependency on Umwelt, if there is one. All modules are \
            compiled with the same arguments; `umwelt build` chooses them for each module.
            """)

    func run() throws {
        let library = try Library.installed()
        let toolset = Toolset(compilingWith: library, moduleMap: try ModuleMap.file(with: []))
        FileHandle.standardOutput.write(try toolset.json)
    }
}
