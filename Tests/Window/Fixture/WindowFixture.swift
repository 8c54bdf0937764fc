import SwiftUI

/// The program of the tests of windows: one of two apps.
@main
enum Fixture {
    @MainActor static func main() {
        if ProcessInfo.processInfo.environment["FIXTURE"] == "tray" { TrayFixture.main() } else { WindowFixture.main() }
    }
}

/// The app that the tests of windows use. It prints what happens, a line for each event.
struct WindowFixture: App {
    private let shown = ProcessInfo.processInfo.environment["FIXTURE"] ?? "controls"

    /// The default size of the first windows, as in `480x640`.
    private var size: CGSize {
        let size = ProcessInfo.processInfo.environment["SIZE"] ?? "480x640"
        let lengths = size.split(separator: "x").compactMap { Double($0) }
        return CGSize(width: lengths.first ?? 0, height: lengths.last ?? 0)
    }

    var body: some Scene {
        WindowGroup("Fixture") {
            switch shown {
            case "drawing": Drawing()
            case "rows": Rows()
            case "values": Values()
            case "hang": Hanging()
            case "menus": Menus()
            case "pointers": Pointers()
            case "editing": EditedRows()
            case "moving": EditedRows(mode: .inactive)
            case "finding": Finding()
            case "files": Files()
            case "dragging": Dragging(name: ProcessInfo.processInfo.environment["NAME"] ?? "one")
            case "many": ManyWindows()
            case "notifications": Notifications()
            case "stored": Stored()
            case "kept": Kept()
            default: Controls()
            }
        }
        .defaultSize(size)
        .commands {
            if shown == "menus" {
                CommandGroup(replacing: .newItem) {
                    Button("New Book") { print("new") }.keyboardShortcut("n")
                }
                CommandMenu("Books") { BookItems() }
            }
        }
        Window("Second", id: "second") { Second() }.defaultSize(width: 300, height: 200)
        Window("Other", id: "other") { Dragging(name: "other") }.defaultSize(width: 300, height: 400)
        WindowGroup("One", id: "one", for: Int.self) { number in OneWindow(number: number.wrappedValue ?? 0) }
            .defaultSize(width: 300, height: 200)
        Settings { Text("What can be set").padding() }
    }
}

/// Controls at places that the tests know.
private struct Controls: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.openSettings) private var openSettings
    @State private var count = 0
    @State private var text = ""
    @State private var notes = ""
    @State private var isOn = false
    @State private var value = 0.0
    @State private var isShown = false
    @SceneStorage("draft") private var draft = 0
    @FocusState private var isWriting: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Button("Count \(count)") {
                count += 1
                print("count \(count)")
            }
            .frame(width: 200, height: 40, alignment: .leading)
            TextField("Name", text: $text)
                .focused($isWriting)
                .onSubmit { print("submitted \(text)") }
                .frame(width: 300, height: 40)
            TextEditor(text: $notes).frame(width: 300, height: 80)
            Toggle("Switch", isOn: $isOn).frame(width: 200, height: 40)
            Slider(value: $value) { Text("Amount") }.frame(width: 300, height: 40)
            HStack(spacing: 0) {
                Button("Second") { openWindow(id: "second") }.frame(width: 100, height: 40)
                Button("Sheet") { isShown = true }.frame(width: 100, height: 40)
                Button("Draft \(draft)") { draft += 1 }.frame(width: 100, height: 40)
            }
            Text("Press me").frame(width: 100, height: 40).background(.yellow)
                .onTapGesture { print("tapped") }
                .contextMenu { Button("Item") { print("item") } }
            Link("Link", destination: URL(string: "umwelt-test:there")!).frame(width: 100, height: 40)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .onChange(of: text) { print("text \(text)") }
        .onChange(of: notes) { print("notes \(notes.debugDescription)") }
        .onChange(of: isOn) { print("switch \(isOn)") }
        .onChange(of: value) { print("value \(Int(value * 100))") }
        .onChange(of: isWriting) { print("focus \(isWriting)") }
        .onChange(of: draft) { print("draft \(draft)") }
        .onAppear { print("shown, draft \(draft)") }
        .onGeometryChange(for: CGSize.self, of: \.size) { print("size \(Int($0.width))x\(Int($0.height))") }
        .sheet(isPresented: $isShown, onDismiss: { print("dismissed") }) {
            Text("In front").frame(width: 200, height: 200).onAppear { print("presented") }
        }
    }
}

/// A window that stays until it is released.
private struct Kept: View {
    @State private var isKept = true

    var body: some View {
        Button("Release") {
            isKept = false
            print("released")
        }
        .frame(width: 200, height: 40)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .windowDismissBehavior(isKept ? .disabled : .enabled)
        .windowResizeBehavior(.disabled)
        .onAppear { print("shown") }
    }
}

private struct Second: View {
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        Button("Close") { dismissWindow(id: "second") }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTitle("Second")
            .onAppear { print("second") }
            .onDisappear { print("second closed") }
    }
}

