import SwiftUI
import Testing
import UmweltTesting
import UmweltUIKit

@MainActor @Suite("UIKit's screen, device and windows") struct WindowTests {
    private struct Wide: View {
        var body: some View { Text("\(Int(UIScreen.main.bounds.width)) at \(Int(UIScreen.main.scale))") }
    }

    private struct Still: View {
        var body: some View { Text("still") }
    }

    @Test("A body that reads the screen's bounds follows its own window's size, and others don't run")
    func bounds() {
        let one = TestHost(size: CGSize(width: 300, height: 500)) {
            Wide()
            Still()
        }
        let other = TestHost(size: CGSize(width: 700, height: 500)) { Wide() }
        #expect(one.texts == ["300 at 1", "still"] && other.texts == ["700 at 1"])
        #expect(one.updates { one.size.width = 320 } == ["Wide"])
        #expect(one.texts == ["320 at 1", "still"] && other.texts == ["700 at 1"])
        one.traits.displayScale = 3
        #expect(one.texts == ["320 at 3", "still"])
    }

    @Test("An action finds the window that it is in, though another was used before")
    func actions() {
        var width = 0.0
        let one = TestHost(size: CGSize(width: 310, height: 500)) {
            Button("Measure") { width = UIScreen.main.bounds.width }
        }
        let other = TestHost(size: CGSize(width: 710, height: 500)) { Wide() }
        other.update()
        one.tap("Measure")
        #expect(width == 310)
    }

    @Test("The device is a phone or a tablet by the window's shorter side, and on its side if that is wide")
    func device() {
        struct Kind: View {
            var body: some View {
                let device = UIDevice.current
                Text(device.userInterfaceIdiom == .pad ? "tablet" : "phone")
                Text(device.orientation.isLandscape ? "wide" : "high")
            }
        }
        let host = TestHost(size: CGSize(width: 390, height: 844)) { Kind() }
        #expect(host.texts == ["phone", "high"])
        host.size = CGSize(width: 1024, height: 768)
        #expect(host.texts == ["tablet", "wide"])
        #expect(UIDevice.current.systemName == "Linux")
        #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
    }

    @Test("A window that becomes wide tells so") func orientation() {
        let host = TestHost(size: CGSize(width: 390, height: 844)) { Still() }
        var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { count += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        host.size = CGSize(width: 500, height: 844)
        #expect(count == 0)
        host.size = CGSize(width: 900, height: 500)
        #expect(count == 1)
    }

    @Test("The scene of a window knows its safe area, and ends its field's editing") func scenes() throws {
        struct Page: View {
            @FocusState private var isFocused: Bool
            @State private var text = ""

            var body: some View {
                TextField("Name", text: $text).focused($isFocused)
                Text(isFocused ? "writing" : "done")
                Button("Write") { isFocused = true }
                Button("End") { UIApplication.shared.keyWindow?.endEditing(true) }
                Button("Send") {
                    UIApplication.shared.sendAction(
                        Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
                }
                Button("Dark") { UIApplication.shared.windows.last?.overrideUserInterfaceStyle = .dark }
                Scheme()
            }
        }
        struct Scheme: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(scheme == .dark ? "dark" : "light") }
        }
        var traits = HostTraits.testing
        traits.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
        let host = TestHost(traits: traits) { Page() }
        host.tap("Write")
        #expect(host.texts.contains("writing"))
        let scene = try #require(
            UIApplication.shared.connectedScenes.first { ($0 as? UIWindowScene)?.keyWindow?.isKeyWindow == true }
                as? UIWindowScene)
        #expect(scene.windows.first?.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(scene.statusBarManager?.statusBarFrame.height == 47)
        #expect(scene.activationState == .foregroundActive)
        host.tap("End")
        #expect(host.texts.contains("done"))
        host.tap("Write")
        host.tap("Send")
        #expect(host.texts.contains("done"))
        #expect(host.texts.contains("light"))
        host.tap("Dark")
        #expect(host.texts.contains("dark"))
    }

    @Test("A body that reads the current traits follows the window's") func traits() {
        struct Traits: View {
            var body: some View {
                let traits = UITraitCollection.current
                Text(traits.userInterfaceStyle == .dark ? "dark" : "light")
                Text(traits.horizontalSizeClass == .compact ? "narrow" : "wide")
            }
        }
        let host = TestHost(size: CGSize(width: 390, height: 844)) { Traits() }
        #expect(host.texts == ["light", "narrow"])
        host.traits.colorScheme = .dark
        #expect(host.texts == ["dark", "narrow"])
        host.size.width = 800
        #expect(host.texts == ["dark", "wide"])
        #expect(ColorScheme(.dark) == .dark && ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
    }

    @Test("What is drawn off screen is no window") func offScreen() {
        let host = TestHost(size: CGSize(width: 333, height: 500)) { Wide() }
        host.update()
        let renderer = ImageRenderer(content: Wide().frame(width: 40, height: 40))
        #expect(renderer.cgImage != nil)
        #expect(UIScreen.main.bounds.width == 333)
    }
}
