import Subprocess

extension PlatformOptions {
    /// The options for build tools, which end their own child processes on control-C, and only then.
    static var interruptible: PlatformOptions {
        var options = PlatformOptions()
        options.teardownSequence = [.send(signal: .interrupt, allowedDurationToNextStep: .seconds(3))]
        return options
    }

    /// The options for apps: control-C is for the tool, which ends them.
    static var ownGroup: PlatformOptions {
        var options = PlatformOptions()
        options.processGroupID = 0
        options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .seconds(1))]
        return options
    }
}
