import Foundation
import Synchronization
@_spi(Kernel) import Umwelt

/// The number of a short sound.
public typealias SystemSoundID = UInt32

/// A URL as Core Foundation has it.
public typealias CFURL = NSURL

/// The number that vibrates the device, in browsers that can.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF

/// The short sounds of the app's own files.
private enum OwnSounds {
    private struct State {
        var urls: [SystemSoundID: URL] = [:]
        // The system's own numbers are below 5,000.
        var last: SystemSoundID = 0x10000
    }

    private static let state = Mutex(State())

    static func add(_ url: URL) -> SystemSoundID {
        state.withLock { state in
            state.last += 1
            state.urls[state.last] = url
            return state.last
        }
    }

    static func remove(_ id: SystemSoundID) -> Bool { state.withLock { $0.urls.removeValue(forKey: id) != nil } }

    static func url(of id: SystemSoundID) -> URL? { state.withLock { $0.urls[id] } }
}

/// Plays a short sound in the current window: a tone in place of the system's own sounds, or the app's own file.
///
/// Browsers play it; pictures and windows are silent, and tests record it.
///
/// - Parameter inSystemSoundID: The number of the sound.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { play(inSystemSoundID) }

/// Plays a short sound in the current window, as ``AudioServicesPlaySystemSound(_:)`` does.
///
/// - Parameter inSystemSoundID: The number of the sound.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { play(inSystemSoundID) }

/// Plays a short sound in the current window.
///
/// - Parameters:
///   - inSystemSoundID: The number of the sound.
///   - inCompletionBlock: Called when the sound has started, because hosts do not report the end of short sounds.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) { play(inSystemSoundID, inCompletionBlock) }

/// Plays a short sound in the current window.
///
/// - Parameters:
///   - inSystemSoundID: The number of the sound.
///   - inCompletionBlock: Called when the sound has started, because hosts do not report the end of short sounds.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) { play(inSystemSoundID, inCompletionBlock) }

private func play(_ id: SystemSoundID, _ completion: (@Sendable () -> Void)? = nil) {
    let source = OwnSounds.url(of: id).map { PlayerSemantics.Source.media($0) } ?? .systemSound(id)
    MainQueue.run {
        var sound = PlayerSemantics(player: PlayerNumbers.next(), source: source)
        (sound.load, sound.commands, sound.rate) = (1, 1, 1)
        onMainActor(
            { @MainActor (sound: PlayerSemantics) in
                let surface = OpenWindows.current?.surface
                surface?.play(sound) { [weak surface] event in
                    // A file that has been played, or cannot be, is not kept.
                    switch event {
                    case .ended, .failed: surface?.play(PlayerSemantics(player: sound.player)) { _ in }
                    case .ready, .moved: break
                    }
                }
            }, sound)
        completion?()
    }
}

/// The identities of players in the process.
package enum PlayerNumbers {
    private static let last = Mutex(0)

    /// Returns an identity that no other player has.
    package static func next() -> Int {
        last.withLock {
            $0 += 1
            return $0
        }
    }
}

/// Makes a short sound of a file.
///
/// - Parameters:
///   - inFileURL: The file.
///   - outSystemSoundID: The number of the sound.
/// - Returns: 0, or -1500 if there is no such file.
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
    guard let path = inFileURL.path, FileManager.default.isReadableFile(atPath: path) else {
        Log.views.warning("The sound \(inFileURL.absoluteString) is no file that can be read.")
        return -1500
    }
    outSystemSoundID.pointee = OwnSounds.add(URL(fileURLWithPath: path))
    return 0
}

/// Removes a sound that ``AudioServicesCreateSystemSoundID(_:_:)`` has made.
///
/// - Parameter inSystemSoundID: The number of the sound.
/// - Returns: 0, or -1501 if there is no such sound.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 {
    OwnSounds.remove(inSystemSoundID) ? 0 : -1501
}
