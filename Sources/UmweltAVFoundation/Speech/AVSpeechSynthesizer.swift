import Foundation
import Synchronization
@_spi(Kernel) import Umwelt

/// The points of a text at which speech stops.
public enum AVSpeechBoundary: Int, Sendable {
    /// At once.
    case immediate
    /// After the current word. Browsers stop at once.
    case word
}

/// Speaks texts, one after the other.
///
/// ```swift
/// synthesizer.speak(AVSpeechUtterance(string: "Hello"))
/// ```
///
/// Browsers speak with their own voices. Pictures and windows are silent, and tests record what is spoken.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    // All state is behind locks.
    private let host = HostPlayer()

    // The delegate is only called, on the main queue.
    private struct State: @unchecked Sendable {
        weak var delegate: (any AVSpeechSynthesizerDelegate)?
        var waiting: [AVSpeechUtterance] = []
        var current: AVSpeechUtterance?
        var isPaused = false
        var hasStarted = false
    }

    private let state = Mutex(State())

    /// Makes a synthesizer.
    public override init() {
        super.init()
        host.onEvent { [weak self] in self?.handle($0) }
    }

    /// The delegate.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)? {
        get { state.withLock { $0.delegate } }
        set { state.withLock { [weak newValue] in $0.delegate = newValue } }
    }

    /// True while a text is spoken, or waits.
    open var isSpeaking: Bool { state.withLock { $0.current != nil } }

    /// True while speech is paused.
    open var isPaused: Bool { state.withLock { $0.isPaused } }

    /// Speaks a text after the texts that wait.
    ///
    /// - Parameter utterance: The text.
    open func speak(_ utterance: AVSpeechUtterance) {
        state.withLock { $0.waiting.append(utterance) }
        speakNext()
    }

    /// Ends the current text, and removes the texts that wait. Returns false if nothing is spoken.
    ///
    /// - Parameter boundary: The point at which speech ends.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        let (stopped, delegate) = state.withLock { state -> (AVSpeechUtterance?, (any AVSpeechSynthesizerDelegate)?) in
            defer { (state.current, state.waiting, state.isPaused) = (nil, [], false) }
            return (state.current, state.delegate)
        }
        guard let stopped else { return false }
        host.load(nil)
        delegate?.speechSynthesizer(self, didCancel: stopped)
        return true
    }

    /// Pauses. Returns false if nothing is spoken.
    ///
    /// - Parameter boundary: The point at which speech pauses.
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        let current = state.withLock { state -> AVSpeechUtterance? in
            guard !state.isPaused, let current = state.current else { return nil }
            state.isPaused = true
            return current
        }
        guard let current else { return false }
        host.setRate(0)
        delegate?.speechSynthesizer(self, didPause: current)
        return true
    }

    /// Continues after a pause. Returns false if speech is not paused.
    @discardableResult
    open func continueSpeaking() -> Bool {
        let current = state.withLock { state -> AVSpeechUtterance? in
            guard state.isPaused else { return nil }
            state.isPaused = false
            return state.current
        }
        guard let current else { return false }
        host.setRate(1)
        delegate?.speechSynthesizer(self, didContinue: current)
        return true
    }

    private func speakNext() {
        let next = state.withLock { state -> AVSpeechUtterance? in
            guard state.current == nil, !state.waiting.isEmpty else { return nil }
            state.current = state.waiting.removeFirst()
            state.hasStarted = false
            return state.current
        }
        guard let next else { return }
        let volume = Double(next.volume)
        host.set { $0.volume = volume }
        host.load(.speech(next.speech))
        host.setRate(1)
    }

    @MainActor private func handle(_ event: PlayerEvent) {
        switch event {
        case .ready: break
        case .moved:
            let started = state.withLock { state -> AVSpeechUtterance? in
                defer { state.hasStarted = true }
                return state.hasStarted ? nil : state.current
            }
            if let started { delegate?.speechSynthesizer(self, didStart: started) }
        case .ended:
            let finished = finish()
            if let finished { delegate?.speechSynthesizer(self, didFinish: finished) }
            speakNext()
        case .failed:
            let cancelled = finish()
            if let cancelled { delegate?.speechSynthesizer(self, didCancel: cancelled) }
            speakNext()
        }
    }

    private func finish() -> AVSpeechUtterance? {
        state.withLock { state in
            defer { state.current = nil }
            return state.current
        }
    }
}

/// The delegate of a synthesizer. All its methods are optional.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    /// A text begins to be spoken.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// A text has been spoken.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// Speech is paused.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    /// Speech continues.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    /// A text was stopped, or the browser cannot speak it.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
}
