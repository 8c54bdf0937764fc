import Foundation
import SwiftUI
import Testing

import Umwelt
@testable import UmweltScenes
@testable import UmweltTesting

private struct Form1: View {
    @State private var name = ""
    @State private var count = 0
    @State private var volume = 0.0
    @State private var guests = 1
    @State private var password = ""
    @State private var showsSheet = false
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        NavigationStack {
            VStack {
                Text("\(name) \(count) \(volume) \(guests) \(scheme == .dark ? "dark" : "light")")
                Button("Count") { count += 1 }
                TextField("Name", text: $name)
                SecureField("Password", text: $password)
                Slider(value: $volume, in: 0...10) { Text("Volume") }
                Stepper("Guests", value: $guests)
                Text("Tapped").onTapGesture { count += 10 }
                Button("Sheet") { showsSheet = true }
                NavigationLink("More") { Text("Details") }
            }
            .sheet(isPresented: $showsSheet) { Text("In the sheet") }
        }
    }
}

@MainActor @Suite("Recordings of what is done in a window") struct RecordingTests {
    private let host = TestHost { Form1() }

    /// Does something in a window whose nodes are known by the numbers that hosts are sent, and returns the recording.
    private func record(_ act: (Sender) throws -> Void) throws -> Recording {
        let inspection = host.host.diagnostics.beginInspection()
        inspection.beginRecording()
        try act(Sender(host: host))
        inspection.endRecording()
        #expect(!inspection.isRecording)
        return try #require(inspection.recording)
    }

    /// Sends events as pages do: to the numbers of nodes.
    @MainActor private struct Sender {
        let host: TestHost

