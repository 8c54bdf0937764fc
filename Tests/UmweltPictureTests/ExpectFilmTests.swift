import SwiftUI
import Testing
import UmweltTesting

/// A ball that moves to the right in a second, or back and forth without end.
private struct Ball: View {
    @State private var isRight = false

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Color.red.frame(width: 12, height: 12).offset(x: isRight ? 28 : 0)
            Button("") { withAnimation(.linear(duration: 1)) { isRight.toggle() } }.accessibilityLabel("Move")
            Button("") { withAnimation(.linear(duration: 1).repeatForever()) { isRight.toggle() } }
                .accessibilityLabel("Swing")
        }
        .frame(width: 40, height: 40, alignment: .topLeading)
    }
}

/// Strips of pictures of what moves.
@MainActor struct ExpectFilmTests {
    private let host = TestHost(size: CGSize(width: 40, height: 40)) { Ball() }

    @Test func `a film shows what moves until it rests`() {
        #expect(host.tap("Move"))
        expectFilm(of: host, named: "moving-ball")
        #expect(!host.isAnimating)
    }

    @Test func `a film shows the times that are asked for`() {
        #expect(host.tap("Swing"))
        expectFilm(of: host, named: "swinging-ball", at: [0, 0.25, 1, 1.5, 2])
    }

    @Test func `what is no film is told`() {
        withKnownIssue {
            expectFilm(of: host, named: "no-film")
        } matching: {
            "\($0)".contains("Nothing moves")
        }
        for times in [[], [.nan], [-1], [.infinity], [1, 0.5]] as [[Double]] {
            withKnownIssue {
                expectFilm(of: host, named: "no-film", at: times)
            } matching: {
                "\($0)".contains("A film cannot have pictures at")
            }
        }
        host.tap("Swing")
        withKnownIssue {
            expectFilm(of: host, named: "no-film")
        } matching: {
            "\($0)".contains("The animation does not end")
        }
    }
}
