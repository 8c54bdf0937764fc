import ArgumentParser
import Umwelt

/// The option `--sdk` of the commands that show a program.
struct SDKOption: ParsableArguments {
    @Option(help: "The SDK whose rules views follow: 26, or 27, the default.")
    var sdk: String?

    /// Checks the version, before anything is compiled.
    func validate() throws {
        guard let sdk, SDKVersion(sdk) == nil else { return }
        throw ValidationError("\(SDKVersionError(text: sdk, place: "--sdk"))")
    }

    /// The option as a variable, for the host in the user's program; none where the option is left out.
    var variables: [String: String] { sdk.map { [SDKVersion.variable: $0] } ?? [:] }
}
