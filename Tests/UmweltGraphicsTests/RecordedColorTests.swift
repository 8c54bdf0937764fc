import SwiftUI
import Testing

/// Descriptions of colours as recorded from SwiftUI: by the tests of OpenSwiftUI ("ColorResolvedCompatibilityTests"),
/// which run against SwiftUI of iOS 18 and macOS 15.
@Suite("Recorded colours") struct RecordedColorTests {
    struct Sample {
        let space: Color.RGBColorSpace
        let components: [Float]
        let description: String

        init(_ space: Color.RGBColorSpace, _ components: [Float], _ description: String) {
            self.space = space
            self.components = components
            self.description = description
        }
    }

    static let samples = [
        Sample(.sRGB, [0, 0, 0, 0], "#00000000"), Sample(.sRGB, [0.01, 0.02, 0.03, 0.04], "#0305080A"),
        Sample(.sRGB, [0.3, 0.3, 0.3, 0.3], "#4C4C4C4D"),
        Sample(.sRGB, [0.412, 0.508, 0.690, 0.748], "#6982B0BF"),
        Sample(.sRGB, [0.6, 0.6, 0.6, 0.6], "#99999999"), Sample(.sRGB, [1, 1, 1, 1], "#FFFFFFFF"),
        Sample(.sRGBLinear, [0, 0, 0, 0], "#00000000"), Sample(.sRGBLinear, [0.01, 0.02, 0.03, 0.04], "#1927300A"),
        Sample(.sRGBLinear, [0.3, 0.3, 0.3, 0.3], "#9595954D"),
        Sample(.sRGBLinear, [0.412, 0.508, 0.690, 0.748], "#ACBDD8BF"),
        Sample(.sRGBLinear, [0.6, 0.6, 0.6, 0.6], "#CBCBCB99"), Sample(.sRGBLinear, [1, 1, 1, 1], "#FFFFFFFF"),
        Sample(.displayP3, [0, 0, 0, 0], "#00000000"), Sample(.displayP3, [0.01, 0.02, 0.03, 0.04], "#0205080A"),
        Sample(.displayP3, [0.3, 0.3, 0.3, 0.3], "#4D4C4C4D"),
        Sample(.displayP3, [0.412, 0.508, 0.690, 0.748], "#6382B4BF"),
        Sample(.displayP3, [0.6, 0.6, 0.6, 0.6], "#99999999"), Sample(.displayP3, [1, 1, 1, 1], "#FFFFFFFF"),
    ]

    private func components(_ description: String) -> [Int] {
        let digits = Array(description.dropFirst())
        return stride(from: 0, to: digits.count - 1, by: 2).compactMap { Int(String(digits[$0...$0 + 1]), radix: 16) }
    }

    @Test(
        "Components of each colour space have the description that SwiftUI gives them, to a step of 255",
        arguments: samples.indices)
    func description(index: Int) {
        let sample = Self.samples[index]
        let color = Color.Resolved(
            colorSpace: sample.space, red: sample.components[0], green: sample.components[1],
            blue: sample.components[2], opacity: sample.components[3])
        // Of three samples one component is a step away: SwiftUI's transfer functions are approximations.
        let (here, there) = (components(color.description), components(sample.description))
        #expect(here.count == 4 && zip(here, there).allSatisfy { abs($0 - $1) <= 1 }, "\(color) for \(sample)")
    }
}
