@_spi(Kernel) import UmweltCore

/// The element of a keyframe animator, which makes its content for each frame while the keyframes run.
final class KeyframeAnimatorElement<Value, KeyframePath: Keyframes, Content: View>: TimedElement<
    KeyframeAnimator<Value, KeyframePath, Content>, Content
>
where Value == KeyframePath.Value {
    private var view: KeyframeAnimator<Value, KeyframePath, Content>

    /// The course of the value; nil before it has begun.
    private var timeline: KeyframeTimeline<Value>?

    /// The start time of the keyframes, in the clock's seconds.
    private var start = 0.0

    /// The time for which the content was last created.
    private var shownTime = -Double.infinity

    private var isTriggered = false

    init(_ view: KeyframeAnimator<Value, KeyframePath, Content>, _ inputs: _ElementInputs) {
        self.view = view
        super.init(inputs)
        if tree.isFresh { fixedValue = consumeSavedPart(as: Value.self) }
    }

    /// The value that shows in the window that the fresh tree is compared with; nil in other trees.
    private var fixedValue: Value?

    override var savedPart: Any? { value(at: shownTime) }

    override func update(_ new: KeyframeAnimator<Value, KeyframePath, Content>) {
        if areValuesEqual(view, new) { return }
        let old = view
        view = new
        if (old.trigger == nil) != (new.trigger == nil) {
            (timeline, isTriggered) = (nil, false)
            stopFrames()
        } else if !areValuesEqual(old.trigger, new.trigger) {
            isTriggered = true
        }
        invalidate()
    }

    override func update() {
        if view.trigger == nil {
            loop()
        } else if isTriggered {
            isTriggered = false
            play()
        }
        shownTime = driver.time
        let value = value(at: shownTime)
        showContent { view.content(value) }
        runFrames()
    }

    /// False while it shows the initial value, like a new element.
    override var preventsRelease: Bool { timeline != nil || isTriggered }

    override func movesChanged() {
        if !moves {
            stopFrames()
        } else if isRunning(at: shownTime) {
            invalidate()
        }
    }

    // MARK: The course

    /// Starts the keyframes after a change of the trigger.
    private func play() {
        timeline =
            if let timeline {
                KeyframeTimeline(continuing: timeline, at: driver.time - start, keyframes: view.keyframes)
            } else {
                KeyframeTimeline(initialValue: view.initialValue) { view.keyframes(view.initialValue) }
            }
        start = driver.isEnabled ? driver.time : -.infinity
        stopFrames()
    }

    /// Starts or ends repeating keyframes.
    private func loop() {
        if !view.isRepeating || !driver.isEnabled {
            timeline = nil
        } else if timeline == nil {
            timeline = KeyframeTimeline(initialValue: view.initialValue) { view.keyframes(view.initialValue) }
            start = driver.time
        }
    }

    private func value(at time: Double) -> Value {
        if let fixedValue { return fixedValue }
        guard let timeline else { return view.initialValue }
        guard isRunning(at: time) else { return timeline.value(time: timeline.duration) }
        let passed = time - start
        return timeline.value(
            time: view.isRepeating ? passed.truncatingRemainder(dividingBy: timeline.duration) : passed)
    }

    /// Returns true if the value still changes after a time.
    private func isRunning(at time: Double) -> Bool {
        guard let timeline, timeline.duration > 0 else { return false }
        return view.isRepeating || time - start < timeline.duration - AnimationDriver.tolerance
    }

    // MARK: Frames

    private func runFrames() {
        guard moves, let timeline, isRunning(at: shownTime) else { return stopFrames() }
        if hasFrames { return }
        startFrames(due: view.isRepeating ? .infinity : start + timeline.duration) { [unowned self] time in
            if time != shownTime { invalidate() }
            return isRunning(at: time)
        }
    }

    override var name: String { "KeyframeAnimator" }
}
