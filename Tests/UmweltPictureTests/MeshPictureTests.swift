import Foundation
import SwiftUI
import Testing
import UmweltTesting

import Umwelt
import UmweltControls

@MainActor @Suite("Pictures of gradients of a grid")
struct MeshPictureTests {
    private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    private let colors = [
        Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1), .white,
    ]

    private func pixels<V: View>(_ view: V) throws -> Pixels {
        let renderer = ImageRenderer(content: view.frame(width: 40, height: 40))
        return try #require(Pixels(try renderer.pngData()))
    }

    /// True if two colours, as `0xRRGGBB`, are near each other.
    private func near(_ a: UInt32, _ b: UInt32, _ tolerance: Int = 14) -> Bool {
        [0, 8, 16].allSatisfy { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) <= tolerance }
    }

    @Test("Each corner has its colour, the middle what is between all of them", arguments: [false, true])
    func corners(smoothsColors: Bool) throws {
        let pixels = try pixels(
            MeshGradient(width: 2, height: 2, points: corners, colors: colors, smoothsColors: smoothsColors))
        #expect(near(pixels[0, 0], 0xFF0000) && near(pixels[39, 0], 0x00FF00))
        #expect(near(pixels[0, 39], 0x0000FF) && near(pixels[39, 39], 0xFFFFFF))
        #expect(near(pixels[20, 20], 0x808080))
    }

    @Test("A moved point takes its colour along")
    func moved() throws {
        let black = Color(red: 0, green: 0, blue: 0)
        func mesh(_ middle: SIMD2<Float>) throws -> Pixels {
            try pixels(
                MeshGradient(
                    width: 3, height: 3,
                    points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], middle, [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
                    colors: [.white, .white, .white, .white, black, .white, .white, .white, .white]))
        }
        let (central, moved) = (try mesh([0.5, 0.5]), try mesh([0.75, 0.25]))
        #expect(near(central[20, 20], 0, 20) && !near(central[30, 10], 0, 60))
        #expect(near(moved[30, 10], 0, 20) && !near(moved[20, 20], 0, 60))
        #expect(near(moved[0, 0], 0xFFFFFF) && near(moved[39, 39], 0xFFFFFF))
    }

    @Test("The background is where the grid is not")
    func background() throws {
        let inner = corners.map { $0 * 0.5 + [0.25, 0.25] }
        let mesh = MeshGradient(
            width: 2, height: 2, points: inner, colors: [.white, .white, .white, .white],
            background: Color(red: 0, green: 0, blue: 1))
        let pixels = try pixels(mesh)
        #expect(pixels[2, 2] == 0x0000FF && pixels[37, 20] == 0x0000FF && pixels[20, 20] == 0xFFFFFF)
    }

    @Test("In SVG it is an image that the shape is filled with, in PDF a shading")
    func files() throws {
        let renderer = ImageRenderer(
            content: Circle().fill(MeshGradient(width: 2, height: 2, points: corners, colors: colors))
                .frame(width: 40, height: 40))
        let svg = String(decoding: try renderer.svgData(), as: UTF8.self)
        #expect(svg.contains("<pattern") && svg.contains("href=\"data:image/png;base64,") && svg.utf8.count < 30_000)
        // A large one is no larger than it has to be.
        let large = ImageRenderer(
            content: MeshGradient(width: 2, height: 2, points: corners, colors: colors).frame(width: 300, height: 300))
        #expect(try large.svgData().count < 500_000)
        let pdf = String(decoding: try renderer.pdfData(), as: UTF8.self)
        #expect(pdf.contains("/ShadingType 7"))
    }

    @Test("Grids: evenly and smoothly, with a moved point, of text, perceptual, fading")
    func meshes() throws {
        func mesh(_ middle: SIMD2<Float>, smoothsColors: Bool = true, _ space: Gradient.ColorSpace = .device)
            -> MeshGradient
        {
            MeshGradient(
                width: 3, height: 3,
                points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], middle, [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
                colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint],
                smoothsColors: smoothsColors, colorSpace: space)
        }
        let view = HStack {
            mesh([0.5, 0.5], smoothsColors: false)
            mesh([0.5, 0.5])
            mesh([0.8, 0.3])
            Circle().fill(mesh([0.8, 0.3], .perceptual))
            Circle().stroke(mesh([0.5, 0.5]), lineWidth: 8).padding(4)
            Text("Aa").font(.title.bold()).foregroundStyle(mesh([0.5, 0.5]))
            MeshGradient(width: 2, height: 2, points: corners, colors: [.red, .clear, .clear, .blue])
        }
        .frame(width: 330, height: 40)
        let renderer = ImageRenderer(content: view.padding(8).background(.background))
        renderer.isOpaque = true
        try expectPicture(of: renderer.pngData(), named: "meshes")
    }
}
