import Foundation
import Testing

@Suite("Source as it is") struct SourceFormTests {
    @Test("Files find Foundation's classes for networks and XML, and simd, ImageIO and CoreLocation by their names")
    func modules() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import Foundation
            import CoreFoundation

            final class Feed: NSObject, XMLParserDelegate {
                let load: (URL) async throws -> (Data, URLResponse) = URLSession.shared.data(from:)
                let cache = URLCache(memoryCapacity: 1_000, diskCapacity: 0)
                let start = CFAbsoluteTimeGetCurrent()
                func names(in data: Data) -> Bool {
                    let parser = XMLParser(data: data)
                    parser.delegate = self
                    return parser.parse()
                }
            }
            """, to: "Forms/Feed.swift")
        try workshop.write(
            """
            import CoreLocation
            import ImageIO
            import simd
            import SwiftUI

            struct Map: View {
                let place = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
                let turn = simd_float4x4(simd_quatf(angle: 1, axis: [0, 0, 1]))
                let isFeed = Feed().names(in: Data("<a/>".utf8))
                var body: some View {
                    let source = CGImageSourceCreateWithData(Data() as CFData, nil)
                    let count = source.map { CGImageSourceGetCount($0) } ?? -1
                    Button("\\(Int(place.latitude)) \\(turn[3, 3] == 1) \\(isFeed) \\(count)") {}
                }
            }

