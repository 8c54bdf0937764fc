import Foundation
@_spi(Kernel) import Umwelt
import UmweltTesting

/// A test's stand-in for a host with a browser.
@MainActor
struct Browser {
    let host: TestHost

    /// The traits of a host with a browser.
    static var traits: HostTraits {
        var traits = HostTraits.testing
        traits.showsEmbeddedContent = true
        return traits
    }

    /// The frame that the host is to show; nil for none.
    var frame: WebPageSemantics? {
        guard case .webPage(let page) = node?.role else { return nil }
        return page
    }

    /// Sends what a browser would.
    func send(_ event: WebPageEvent) {
        node?.send(.webPage(event: event))
        host.update()
    }

    /// Follows a link in the frame.
    func follow(_ link: URL) {
        node?.send(.follow(link: link))
        host.update()
    }

    private var node: SemanticsNode? {
        SemanticsNode.first(in: host.semantics) { if case .webPage = $0.role { true } else { false } }
    }
}
