import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Toggles")
struct ToggleTests {
    @Test("A switch changes what it is bound to; only those who read that run again")
    func flip() {
        let host = TestHost { Settings() }
        #expect(host.isOn("Wi-Fi") == false)
        #expect(host.updates { host.toggle("Wi-Fi") } == ["Reader"])
        #expect(host.isOn("Wi-Fi") == true)
        #expect(host.texts == ["Wi-Fi", "on"])
    }

    @Test("A change of what it is bound to moves the switch")
    func follow() {
        let model = Alarms()
        let host = TestHost { Toggle("First", isOn: Bindable(model).list[0].isOn) }
        #expect(host.isOn("First") == true)
        model.list[0].isOn = false
        #expect(host.isOn("First") == false)
    }

    @Test("A disabled switch stays as it is")
    func disabled() {
        let host = TestHost { Settings().disabled(true) }
        #expect(!host.toggle("Wi-Fi"))
        #expect(host.isOn("Wi-Fi") == false)
    }

    @Test("For several things it is on if all are, mixed if some are, and sets all at once")
    func sources() {
        let model = Alarms()
        let host = TestHost { AllAlarms(model: model) }
        #expect(host.isOn("All") == nil)
        #expect(host.semantics.first?.role == .toggle(isOn: nil))
        host.toggle("All")
        #expect(model.list.map(\.isOn) == [true, true, true])
        #expect(host.isOn("All") == true)
        host.toggle("All")
        #expect(model.list.map(\.isOn) == [false, false, false])
        #expect(host.isOn("All") == false)
        model.list[1].isOn = true
        #expect(host.isOn("All") == nil)
    }

    @Test("A style of the app's is given the label, the value and whether it is mixed, and may change it")
    func ownStyle() {
        let host = TestHost { Settings().toggleStyle(Star()) }
        #expect(host.texts == ["Wi-Fi", "☆", "off"])
        host.tap("☆")
        #expect(host.texts == ["Wi-Fi", "★", "on"])
        let mixed = TestHost { AllAlarms(model: Alarms()).toggleStyle(Star()) }
        #expect(mixed.texts == ["All", "?"])
    }

    @Test("A style without anything to use in its looks is a switch to those who do not see them")
    func standIn() {
        let host = TestHost { Settings().toggleStyle(Words()) }
        #expect(host.isOn("Wi-Fi off") == false)
        host.toggle("Wi-Fi off")
        #expect(host.isOn("Wi-Fi on") == true)
    }

    @Test("A switch within a style looks as the style outside of it says")
    func styleInStyle() {
        let host = TestHost { Settings().toggleStyle(Boxed()).toggleStyle(Words()) }
        #expect(host.texts == ["<", "Wi-Fi", "off", ">", "off"])
    }

    @Test("A switch is as wide as it may be, its label at one end; without the label only as wide as itself")
    func size() throws {
        let host = TestHost(size: CGSize(width: 300, height: 100), typeSetter: FixedMetrics()) {
            Toggle("Wi-Fi", isOn: .constant(true))
        }
        #expect(host.semantics.first?.frame == CGRect(x: 0, y: 34.5, width: 300, height: 31))
        #expect(host.frame(of: "Wi-Fi").map(\.width) == 300)
        let bare = TestHost(size: CGSize(width: 300, height: 100), typeSetter: FixedMetrics()) {
            Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()
        }
        #expect(bare.texts == [])
        let shown = TestHost { Toggle("Wi-Fi", isOn: .constant(true)).labelsVisibility(.visible).labelsHidden() }
        #expect(shown.texts == ["Wi-Fi"])
        #expect(bare.frame(of: "Wi-Fi") == CGRect(x: 124.5, y: 34.5, width: 51, height: 31))
    }

    @Test("Every style is a switch that is called by its label, shown or not")
    func builtInStyles() {
        func check(_ view: some View, _ name: String) {
            let shown = TestHost { view }
            let hidden = TestHost { view.labelsHidden() }
            for host in [shown, hidden] {
                #expect(host.isOn("Wi-Fi") == false, "\(name)")
                host.toggle("Wi-Fi")
                #expect(host.isOn("Wi-Fi") == true, "\(name)")
            }
        }
        check(Flag().toggleStyle(.switch), "switch")
        check(Flag().toggleStyle(.automatic), "automatic")
        check(Flag().toggleStyle(.checkbox), "checkbox")
        check(Flag().toggleStyle(.button), "button")
    }

    @Test("A hidden label that changes is what the switch is called from then on")
    func hiddenLabelChanges() {
        let model = Alarms()
        let host = TestHost { NamedByCount(model: model) }
        #expect(host.isOn("3 alarms") == true)
        model.list.removeLast()
        #expect(host.isOn("2 alarms") == true)
        #expect(host.isOn("3 alarms") == nil)
    }
}

@Observable private final class Alarms {
    struct Alarm: Identifiable {
        let id: Int
        var isOn: Bool
    }

    var list = [Alarm(id: 1, isOn: true), Alarm(id: 2, isOn: false), Alarm(id: 3, isOn: true)]
}

private struct Settings: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Toggle("Wi-Fi", isOn: $isOn)
            Reader(isOn: $isOn)
        }
    }
}

private struct Flag: View {
    @State private var isOn = false
    var body: some View { Toggle("Wi-Fi", isOn: $isOn) }
}

private struct Reader: View {
    @Binding var isOn: Bool
    var body: some View { Text(isOn ? "on" : "off") }
}

private struct AllAlarms: View {
    @Bindable var model: Alarms
    var body: some View { Toggle("All", sources: $model.list, isOn: \.isOn) }
}

private struct NamedByCount: View {
    let model: Alarms
    var body: some View { Toggle("\(model.list.count) alarms", isOn: .constant(true)).labelsHidden() }
}

private struct Star: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Button(configuration.isMixed ? "?" : configuration.isOn ? "★" : "☆") { configuration.isOn.toggle() }
        }
    }
}

private struct Words: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text(configuration.isOn ? "on" : "off")
        }
    }
}

private struct Boxed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text("<")
            Toggle(configuration)
            Text(">")
        }
    }
}
