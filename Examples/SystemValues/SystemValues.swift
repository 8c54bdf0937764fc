import SwiftUI

/// Shows what the system says about itself and its user, live.
@main
struct SystemValuesApp: App {
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup { SystemValuesView(appPhase: phase) }
    }
}

/// A line for each value, under headings.
struct SystemValuesView: View {
    let appPhase: ScenePhase

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text("System").font(.largeTitle).bold()
            Heading("Seeing")
            Row("Contrast", \.colorSchemeContrast)
            Row("Less motion", \.accessibilityReduceMotion)
            Row("Less transparency", \.accessibilityReduceTransparency)
            Row("Inverted colours", \.accessibilityInvertColors)
            Row("Without colour", \.accessibilityDifferentiateWithoutColor)
            Row("Text size", \.dynamicTypeSize)
            Heading("Window")
            Row("Phase", \.scenePhase)
            Line(name: "Phase of the app", value: "\(appPhase)")
            Row("Active", \.appearsActive)
            Row("Across", \.horizontalSizeClass) { $0.map { "\($0)" } ?? "unknown" }
            Row("Down", \.verticalSizeClass) { $0.map { "\($0)" } ?? "unknown" }
            Row("Scale", \.displayScale)
            Heading("Customs")
            Row("Locale", \.locale) { $0.identifier }
            Row("Time zone", \.timeZone) { $0.identifier }
            Row("First weekday", \.calendar) { "\($0.firstWeekday)" }
            Row("Direction", \.layoutDirection)
            Website().padding(.top, 8)
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

/// Opens a page in the web.
struct Website: View {
    @Environment(\.openURL) private var openURL
    @State private var answer = ""

    var body: some View {
        HStack {
            Button("Website") {
                guard let url = URL(string: "https://www.swift.org/") else { return }
                openURL(url) { answer = $0 ? "opened" : "not possible here" }
            }
            Text(answer)
        }
    }
}

/// The title of a few rows.
struct Heading: View {
    let title: String
    init(_ title: String) { self.title = title }
    var body: some View { Text(title).font(.headline).foregroundStyle(.secondary).padding(.top, 8) }
}

/// A value of the environment by its name.
struct Row<Value>: View {
    private let name: String
    private let show: (Value) -> String
    @Environment private var value: Value

    init(_ name: String, _ keyPath: KeyPath<EnvironmentValues, Value>, show: @escaping (Value) -> String = { "\($0)" })
    {
        self.name = name
        self.show = show
        _value = Environment(keyPath)
    }

    var body: some View { Line(name: name, value: show(value)) }
}

/// A name and a value.
struct Line: View {
    let name: String
    let value: String
    var body: some View { Text(verbatim: "\(name): \(value)") }
}
