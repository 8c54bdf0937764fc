import SwiftUI
import Testing
import UmweltAVFoundation
import UmweltTesting

@MainActor @Suite("Sounds without a view") struct SoundTests {
    private final class Journal: NSObject, AVAudioPlayerDelegate, AVSpeechSynthesizerDelegate {
        var lines: [String] = []

        func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
            lines.append("end \(flag)")
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
            lines.append("started \(utterance.speechString)")
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
            lines.append("finished \(utterance.speechString)")
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
            lines.append("cancelled \(utterance.speechString)")
        }
    }

    /// A file, which no test decodes.
    private func file() throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).wav")
        try Data([0]).write(to: url)
        return url
    }

    @Test("Sounds of the system are recorded") func system() {
        let host = TestHost { Button("Order") { AudioServicesPlaySystemSound(1104) } }
        host.tap("Order")
        host.tap("Order")
        #expect(host.sounds.map(\.source) == [.systemSound(1104), .systemSound(1104)])
    }

    @Test("A sound of a file has a number of its own") func ownSound() throws {
        let host = TestHost { Text("Host") }
        var sound: SystemSoundID = 0
        let url = try file()
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(AudioServicesCreateSystemSoundID(url as CFURL, &sound) == 0)
        AudioServicesPlaySystemSound(sound)
        #expect(host.sounds.map(\.source) == [.media(url)])
        #expect(AudioServicesDisposeSystemSoundID(sound) == 0 && AudioServicesDisposeSystemSoundID(sound) != 0)
        let missing = URL(fileURLWithPath: "/none/sound.wav")
        #expect(AudioServicesCreateSystemSoundID(missing as CFURL, &sound) != 0)
    }

    @Test("An audio player plays, pauses, and reports its end") func audio() throws {
        let host = TestHost { Text("Host") }
        let url = try file()
        defer { try? FileManager.default.removeItem(at: url) }
        let (player, journal) = (try AVAudioPlayer(contentsOf: url), Journal())
        player.delegate = journal
        player.volume = 0.5
        player.numberOfLoops = -1
        #expect(host.sounds.isEmpty && player.prepareToPlay())
        player.play()
        #expect(host.sounds.first?.rate == 1 && host.sounds.first?.volume == 0.5 && host.sounds.first?.loops == -1)
        host.send(.ready(load: 1, duration: 3, width: 0, height: 0), toSound: 0)
        #expect(player.duration == 3 && player.isPlaying)
        player.pause()
        #expect(host.sounds.first?.rate == 0)
        player.play()
        host.send(.ended(load: 1), toSound: 0)
        #expect(journal.lines == ["end true"] && !player.isPlaying && player.currentTime == 0)
    }

    @Test("An audio player of a file that is not there is an error") func missing() {
        #expect(throws: CocoaError.self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/none/sound.mp3")) }
    }

    @Test("Texts are spoken one after the other") func speech() {
        let host = TestHost { Text("Host") }
        let (synthesizer, journal) = (AVSpeechSynthesizer(), Journal())
        synthesizer.delegate = journal
        let first = AVSpeechUtterance(string: "One")
        first.voice = AVSpeechSynthesisVoice(language: "en-GB")
        first.rate = AVSpeechUtteranceMaximumSpeechRate
        synthesizer.speak(first)
        synthesizer.speak(AVSpeechUtterance(string: "Two"))
        guard case .speech(let speech) = host.sounds.first?.source else {
            Issue.record("Nothing is spoken.")
            return
        }
        #expect(speech.text == "One" && speech.language == "en-GB" && speech.speed == 2)
        host.send(.moved(load: 1, commands: 1, position: 0, rate: 1), toSound: 0)
        host.send(.ended(load: 1), toSound: 0)
        #expect(journal.lines == ["started One", "finished One"] && synthesizer.isSpeaking)
        guard case .speech(let next) = host.sounds.first?.source else { return }
        #expect(next.text == "Two")
        synthesizer.pauseSpeaking(at: .word)
        #expect(host.sounds.first?.rate == 0 && synthesizer.isPaused)
        synthesizer.stopSpeaking(at: .immediate)
        #expect(journal.lines.last == "cancelled Two" && !synthesizer.isSpeaking)
    }

    @Test("A player without a view plays as a sound") func moves() {
        struct Page: View {
            let player: AVPlayer
            var body: some View { Button("Play") { player.play() } }
        }
        let player = AVPlayer(url: URL(string: "https://example.com/song.mp3")!)
        let host = TestHost { Page(player: player) }
        host.tap("Play")
        #expect(host.sounds.count == 1 && host.sounds[0].rate == 1)
        host.send(.moved(load: 1, commands: 1, position: 7, rate: 1), toSound: 0)
        #expect(player.currentTime().seconds >= 7)
    }
}
