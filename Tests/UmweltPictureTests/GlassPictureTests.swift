import Foundation
import SwiftUI
import Testing
import UmweltTesting

/// Colours of glass on one colour, as recorded in iOS 26.1 by Vercantez/openuikit.
@MainActor @Suite("Pictures of glass") struct GlassPictureTests {
    /// The colour in the middle of glass in front of a colour, as red, green and blue.
    private func glass(on color: UInt32, _ scheme: ColorScheme) throws -> [Int] {
        func part(_ shift: UInt32) -> Double { Double(color >> shift & 0xFF) / 255 }
        let view = Color(red: part(16), green: part(8), blue: part(0)).frame(width: 100, height: 100)
            .overlay { Color.clear.frame(width: 60, height: 40).glassEffect() }
            .environment(\.colorScheme, scheme)
        let pixel = try #require(Pixels(ImageRenderer(content: view).pngData()))[50, 50]
        return [16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
    }

    private func isNear(_ color: [Int], _ expected: [Int], within distance: Int) -> Bool {
        zip(color, expected).allSatisfy { abs($0 - $1) <= distance }
    }

    @Test(
        "Glass lets a part of the backdrop's brightness through",
        arguments: [
            (0xFFFFFF, ColorScheme.light, [255, 255, 255]), (0x000000, .light, [198, 198, 198]),
            (0xFFFFFF, .dark, [84, 84, 84]), (0x000000, .dark, [19, 19, 19]), (0x333333, .dark, [32, 32, 32]),
        ] as [(UInt32, ColorScheme, [Int])])
    func greys(color: UInt32, scheme: ColorScheme, expected: [Int]) throws {
        let drawn = try glass(on: color, scheme)
        #expect(isNear(drawn, expected, within: 2), "\(drawn)")
    }

    @Test("It makes the backdrop's colours stronger: red stays red, in light less so than Apple's")
    func colors() throws {
        let dark = try glass(on: 0xFF383C, .dark)
        #expect(isNear(dark, [157, 13, 16], within: 8), "\(dark)")
        let light = try glass(on: 0xFF383C, .light)
        #expect(isNear(light, [255, 174, 179], within: 26), "\(light)")
    }

    @Test("Behind an edge the backdrop is blurred, by little")
    func blur() throws {
        let view = HStack(spacing: 0) {
            Color.black
            Color.white
        }
        .frame(width: 100, height: 60)
        .overlay { Color.clear.frame(width: 80, height: 40).glassEffect() }
        let pixels = try #require(Pixels(ImageRenderer(content: view).pngData()))
        func gray(_ x: Int) -> Int { Int(pixels[x, 30] & 0xFF) }
        #expect(gray(42) < 200 && gray(58) > 253 && gray(50) > 215 && gray(50) < 238)
    }

    @Test("Around glass is a shadow, and none in it")
    func shadow() throws {
        let view = Color.white.frame(width: 100, height: 100)
            .overlay { Color.clear.frame(width: 60, height: 40).glassEffect(in: .rect) }
        let pixels = try #require(Pixels(ImageRenderer(content: view).pngData()))
        #expect(pixels[50, 72] < 0xFFFFFF && pixels[50, 50] == 0xFFFFFF)
    }
}
