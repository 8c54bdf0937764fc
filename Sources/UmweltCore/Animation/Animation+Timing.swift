import Foundation

extension Animation {
    /// Returns the animation with a start some time later.
    ///
    /// - Parameter delay: The seconds to wait. With a negative number it starts as far on in its course.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(builtIn: DelayAnimation(self, delay: delay)) }

    /// Returns the animation at another speed, with its delays and repetitions.
    ///
    /// - Parameter speed: The speed as a multiple: 2 for twice as fast, 0 to stand still.
    public func speed(_ speed: Double) -> Animation { Animation(builtIn: SpeedAnimation(self, speed: speed)) }

    /// Returns the animation several times over, with its delay before each run.
    ///
    /// - Parameters:
    ///   - repeatCount: The number of runs, those that go backwards included. Without any, the change is not animated.
    ///   - autoreverses: True if every second run goes backwards. After an even number the end is then a jump.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(builtIn: RepeatAnimation(self, count: repeatCount, autoreverses: autoreverses))
    }

    /// Returns the animation over and over again, for as long as there is what it animates.
    ///
    /// - Parameter autoreverses: True if every second run goes backwards.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(builtIn: RepeatAnimation(self, count: nil, autoreverses: autoreverses))
    }

    /// Returns the animation so that it is over for those who wait for it after a time, if it is not over before.
    ///
    /// - Parameter duration: The seconds until then.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(builtIn: LogicalCompletionAnimation(self, duration: duration))
    }
}
