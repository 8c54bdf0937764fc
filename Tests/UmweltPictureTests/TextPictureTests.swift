import SwiftUI
import Testing
import UmweltTesting

import Umwelt
import UmweltControls

@MainActor @Suite("Pictures of texts")
struct TextPictureTests {
    private func picture<V: View>(
        _ view: V, _ colorScheme: ColorScheme = .light, _ direction: LayoutDirection = .leftToRight
    ) throws -> Data {
        let renderer = ImageRenderer(
            content: view.padding(8).background(colorScheme == .dark ? Color.black : .white)
                .environment(\.colorScheme, colorScheme)
                .environment(\.layoutDirection, direction)
                .environment(\.locale, Locale(identifier: direction == .rightToLeft ? "ar" : "en_US")))
        renderer.isOpaque = true
        return try renderer.pngData()
    }

    @Test("Markdown, lines under and through text, small capitals, attributes", arguments: [ColorScheme.light, .dark])
    func styles(colorScheme: ColorScheme) throws {
        var attributed = AttributedString("Marked, large, raised")
        if let range = attributed.range(of: "Marked") { attributed[range].backgroundColor = .yellow.opacity(0.5) }
        if let range = attributed.range(of: "large") { attributed[range].font = .title2.bold() }
        if let range = attributed.range(of: "raised") { attributed[range].baselineOffset = 6 }
        let view = VStack(alignment: .leading, spacing: 6) {
            Text("**Bold**, *italic*, ~~gone~~, `code` and [a link](https://example.org)")
            HStack {
                Text("solid").underline()
                Text("dots").underline(pattern: .dot, color: .red)
                Text("dashes").underline(pattern: .dash)
                Text("both").underline(pattern: .dashDot).strikethrough(pattern: .dashDotDot, color: .blue)
            }
            Text("Small Capitals 12").font(.body.smallCaps())
            Text("Small Capitals 12").font(.body.lowercaseSmallCaps()).fontDesign(.serif)
            Text("wide").tracking(6) + Text(" and narrow").kerning(-1.5)
            Text(attributed)
        }
        try expectPicture(
            of: picture(view, colorScheme), named: colorScheme == .dark ? "text-styles-dark" : "text-styles")
    }

    @Test(
        "Images stand in lines of text, and gradients fill texts",
        arguments: [ColorScheme.light, .dark])
    func images(colorScheme: ColorScheme) throws {
        let rainbow = LinearGradient(
            colors: [.red, .orange, .green, .blue], startPoint: .leading, endPoint: .trailing)
        let view = VStack(alignment: .leading, spacing: 6) {
            Text(
                "Rated \(Image(systemName: "star.fill")) by \(Text("many \(Image(systemName: "person"))").bold())"
            )
            (Text(Image(systemName: "heart.fill")).foregroundStyle(.red) + Text(" one ")
                + Text(Image(systemName: "heart")).font(.title)).foregroundStyle(.secondary)
            Text("مرحبا \(Image(systemName: "star.fill")) بالعالم")
            Text("All of the colours").font(.title.bold()).foregroundStyle(rainbow)
            Text("Some ")
                + Text("around").bold().foregroundStyle(
                    AngularGradient(colors: [.red, .blue, .red], center: .center))
                + Text(" and ") + Text("along").bold().foregroundStyle(rainbow)
            Text("Wide \(Image(systemName: "plus.circle"))").tracking(4)
        }
        try expectPicture(
            of: picture(view, colorScheme),
            named: colorScheme == .dark ? "text-images-dark" : "text-images")
    }

    @Test(
        "Text that does not fit is cut, brought closer together or made smaller",
        arguments: [false, true])
    func fitting(isMirrored: Bool) throws {
        let text = isMirrored ? "نص طويل لا يتسع له المكان" : "A text that is too long for its place"
        let view = VStack(alignment: .leading, spacing: 4) {
            Text(text).truncationMode(.head)
            Text(text).truncationMode(.middle)
            Text(text).truncationMode(.tail)
            Text(text).minimumScaleFactor(0.3)
            Text(text).lineLimit(2)
            Text(text.prefix(20)).allowsTightening(true)
        }
        .lineLimit(1)
        .frame(width: 140)
        try expectPicture(
            of: picture(view, .light, isMirrored ? .rightToLeft : .leftToRight),
            named: isMirrored ? "text-fitting-mirrored" : "text-fitting")
    }

    @Test("Lines stand as far apart as the environment says")
    func lines() throws {
        let view = HStack(alignment: .top, spacing: 12) {
            Text("usual\nlines").background(Color.blue.opacity(0.15))
            Text("space\nbetween").lineSpacing(10).background(Color.blue.opacity(0.15))
            Text("higher\nlines").lineHeight(.multiple(factor: 2)).background(Color.blue.opacity(0.15))
            Text("lower\nlines").lineHeight(.exact(points: 14)).background(Color.blue.opacity(0.15))
            Text("room").lineLimit(3, reservesSpace: true).background(Color.blue.opacity(0.15))
        }
        try expectPicture(of: picture(view), named: "text-lines")
    }
}