            #Preview { Map() }
            """, to: "Forms/Map.swift")
        let outcome = try await workshop.umwelt("picture", "Forms", "--tap", "52 true true 0")
        #expect(outcome.output.contains("Drew"), "\(outcome.errors)")
    }

    @Test("Files find WebKit, AVKit, AVFoundation, AudioToolbox and CoreMedia by their names")
    func media() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import AudioToolbox
            import AVFoundation
            import AVKit
            import CoreMedia
            import SwiftUI
            import WebKit

            struct OldPage: UIViewRepresentable {
                let html: String
                func makeUIView(context: Context) -> WKWebView { WKWebView() }
                func updateUIView(_ view: WKWebView, context: Context) { view.loadHTMLString(html, baseURL: nil) }
            }

            struct Page: View {
                @State private var player = AVPlayer(url: URL(string: "https://example.com/film.mp4")!)
                @State private var seconds = 0.0
                var body: some View {
                    WebView(url: URL(string: "https://example.com/page"))
                    OldPage(html: "<title>Old page</title>")
                    VideoPlayer(player: player)
                    Button("At \\(seconds)") {
                        AudioServicesPlaySystemSound(1104)
                        player.seek(to: CMTime(seconds: 1.5, preferredTimescale: 600))
                        seconds = player.currentTime().seconds
                    }
                }
            }

            #Preview { Page() }
            """, to: "Media.swift")
        let outcome = try await workshop.umwelt("picture", "Media.swift", "--tap", "At 0.0", "--tap", "At 1.5")
        #expect(outcome.output.contains("Drew"), "\(outcome.errors)")
    }

    @Test("Files find Charts, CryptoKit, TipKit and UserNotifications by their names")
    func frameworks() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import Charts
            import CryptoKit
            import SwiftUI
            import TipKit
            import UserNotifications

            struct SavingTip: Tip {
                @Parameter static var isNeeded = false
                static let didSave = Event(id: "didSave")
                var title: Text { Text("Save") }
                var rules: [Rule] {
                    #Rule(Self.$isNeeded) { $0 == true }
                    #Rule(Self.didSave) { $0.donations.count < 3 }
                }
            }

            struct Page: View {
                let hash = SHA256.hash(data: Data("a".utf8)).prefix(2).map { String($0, radix: 16) }.joined()
                let center = UNUserNotificationCenter.current()
                @State private var answer = "?"
                var body: some View {
                    Chart(["a", "b"], id: \\.self) { BarMark(x: .value("Name", $0), y: .value("Length", 1)) }
                    TipView(SavingTip())
                    Button("\\(hash) \\(answer)") {}
                        .task {
                            try? Tips.configure()
                            SavingTip.isNeeded = SavingTip().status == .pending
                            let isGranted = try? await center.requestAuthorization(options: [.alert])
                            answer = isGranted == false ? "denied" : "granted"
                        }
                }
            }

            #Preview { Page() }
            """, to: "Frameworks/Page.swift")
        let outcome = try await workshop.umwelt("picture", "Frameworks", "--tap", "ca97 denied")
        #expect(outcome.output.contains("Drew"), "\(outcome.errors)")
    }

    @Test("Files find MapKit and PhotosUI by their names, and CoreLocation's values with MapKit")
    func mapsAndPhotos() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import MapKit
            import PhotosUI
            import SwiftUI

            struct Page: View {
                @State private var item: PhotosPickerItem?
                private let harbor = CLLocationCoordinate2D(latitude: 53.5, longitude: 10)
                var body: some View {
                    Map { Marker("Harbor", coordinate: harbor) }
                    PhotosPicker("Choose", selection: $item, matching: .images)
                }
            }

            #Preview { Page() }
            """, to: "Frameworks/Page.swift")
        let outcome = try await workshop.umwelt("picture", "Frameworks", "--tap", "Choose")
        #expect(outcome.output.contains("Drew"), "\(outcome.errors)")
    }

    @Test("Files that import Foundation alone find its types of localized texts, and older names of its methods")
    func foundationAlone() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import Foundation
            enum Level: Int, CustomLocalizedStringResourceConvertible {
                case easy
                var title: LocalizedStringResource { "Easy" }
                var localizedStringResource: LocalizedStringResource { title }
            }
            func remember(_ text: String?) -> String {
                let defaults = UserDefaults(suiteName: "umwelt.forms") ?? .standard
                defaults.setValue(text, forKey: "text")
                return defaults.value(forKey: "text") as? String ?? "nothing"
            }
            func save(_ data: Data, to file: URL) throws { try data.write(to: file, options: [.atomicWrite]) }
            """, to: "Forms/Level.swift")
        try workshop.write(
            """
            import SwiftUI
            #Preview { Button("\\(String(localized: Level.easy.title)) \\(remember("b")) \\(remember(nil))") {} }
            """, to: "Forms/Row.swift")
        let outcome = try await workshop.umwelt("picture", "Forms", "--tap", "Easy b nothing")
        #expect(outcome.output.contains("Drew"), "\(outcome.errors)")
    }

    @Test("Files import the C libraries whose module maps lie beside them")
    func systemModules() async throws {
        let workshop = try Workshop()
        try workshop.write(
            "module CPens [system] {\n    header \"shim.h\"\n    link \"cairo\"\n    export *\n}",
            to: "Pens/CPens/module.modulemap")
        try workshop.write("#include <cairo.h>", to: "Pens/CPens/shim.h")
        try workshop.write(
            "import CPens\nfunc penVersion() -> Int { Int(cairo_version()) }", to: "Pens/Version.swift")
        try workshop.write(
            "import SwiftUI\n#Preview { Button(penVersion() > 0 ? \"Pens\" : \"none\") {} }", to: "Pens/Row.swift")
        let picture = try await workshop.umwelt("picture", "Pens", "--tap", "Pens")
        #expect(picture.output.contains("Drew"), "\(picture.errors)")
        let check = try await workshop.umwelt("check", "Pens")
        #expect(check.code == 0, "\(check.output)\(check.errors)")
    }

    @Test("A picture shows what views have left to the main queue and to others") func queues() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI

            func windowWidth() -> CGFloat { UIScreen.main.bounds.width }

            struct Queued: View {
                @State private var main = "no"
                @State private var other = "no"
                @State private var width = CGFloat(0)
                var body: some View {
                    Button("main \\(main), other \\(other), \\(Int(width)) wide") {}
                        .onAppear {
                            DispatchQueue.main.async { DispatchQueue.main.async { main = "yes" } }
                            DispatchQueue.global().async {
                                Thread.sleep(forTimeInterval: 0.1)
                                let measured = windowWidth()
                                DispatchQueue.main.async {
                                    other = "yes"
                                    width = measured
                                }
                            }
                        }
                }
            }

            #Preview { Queued() }
            """, to: "Queued.swift")
        let outcome = try await workshop.umwelt(
            "picture", "Queued.swift", "--size", "300x100", "--tap", "main yes, other yes, 300 wide")
        #expect(outcome.output.contains("Drew"), "\(outcome.errors)")
    }
}
