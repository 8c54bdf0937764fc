import SwiftUI

@main
struct SettingsApp: App {
    var body: some Scene {
        WindowGroup { SettingsView() }
    }
}

enum Appearance: String, CaseIterable, Identifiable {
    case system, light, dark
    var id: Self { self }

    var colorScheme: ColorScheme? {
        switch self {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

enum Accent: String, CaseIterable, Identifiable {
    case blue, green, orange, pink
    var id: Self { self }

    var color: Color {
        switch self {
        case .blue: .blue
        case .green: .green
        case .orange: .orange
        case .pink: .pink
        }
    }
}

struct SettingsView: View {
    @AppStorage("name") private var name = "Ada Lovelace"
    @AppStorage("appearance") private var appearance = Appearance.system
    @AppStorage("accent") private var accent = Accent.blue
    @AppStorage("textSize") private var textSize = 17.0
    @AppStorage("notifications") private var notifies = true
    @AppStorage("sounds") private var sounds = true
    @AppStorage("volume") private var volume = 0.6
    @AppStorage("reminder") private var reminder = 30
    @AppStorage("uploads") private var uploads = false
    @State private var isResetting = false

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    NavigationLink {
                        ProfileView(name: $name)
                    } label: {
                        ProfileRow(name: name)
                    }
                }
                Section("Appearance") {
                    Picker("Theme", selection: $appearance) {
                        ForEach(Appearance.allCases) { Text($0.rawValue.capitalized) }
                    }
                    .pickerStyle(.segmented)
                    AccentPicker(selection: $accent)
                    Slider(value: $textSize, in: 12...24, step: 1) {
                        Text("Text Size")
                    } minimumValueLabel: {
                        Image(systemName: "textformat.size.smaller")
                    } maximumValueLabel: {
                        Image(systemName: "textformat.size.larger")
                    }
                    Text("The quick brown fox").font(.system(size: textSize))
                }
                Section {
                    Toggle(isOn: $notifies) { SettingLabel("Notifications", symbol: "bell.fill", color: .red) }
                    if notifies {
                        Picker(selection: $reminder) {
                            ForEach([5, 15, 30, 60], id: \.self) { Text("\($0) min") }
                        } label: {
                            SettingLabel("Remind Me After", symbol: "clock.fill", color: .indigo)
                        }
                        Toggle(isOn: $sounds) { SettingLabel("Sounds", symbol: "speaker.wave.2.fill", color: .pink) }
                        if sounds { Slider(value: $volume) { Text("Volume") } }
                    }
                } header: {
                    Text("Notifications")
                } footer: {
                    Text("Reminders stay silent at night.")
                }
                Section("Storage") {
                    Toggle(isOn: $uploads) { SettingLabel("Upload Backups", symbol: "icloud.fill", color: .blue) }
                    LabeledContent {
                        Text(1_400_000_000, format: .byteCount(style: .file))
                    } label: {
                        SettingLabel("Used", symbol: "internaldrive.fill", color: .gray)
                    }
                }
                Section {
                    Button("Reset All Settings", role: .destructive) { isResetting = true }
                }
            }
            .navigationTitle("Settings")
            .animation(.default, value: notifies)
            .animation(.default, value: sounds)
            .confirmationDialog("Reset all settings?", isPresented: $isResetting, titleVisibility: .visible) {
                Button("Reset", role: .destructive, action: reset)
            }
        }
        .tint(accent.color)
        .preferredColorScheme(appearance.colorScheme)
    }

    private func reset() {
        (name, appearance, accent, textSize) = ("Ada Lovelace", .system, .blue, 17)
        (notifies, sounds, volume, reminder, uploads) = (true, true, 0.6, 30, false)
    }
}

struct ProfileRow: View {
    let name: String

    var body: some View {
        HStack(spacing: 14) {
            Image(systemName: "person.crop.circle.fill")
                .font(.system(size: 54))
                .foregroundStyle(.white, .tint)
            VStack(alignment: .leading) {
                Text(name).font(.title3)
                Text("Profile, Photo and More").font(.footnote).foregroundStyle(.secondary)
            }
        }
        .padding(.vertical, 2)
    }
}

struct ProfileView: View {
    @Binding var name: String
    @AppStorage("birthday") private var birthday = Date(timeIntervalSince1970: 0)

    var body: some View {
        Form {
            TextField("Name", text: $name)
                .textContentType(.name)
            DatePicker("Birthday", selection: $birthday, in: ...Date.now, displayedComponents: .date)
        }
        .navigationTitle("Profile")
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// A title with a white symbol on a coloured tile.
struct SettingLabel: View {
    let title: LocalizedStringKey
    let symbol: String
    let color: Color

    init(_ title: LocalizedStringKey, symbol: String, color: Color) {
        self.title = title
        self.symbol = symbol
        self.color = color
    }

    var body: some View {
        Label {
            Text(title)
        } icon: {
            Image(systemName: symbol)
                .font(.system(size: 15))
                .foregroundStyle(.white)
                .frame(width: 29, height: 29)
                .background(color, in: .rect(cornerRadius: 7))
        }
    }
}

struct AccentPicker: View {
    @Binding var selection: Accent

    var body: some View {
        LabeledContent("Accent") {
            HStack(spacing: 12) {
                ForEach(Accent.allCases) { accent in
                    Button {
                        selection = accent
                    } label: {
                        Circle()
                            .fill(accent.color)
                            .frame(width: 26, height: 26)
                            .overlay {
                                if accent == selection {
                                    Image(systemName: "checkmark").font(.caption.bold()).foregroundStyle(.white)
                                }
                            }
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(accent.rawValue.capitalized)
                    .accessibilityAddTraits(accent == selection ? .isSelected : [])
                }
            }
        }
    }
}

#Preview { SettingsView() }
