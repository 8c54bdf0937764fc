import Foundation
import SnapshotTesting
import SwiftUI
import Testing
import UmweltUIKit

@Suite("Snapshots of views") @MainActor struct PictureTests {
    private struct Card: View {
        var color = Color.blue
        var body: some View { color.frame(width: 20, height: 10) }
    }

    private struct Surroundings: View {
        @Environment(\.colorScheme) var scheme
        @Environment(\.dynamicTypeSize) var size
        @Environment(\.horizontalSizeClass) var width
        @Environment(\.layoutDirection) var direction
        var body: some View {
            GeometryReader { proxy in
                Color.clear.onAppear {
                    Self.seen = """
                        \(scheme) \(size) \(width!) \(direction) \(proxy.safeAreaInsets.top) \
                        \(proxy.safeAreaInsets.bottom) \(proxy.size.width)
                        """
                }
            }
        }
        static var seen = ""
    }

    private func size(_ image: UIImage?) -> [Int]? { image.map { [Int($0.size.width), Int($0.size.height)] } }

    private func image(_ references: References, _ path: String) -> UIImage? {
        references.data(path).flatMap { UIImage(data: $0) }
    }

    @Test("References of pictures are in a folder of their own, and Apple's are left alone")
    func folder() throws {
        let references = References()
        let apple = Data("made by a Mac".utf8)
        try references.write(apple, to: "folder.card.png")
        #expect(references.failure(Card(), .image, named: "card", record: .all) != nil)
        #expect(references.data("folder.card.png") == apple)
        #expect(size(image(references, "Linux/folder.card.png")) == [20, 10])
        #expect(references.failure(Card(), .image, named: "card") == nil)
    }

