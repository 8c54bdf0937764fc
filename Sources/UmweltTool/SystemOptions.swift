import ArgumentParser
import Umwelt

/// The options of commands that show a program which choose the system that its views are on: `--sdk` and `--design`.
struct SystemOptions: ParsableArguments {
    @Option(help: "The SDK whose rules views follow: 26, or 27, the default.")
    var sdk: String?

    @Option(help: "The design that views are drawn in: that of iOS 18, the default, or 26.")
    var design: String?

    /// Checks the versions, before anything is compiled.
    func validate() throws {
        if let sdk, SDKVersion(sdk) == nil {
            throw ValidationError(SDKVersion.mistake(sdk, in: "--sdk"))
        }
        if let design, InterfaceDesign(design) == nil {
            throw ValidationError(InterfaceDesign.mistake(design, in: "--design"))
        }
    }

    /// The options as variables, for the host in the user's program; none for omitted options.
    var variables: [String: String] {
        var variables: [String: String] = [:]
        variables[SDKVersion.variable] = sdk
        variables[InterfaceDesign.variable] = design
        return variables
    }
}