        func send(_ event: NodeEvent, to label: String) throws {
            _ = host.host.nextFrame()
            let node = try #require(host.control(label) { $0.role != .content && $0.role != .text })
            let id = try #require(
                (1...UInt32(10_000)).first { host.host.sent.recorder?.node($0) === node.node })
            host.host.send(event, to: id)
            host.update()
        }
    }

    @Test("Presses, texts, values, the host's changes and going back are steps that name views by their labels")
    func steps() throws {
        let recording = try record { sender in
            try sender.send(.press, to: "Count")
            try sender.send(.setText(text: "A"), to: "Name")
            try sender.send(.setText(text: "Ada"), to: "Name")
            try sender.send(.setValue(value: 3), to: "Volume")
            try sender.send(.setValue(value: 4), to: "Volume")
            try sender.send(.increment, to: "Guests")
            host.traits.colorScheme = .dark
            host.traits.dynamicTypeSize = .xLarge
            host.size = CGSize(width: 500, height: 700)
            try sender.send(.press, to: "More")
            host.navigateBack()
            host.undo()
        }
        #expect(recording.subject == "Form1")
        #expect(!recording.isApp)
        #expect(recording.size == CGSize(width: 390, height: 844))
        #expect(
            recording.steps == [
                .tap("Count"), .enter(text: "Ada", field: "Name"), .slide("Volume", value: 4), .increment("Guests"),
                .appearance(isDark: true), .textSize("xLarge"), .size(width: 500, height: 700), .tap("More"), .back,
                .undo,
            ])
    }

    @Test("The host's values at the beginning and the inspector's overrides are steps, too, and are played again")
    func hostValues() throws {
        host.traits.colorScheme = .dark
        let recording = try record { _ in
            host.host.diagnostics.inspection?.overrides.locale = Locale(identifier: "ar_EG")
            host.host.diagnostics.inspection?.overrides.contrast = .increased
            host.traits.accessibilityReduceMotion = true
            host.traits.legibilityWeight = .bold
            host.traits.timeZone = TimeZone(identifier: "Asia/Kolkata")
            host.host.diagnostics.inspection?.overrides = HostOverrides()
        }
        #expect(
            recording.steps == [
                .appearance(isDark: true), .locale("ar_EG"), .contrast(isIncreased: true),
                .flag("accessibilityReduceMotion", isOn: true), .bold(true), .timeZone("Asia/Kolkata"),
                .contrast(isIncreased: false), .locale("en_US"),
            ])
        #expect(recording.test(expecting: []).contains("host.traits.adopt(Locale(identifier: \"ar_EG\"))\n"))
        let other = TestHost { Form1() }
        for (index, step) in recording.steps.enumerated() {
            try other.host.diagnostics.replay(step, number: index + 1, on: other)
        }
        #expect(other.traits.colorScheme == .dark && other.traits.legibilityWeight == .bold)
        #expect(other.traits.accessibilityReduceMotion && other.traits.timeZone?.identifier == "Asia/Kolkata")
    }

    @Test("A language has its calendar, and every other value of the host that the inspector changes is a step")
    func calendarsAndClasses() throws {
        let recording = try record { _ in
            let inspection = host.host.diagnostics.inspection
            inspection?.overrides.locale = Locale(identifier: "fa_IR")
            #expect(host.traits.calendar?.identifier == .gregorian, "The host's own are as they were")
            inspection?.overrides.calendar = .buddhist
            inspection?.overrides.horizontalSizeClass = .regular
            inspection?.overrides.layoutDirection = .leftToRight
            inspection?.overrides.horizontalSizeClass = nil
            inspection?.overrides.layoutDirection = nil
        }
        #expect(
            recording.steps == [
                .locale("fa_IR"), .trait("calendar", setting: "buddhist"),
                .trait("horizontalSizeClass", setting: "regular"), .direction(isRightToLeft: false),
                .trait("horizontalSizeClass", setting: "automatic"), .trait("layoutDirection", setting: "automatic"),
            ])
        let other = TestHost { Form1() }
        try other.host.diagnostics.replay(.locale("fa_IR"), number: 1, on: other)
        #expect(other.traits.calendar?.identifier == .persian)
        #expect(other.traits.calendar?.timeZone == other.traits.timeZone)
        try other.host.diagnostics.replay(.timeZone("Asia/Tokyo"), number: 2, on: other)
        #expect(other.traits.calendar?.timeZone.identifier == "Asia/Tokyo")
        for (index, step) in recording.steps.enumerated() {
            try other.host.diagnostics.replay(step, number: index + 1, on: other)
        }
        #expect(other.traits.calendar?.identifier == .buddhist && other.traits.layoutDirection == nil)
        #expect(
            recording.test(expecting: []).contains("host.traits.calendar = Calendar(identifier: .buddhist)\n"))
        #expect(
            throws: ReplayError(step: 1, reason: "calendar cannot be “lunar”.")
        ) { try other.host.diagnostics.replay(.trait("calendar", setting: "lunar"), number: 1, on: other) }
    }

    @Test("The text of a secure field is in no recording, however it was entered")
    func secrets() throws {
        let recording = try record { sender in
            try sender.send(.setText(text: "hunter2"), to: "Password")
            let change = TextChange(from: "hunter2", to: "hunter2x")
            try sender.send(.edit(number: 1, heard: 0, change: change), to: "Password")
        }
        #expect(recording.steps == [.other("a text of the secure field “Password”")])
        #expect(!recording.test(expecting: []).contains("hunter2"))
    }

    @Test("A recording does the same in another window, and is the same after it was written and read")
    func replay() throws {
        let recording = try record { sender in
            try sender.send(.press, to: "Count")
            try sender.send(.setText(text: "Ada"), to: "Name")
            try sender.send(.setValue(value: 4), to: "Volume")
            try sender.send(.increment, to: "Guests")
            host.traits.colorScheme = .dark
        }
        #expect(host.texts.first == "Ada 1 4.000000 2 dark")
        let read = try JSONDecoder().decode(Recording.self, from: JSONEncoder().encode(recording))
        #expect(read == recording)
        let other = TestHost { Form1() }
        for (index, step) in read.steps.enumerated() {
            try other.host.diagnostics.replay(step, number: index + 1, on: other)
        }
        #expect(other.texts == host.texts)
    }

    @Test("A step that cannot be done says which it is, why, and what there is")
    func faults() throws {
        func reason(_ step: Recording.Step) -> String {
            do {
                try host.host.diagnostics.replay(step, number: 3, on: host)
                return ""
            } catch {
                return "\(error)"
            }
        }
        #expect(reason(.tap("Nothing")).hasPrefix("Step 3 of the recording cannot be done: there is no such “Nothing”"))
        #expect(reason(.tap("Nothing")).contains("“Count”"))
        #expect(reason(.back).contains("no screen to go back to"))
        #expect(reason(.dismiss).contains("nothing is presented"))
        #expect(reason(.textSize("huge")).contains("“huge” is no size"))
        #expect(reason(.other("a drag")).contains("the recording lacks the details of a drag"))
    }

    @Test("The test that does the same names the subject, the steps and the texts in the end")
    func source() {
        var recording = Recording(subject: "ReaderApp", isApp: true, size: CGSize(width: 390, height: 844))
        recording.add(.tap("Next \"page\""))
        recording.add(.enter(text: "Ada", field: "Name"))
        recording.add(.other("a link"))
        #expect(
            recording.test(expecting: ["Page 2"]) == """
                @MainActor @Test func recorded() throws {
                    let host = try #require(TestHost(app: ReaderApp(), size: CGSize(width: 390, height: 844)))
                    #expect(host.tap("Next \\"page\\""))
                    #expect(host.clear("Name") && host.type("Ada", into: "Name"))
                    // Not recorded: a link
                    #expect(host.texts == ["Page 2"])
                }

                """)
    }
}