    @Test("A difference leaves a sheet of the expected picture, the actual one and their difference")
    func sheet() throws {
        let references = References()
        _ = references.failure(Card(), .image, named: "card")
        let failure = try #require(references.failure(Card(color: .red), .image, named: "card"))
        let path = String(try #require(failure.firstMatch(of: /Difference: (.+)/)).1)
        #expect(path.hasSuffix("sheet.card.difference.png"))
        let sheet = try #require(UIImage(contentsOfFile: path))
        // Three columns of 80 points, with 12 points between and around them.
        #expect(Int(sheet.size.width) == 3 * 80 + 4 * 12)
    }

    @Test("A trait chooses the design")
    func design() {
        func blue(_ design: InterfaceDesign) -> String? {
            let references = References()
            let traits = UITraitCollection(interfaceDesign: design)
            _ = references.failure(Card(), .image(traits: traits), named: "card", testName: "design()")
            return references.data("Linux/design.card.png")?.base64EncodedString()
        }
        let pictures = (blue(.iOS18), blue(.iOS26))
        #expect(pictures.0 != nil && pictures.1 != nil && pictures.0 != pictures.1)
        #expect(UITraitCollection().interfaceDesign == nil)
    }

    @Test("Layouts are a device, a fixed size or the view's own")
    func layouts() {
        let references = References()
        let layouts: [(String, SwiftUISnapshotLayout, [Int])] = [
            ("phone", .device(config: .iPhone13), [390, 844]),
            ("side", .device(config: .iPhone13(.landscape)), [844, 390]),
            ("tablet", .device(config: .iPadPro11), [1194, 834]),
            ("split", .device(config: .iPadPro11(.portrait(splitView: .oneThird))), [320, 1194]),
            ("fixed", .fixed(width: 50, height: 40), [50, 40]), ("wide", .fixed(width: 50, height: 0), [50, 10]),
            ("own", .sizeThatFits, [20, 10]),
        ]
        for (name, layout, expected) in layouts {
            _ = references.failure(Card(), .image(layout: layout), named: name)
            #expect(size(image(references, "Linux/layouts.\(name).png")) == expected)
        }
    }

    @Test("A device sets the safe area and traits, and traits of the strategy come after them")
    func traits() {
        let references = References()
        _ = references.failure(Surroundings(), .image(layout: .device(config: .iPhone13)), named: "1")
        #expect(Surroundings.seen == "light medium compact leftToRight 47.0 34.0 390.0")
        let dark = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(layoutDirection: .rightToLeft),
            UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
        ])
        _ = references.failure(Surroundings(), .image(layout: .device(config: .iPadMini), traits: dark), named: "2")
        #expect(Surroundings.seen == "dark accessibility2 regular rightToLeft 20.0 0.0 1024.0")
    }

    @Test("A device by its name sets them too, and phones of the package have the same screens")
    func namedDevices() throws {
        let references = References()
        let phone = try ViewImageConfig("iPhone 15 Pro")
        _ = references.failure(Surroundings(), .image(layout: .device(config: phone)), named: "1")
        #expect(Surroundings.seen == "light large compact leftToRight 59.0 34.0 393.0")
        let side = try ViewImageConfig("iPhone 12", .landscape)
        #expect(side.size == ViewImageConfig.iPhone12(.landscape).size)
        #expect(side.safeArea == ViewImageConfig.iPhone12(.landscape).safeArea)
        #expect(throws: UnknownDeviceError.self) { try ViewImageConfig("Toaster") }
        // The package has older figures for these.
        #expect(ViewImageConfig.iPhoneXr.safeArea == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(ViewImageConfig.iPhoneX(.landscape).safeArea.bottom == 24)
    }

    @Test("The display scale of traits is that of the picture")
    func scale() {
        let references = References()
        let traits = UITraitCollection(displayScale: 2)
        _ = references.failure(Card(), .image(traits: traits), named: "1")
        #expect(size(image(references, "Linux/scale.1.png")) == [40, 20])
        #expect(references.failure(Card(), .image(traits: traits), named: "1") == nil)
    }

    @Test("Controllers are drawn as their views, on a device")
    func controllers() {
        let references = References()
        let controller = UIHostingController(rootView: Card())
        let strategy = Snapshotting<UIViewController, UIImage>.image(on: .iPhoneSe)
        _ = references.failure(controller, strategy, named: "1")
        #expect(size(image(references, "Linux/controllers.1.png")) == [320, 568])
        #expect(references.failure(controller, strategy, named: "1") == nil)
    }

    @Test("precision is the part of the pixels that must match")
    func precision() {
        let references = References()
        let dot = Color.white.frame(width: 10, height: 10)
        _ = references.failure(dot.overlay(alignment: .topLeading) { EmptyView() }, .image, named: "1")
        let changed = dot.overlay(alignment: .topLeading) { Color.black.frame(width: 1, height: 1) }
        let picture: (Float) -> Snapshotting<AnyView, UIImage> = { .image(precision: $0) }
        #expect(references.failure(AnyView(changed), picture(1), named: "1") != nil)
        #expect(references.failure(AnyView(changed), picture(0.99), named: "1") == nil)
        #expect(references.failure(AnyView(changed), picture(0.995), named: "1") != nil)
    }

    @Test("perceptualPrecision lets colours pass that look alike")
    func perception() {
        let references = References()
        let grey: (Double) -> AnyView = { AnyView(Color(white: $0).frame(width: 10, height: 10)) }
        _ = references.failure(grey(0.5), .image, named: "1")
        #expect(references.failure(grey(0.51), .image, named: "1") != nil)
        #expect(references.failure(grey(0.51), .image(perceptualPrecision: 0.98), named: "1") == nil)
        #expect(references.failure(grey(0.7), .image(perceptualPrecision: 0.98), named: "1") != nil)
    }

    @Test("A view without a size is a failure that says so")
    func empty() {
        let references = References()
        _ = references.failure(Card(), .image, named: "1")
        #expect(references.failure(EmptyView(), .image, named: "1")?.contains("has no size") == true)
    }

    @Test("A view off the main actor is drawn on it")
    nonisolated func background() async {
        await Task.detached {
            let references = References()
            _ = references.failure(Color.red, .image(layout: .fixed(width: 4, height: 4)), named: "1", testName: "back")
            #expect(references.data("Linux/back.1.png") != nil)
        }.value
    }

    @Test("Stored references are the same on every machine", .snapshots())
    func stored() {
        let page = VStack(alignment: .leading) {
            Text("Snapshot").font(.title)
            Label("Same everywhere", systemImage: "checkmark")
            Button("Press") {}.buttonStyle(.borderedProminent)
        }
        assertSnapshot(of: page.padding(), as: .image)
        assertSnapshots(
            of: page,
            as: [
                "light": .image(layout: .fixed(width: 200, height: 120)),
                "dark": .image(
                    layout: .fixed(width: 200, height: 120), traits: UITraitCollection(userInterfaceStyle: .dark)),
            ])
    }
}
