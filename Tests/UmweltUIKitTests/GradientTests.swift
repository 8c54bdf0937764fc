import Foundation
import SwiftUI
import Testing
import UmweltUIKit

@MainActor @Suite("Gradients of Core Graphics") struct GradientTests {
    private let square = CGRect(x: 0, y: 0, width: 20, height: 20)
    private let red = UIColor.red.cgColor
    private let blue = UIColor.blue.cgColor

    /// Returns an image of 20 × 20 pixels as a file.
    private func drawn(_ actions: (CGContext) -> Void) -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(bounds: square, format: format).pngData { actions($0.cgContext) }
    }

    private func gradient(_ colors: [CGColor], _ locations: [CGFloat]? = nil) throws -> CGGradient {
        guard let locations else {
            return try #require(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil))
        }
        return try #require(
            CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: locations))
    }

    @Test("Along a line, only the options fill what is beyond its ends") func linear() throws {
        let gradient = try gradient([red, blue], [0, 1])
        let (start, end) = (CGPoint(x: 3, y: 5), CGPoint(x: 3, y: 15))
        func line(_ options: CGGradientDrawingOptions, in area: CGRect? = nil) -> Data {
            drawn { context in
                if let area { context.clip(to: area) }
                context.drawLinearGradient(gradient, start: start, end: end, options: options)
            }
        }
        let all: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        let middle = CGRect(x: 0, y: 5, width: 20, height: 10)
        #expect(line([]) == line(all, in: middle) && line([]) != line(all))
        let before = CGRect(x: 0, y: 0, width: 20, height: 5)
        let after = CGRect(x: 0, y: 15, width: 20, height: 5)
        func filled(_ color: CGColor, _ area: CGRect) -> Data {
            drawn { context in
                context.setFillColor(color)
                context.fill(area)
            }
        }
        #expect(line(all, in: before) == filled(red, before) && line(all, in: after) == filled(blue, after))
        #expect(line([.drawsAfterEndLocation], in: before) == drawn { _ in })
        #expect(line([.drawsBeforeStartLocation], in: after) == drawn { _ in })
        #expect(drawn { $0.drawLinearGradient(gradient, start: start, end: start, options: all) } == drawn { _ in })
    }

    @Test("The transform and the order of locations hold for gradients") func places() throws {
        let sorted = try gradient([red, blue], [0.2, 0.8])
        let reversed = try gradient([blue, red], [0.8, 0.2])
        let plain = drawn {
            $0.drawLinearGradient(sorted, start: .zero, end: CGPoint(x: 20, y: 0), options: [])
        }
        let moved = drawn { context in
            context.scaleBy(x: 2, y: 1)
            context.drawLinearGradient(reversed, start: .zero, end: CGPoint(x: 10, y: 0), options: [])
        }
        #expect(plain == moved)
        let even = try gradient([red, blue, red])
        let halves = try [gradient([red, blue]), gradient([blue, red])]
        let end = CGPoint(x: 20, y: 0)
        #expect(
            drawn { $0.drawLinearGradient(even, start: .zero, end: end, options: []) }
                == drawn { context in
                    for (index, half) in halves.enumerated() {
                        let start = CGPoint(x: index * 10, y: 0)
                        context.drawLinearGradient(half, start: start, end: CGPoint(x: start.x + 10, y: 0), options: [])
                    }
                })
    }

    @Test("Between circles around one point, only the options fill what is within and beyond") func radial() throws {
        let one = try gradient([red, red])
        let two = try gradient([red, blue])
        let center = CGPoint(x: 10, y: 10)
        func circles(
            _ gradient: CGGradient, from start: CGFloat, to end: CGFloat, _ options: CGGradientDrawingOptions,
            in area: CGRect? = nil
        ) -> Data {
            drawn { context in
                if let area { context.clip(to: area) }
                context.drawRadialGradient(
                    gradient, startCenter: center, startRadius: start, endCenter: center, endRadius: end,
                    options: options)
            }
        }
        func filled(_ draw: (CGContext) -> Void) -> Data {
            drawn { context in
                context.setFillColor(red)
                draw(context)
            }
        }
        let (small, large) = (square.insetBy(dx: 6, dy: 6), square.insetBy(dx: 2, dy: 2))
        #expect(circles(one, from: 0, to: 8, []) == filled { $0.fillEllipse(in: large) })
        #expect(
            circles(one, from: 4, to: 8, [])
                == filled { context in
                    context.addEllipse(in: small)
                    context.addEllipse(in: large)
                    context.fillPath(using: .evenOdd)
                })
        #expect(circles(one, from: 4, to: 8, .drawsBeforeStartLocation) == filled { $0.fillEllipse(in: large) })
        let all: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        #expect(circles(one, from: 4, to: 8, all) == filled { $0.fill(square) })
        let middle = CGRect(x: 9, y: 9, width: 2, height: 2)
        #expect(circles(two, from: 4, to: 8, all, in: middle) == filled { $0.fill(middle) })
        #expect(circles(two, from: 8, to: 4, .drawsBeforeStartLocation, in: middle) == drawn { _ in })
    }

    @Test("Circles around different points are filled without gaps") func offset() throws {
        let gradient = try gradient([red, red])
        let area = CGRect(x: 5, y: 5, width: 10, height: 10)
        func circles(_ options: CGGradientDrawingOptions) -> Data {
            drawn { context in
                context.clip(to: area)
                context.drawRadialGradient(
                    gradient, startCenter: CGPoint(x: 8, y: 8), startRadius: 1, endCenter: CGPoint(x: 10, y: 10),
                    endRadius: 9, options: options)
            }
        }
        let filled = drawn { context in
            context.setFillColor(red)
            context.fill(area)
        }
        #expect(circles(.drawsBeforeStartLocation) == filled && circles([]) != filled)
    }

    @Test("Components are colours of their space") func spaces() throws {
        let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
        let color = try #require(CGColor(colorSpace: linear, components: [0.5, 1, 0, 1]))
        #expect(abs((color.components?.first ?? 0) - 0.735) < 0.001 && linear.numberOfComponents == 3)
        let gray = try #require(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 0.25]))
        #expect(abs((gray.components?.first ?? 0) - 0.5) < 0.001 && abs(gray.alpha - 0.25) < 0.001)
        #expect(CGColorSpace(name: CGColorSpace.sRGB) == CGColorSpaceCreateDeviceRGB())
        #expect(CGColorSpace(name: "none") == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
        let parts: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
        let space = CGColorSpaceCreateDeviceRGB()
        let gradient = try #require(CGGradient(colorSpace: space, colorComponents: parts, locations: nil, count: 2))
        let same = try self.gradient([red, blue])
        let end = CGPoint(x: 20, y: 20)
        #expect(
            drawn { $0.drawLinearGradient(gradient, start: .zero, end: end, options: []) }
                == drawn { $0.drawLinearGradient(same, start: .zero, end: end, options: []) })
    }
}
