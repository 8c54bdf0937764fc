import Subprocess

extension PlatformOptions {
    /// For builders: they end those that they have started when somebody presses control-C, and only then.
    static var interruptible: PlatformOptions {
        var options = PlatformOptions()
        options.teardownSequence = [.send(signal: .interrupt, allowedDurationToNextStep: .seconds(3))]
        return options
    }

    /// For apps: control-C is meant for the tool, which ends them.
    static var ownGroup: PlatformOptions {
        var options = PlatformOptions()
        options.processGroupID = 0
        options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .seconds(1))]
        return options
    }
}