/// Rows that are made when they are near.
private struct Rows: View {
    @State private var last = 0

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) {
                ForEach(0..<100_000, id: \.self) { row in
                    HStack {
                        Image(systemName: "book")
                        Text("Row \(row)")
                        Spacer()
                        Text("\(row * 7 % 100) pages").foregroundStyle(.secondary)
                    }
                    .frame(height: 40)
                    .onAppear { if row.isMultiple(of: 100) { print("row \(row)") } }
                }
            }
            .padding(.horizontal)
        }
        .onAppear { print("shown") }
    }
}

/// A view that a picture and a window show alike.
private struct Drawing: View {
    var body: some View {
        VStack(spacing: 12) {
            Text("Drawn alike").font(.largeTitle).bold()
            Text("Some words that take more than one line, as there are so many of them in this text of the test.")
                .italic().foregroundStyle(.secondary)
            HStack {
                Circle().fill(.orange).frame(width: 50, height: 50)
                RoundedRectangle(cornerRadius: 12).stroke(.blue, lineWidth: 3).frame(width: 80, height: 50)
                LinearGradient(colors: [.red, .purple], startPoint: .leading, endPoint: .trailing)
                    .frame(width: 80, height: 50).clipShape(.rect(cornerRadius: 10))
                Image(systemName: "heart.fill").font(.system(size: 40)).foregroundStyle(.pink)
            }
            Text("Shadow").padding().background(.white, in: .capsule).shadow(radius: 4)
            Text("Turned").rotationEffect(.degrees(20)).opacity(0.5)
            ProgressView(value: 0.4)
            Toggle("On", isOn: .constant(true))
            Button("Prominent") {}.buttonStyle(.borderedProminent)
            Rectangle().fill(.green).frame(height: 30).overlay { Text("In front").blur(radius: 1) }
        }
        .padding()
        .onAppear { print("shown") }
    }
}

/// Buttons whose actions keep the main actor for some seconds.
private struct Hanging: View {
    var body: some View {
        VStack(spacing: 0) {
            Button("Block") {
                Thread.sleep(forTimeInterval: 5)
                print("blocked")
            }
            .frame(width: 200, height: 40)
            Button("Spin") { spin() }.frame(width: 200, height: 40)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .onAppear { print("shown") }
    }

    private func spin() {
        let end = ContinuousClock.now + .seconds(5)
        while ContinuousClock.now < end {}
        print("spun")
    }
}

extension FocusedValues {
    @Entry fileprivate var books: Binding<Int>?
}

/// A window whose menus follow what it shows.
private struct Menus: View {
    @State private var count = 0
    @State private var name = ""
    @FocusState private var isWriting: Bool

    var body: some View {
        VStack(spacing: 0) {
            Text("Books \(count)").frame(width: 200, height: 40)
            TextField("Name", text: $name).focused($isWriting).frame(width: 200, height: 40)
        }
        .onChange(of: name) { print("name \(name)") }
        .onChange(of: isWriting) { print("focus \(isWriting)") }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .focusedSceneValue(\.books, $count)
        .onAppear { print("shown") }
        .onGeometryChange(for: CGSize.self, of: \.size) { print("size \(Int($0.width))x\(Int($0.height))") }
    }
}

private struct BookItems: View {
    @FocusedBinding(\.books) private var books
    @State private var isNight = false

    var body: some View {
        Button("Read") { print("read") }.keyboardShortcut("r")
        Button("Add") {
            books = (books ?? 0) + 1
            print("books \(books ?? 0)")
        }
        Button("Remove \(books ?? 0)") {
            books = 0
            print("removed")
        }
        .keyboardShortcut("d")
        .disabled(books == 0)
        Divider()
        Toggle("Night", isOn: $isNight).onChange(of: isNight) { print("night \(isNight)") }
        Menu("More") { Button("Sort") { print("sorted") } }
    }
}

/// The values of the environment, printed as they change.
private struct Values: View {
    @Environment(\.self) private var values

    private var lines: [String] {
        [
            "colorScheme \(values.colorScheme)", "contrast \(values.colorSchemeContrast)",
            "reduceTransparency \(values.accessibilityReduceTransparency)",
            "reduceMotion \(values.accessibilityReduceMotion)", "typeSize \(values.dynamicTypeSize)",
            "scale \(values.displayScale)", "locale \(values.locale.identifier)",
            "direction \(values.layoutDirection)", "timeZone \(values.timeZone.identifier)",
            "phase \(values.scenePhase)", "active \(values.appearsActive)",
            "width \(values.horizontalSizeClass.map { "\($0)" } ?? "nil")",
            "windows \(values.supportsMultipleWindows)",
            "reader \(values.accessibilityEnabled) \(values.accessibilityVoiceOverEnabled)",
            "accent \(values.resolvedAccent)", "buttonShapes \(values.accessibilityShowButtonShapes)",
        ]
    }

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(lines, id: \.self) { line in Text(line).onAppear { print(line) } }
            Button("Tinted") {}.buttonStyle(.borderedProminent)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onAppear { print("shown") }
    }
}

extension EnvironmentValues {
    fileprivate var resolvedAccent: String {
        let color = Color.accentColor.resolve(in: self)
        return [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }.joined(separator: ",")
    }
}
