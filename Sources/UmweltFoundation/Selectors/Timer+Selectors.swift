import Foundation

extension Timer {
    /// Makes a timer that calls a method of an object, and adds it to the run loop of the thread.
    ///
    /// ```swift
    /// timer = Timer.scheduledTimer(
    ///     timeInterval: 1, target: self, selector: Selector(Clock.tick), userInfo: nil, repeats: true)
    /// ```
    ///
    /// - Parameters:
    ///   - ti: The time until the first call and between calls, in seconds.
    ///   - aTarget: The object, which the timer retains until it is invalidated.
    ///   - aSelector: The method, with the timer as its argument or without arguments; it runs on the main actor. The
    ///     tool reads `#selector(tick)` as one.
    ///   - userInfo: The value of the timer's property `userInfo`.
    ///   - yesOrNo: True if the method is called until the timer is invalidated; false for once.
    @discardableResult
    public static func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = MethodTimer(interval: ti, aTarget as AnyObject, aSelector, userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// Makes a timer that calls a method of an object, once it is added to a run loop.
    ///
    /// - Parameters:
    ///   - ti: The time until the first call and between calls, in seconds.
    ///   - aTarget: The object, which the timer retains until it is invalidated.
    ///   - aSelector: The method, with the timer as its argument or without arguments; it runs on the main actor.
    ///   - userInfo: Not supported here: pass nil, or use `scheduledTimer`.
    ///   - yesOrNo: True if the method is called until the timer is invalidated; false for once.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Never?,
        repeats yesOrNo: Bool
    ) {
        nonisolated(unsafe) let (target, selector) = (aTarget as AnyObject, aSelector)
        self.init(timeInterval: ti, repeats: yesOrNo) { selector.callOnMainActor(target, sender: $0) }
    }
}

/// A timer that calls a method, and carries a `userInfo` value.
private final class MethodTimer: Timer {
    private let info: Any?

    init(interval: TimeInterval, _ target: AnyObject, _ selector: Selector, _ info: Any?, repeats: Bool) {
        self.info = info
        nonisolated(unsafe) let (target, selector) = (target, selector)
        super.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats) {
            selector.callOnMainActor(target, sender: $0)
        }
    }

    override var userInfo: Any? { info }
}
