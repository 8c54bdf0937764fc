import Foundation

extension Animation {
    /// Returns the animation with a later start.
    ///
    /// ```swift
    /// withAnimation(.easeOut.delay(0.2)) { isOpen = true }
    /// ```
    ///
    /// - Parameter delay: The time to wait, in seconds. With a negative number the animation starts as far along its
    ///   curve.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(builtIn: DelayAnimation(self, delay: delay)) }

    /// Returns the animation at another speed, with its delays and repetitions.
    ///
    /// ```swift
    /// withAnimation(.spring.speed(2)) { isOpen.toggle() }
    /// ```
    ///
    /// - Parameter speed: The speed as a multiple: 2 for twice as fast, 0 to pause.
    public func speed(_ speed: Double) -> Animation { Animation(builtIn: SpeedAnimation(self, speed: speed)) }

    /// Returns the animation several times over, with its delay before each run.
    ///
    /// ```swift
    /// withAnimation(.linear(duration: 0.1).repeatCount(6)) { offset.width = 8 }
    /// ```
    ///
    /// - Parameters:
    ///   - repeatCount: The number of runs, including reversed runs. With zero or less, the change is not animated.
    ///     Without any, the change is not animated.
    ///   - autoreverses: True if every second run is reversed. After an even number of runs the value then jumps to the
    ///     end. After an even number the end is then a jump.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(builtIn: RepeatAnimation(self, count: repeatCount, autoreverses: autoreverses))
    }

    /// Returns the animation with endless repetitions, until the animated view is removed.
    ///
    /// ```swift
    /// Circle()
    ///     .scaleEffect(isPulsing ? 1.2 : 1)
    ///     .animation(.easeInOut(duration: 1).repeatForever(), value: isPulsing)
    ///     .onAppear { isPulsing = true }
    /// ```
    ///
    /// - Parameter autoreverses: True if every second run is reversed.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(builtIn: RepeatAnimation(self, count: nil, autoreverses: autoreverses))
    }

    /// Returns the animation with an earlier logical completion: completion handlers run after `duration` seconds, or
    /// at the end if that is earlier.
    ///
    /// - Parameter duration: The seconds until then.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(builtIn: LogicalCompletionAnimation(self, duration: duration))
    }
}
