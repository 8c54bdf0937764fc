import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
@testable import UmweltContent

@MainActor @Suite("Symbols of the weather, figures and numbers")
struct WeatherSymbolLayersTests {
    private func colors(_ name: String, _ mode: SymbolRenderingMode) -> [Color.Resolved] {
        TestHost {
            Image(systemName: name).symbolRenderingMode(mode).foregroundStyle(.black, .red, .green)
        }.displayList.fillColors
    }

    private func resolved(_ colors: Color...) -> [Color.Resolved] { colors.map { $0.resolve(in: EnvironmentValues()) } }

    @Test("In natural colours the cloud is white, and the sun, rain and lightning have theirs")
    func naturalColors() {
        #expect(colors("cloud.sun.fill", .multicolor) == resolved(.white, .yellow))
        #expect(colors("cloud.fill", .multicolor) == resolved(.white))
        #expect(colors("cloud.rain.fill", .multicolor) == resolved(.white, .cyan))
        #expect(colors("cloud.bolt.rain.fill", .multicolor) == resolved(.white, .yellow, .cyan))
        #expect(colors("sunset.fill", .multicolor) == resolved(.yellow, .gray))
        #expect(colors("cloud.sun", .multicolor) == resolved(.black, .yellow))
    }

    @Test("An image in its original colours has the natural ones")
    func original() {
        let host = TestHost { Image(systemName: "cloud.sun.fill").renderingMode(.original).resizable() }
        #expect(host.displayList.fillColors == resolved(.white, .yellow))
    }

    @Test("A palette colours the cloud, what is beside it and what falls from it")
    func palette() {
        #expect(colors("cloud.sun.fill", .palette) == resolved(.black, .red))
        #expect(colors("cloud.bolt.rain.fill", .palette) == resolved(.black, .red, .green))
        #expect(colors("moon.stars.fill", .palette) == resolved(.black, .red))
        #expect(colors("cloud.sun.fill", .monochrome) == resolved(.black, .black))
    }

    @Test("A flame and a leaf are lines, and areas when they are filled")
    func outlines() throws {
        let library = SymbolLibrary.shared
        for (name, middle) in [("flame", CGPoint(x: 8, y: 8)), ("leaf", CGPoint(x: 6, y: 6))] {
            let (line, area) = (try #require(library.outline(name)), try #require(library.outline(name + ".fill")))
            #expect(line != area)
            #expect(!line.layers.contains { $0.path.contains(middle, eoFill: true) }, "\(name)")
            #expect(library.outline(name, variants: .fill) == area)
        }
        #expect(library.outline("leaf.fill")?.layers.contains { $0.path.contains(CGPoint(x: 8, y: 5)) } == true)
    }

    @Test("Numbers of two digits are in frames, and nowhere else")
    func numbers() throws {
        let library = SymbolLibrary.shared
        let ten = try #require(library.outline("10.circle")), one = try #require(library.outline("1.circle"))
        func inside(_ outline: SymbolOutline) -> CGRect {
            outline.layers.filter { $0.level == 0 }.reduce(.null) { $0.union($1.path.tightBounds) }
        }
        #expect(inside(ten).width > 1.5 * inside(one).width)
        #expect(abs(inside(ten).midX - 8) < 0.2 && ten.bounds.insetBy(dx: 2, dy: 2).contains(inside(ten)))
        #expect(library.outline("42.square.fill") != nil)
        #expect(library.outline("10") == nil && library.outline("51.circle") == nil)
    }

    @Test(
        "Figures, animals, sports and furniture are drawn",
        arguments: [
            "brain", "brain.head.profile", "dog.fill", "cat", "stethoscope", "figure.hiking", "figure", "soccerball",
            "basketball.fill", "sportscourt", "carrot.fill", "sofa.fill", "tshirt.fill", "eyes", "hand.wave.fill",
            "airplane.departure", "atom", "function", "die.face.5.fill", "flag.checkered", "photo.artframe", "scribble",
        ])
    func figures(name: String) throws {
        let bounds = try #require(SymbolLibrary.shared.outline(name)).bounds
        #expect(CGRect(x: -0.7, y: -0.7, width: 17.4, height: 17.4).contains(bounds), "\(bounds)")
        #expect(bounds.width > 3 && bounds.height > 3)
    }
}
