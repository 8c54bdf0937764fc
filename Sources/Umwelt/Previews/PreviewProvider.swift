import Foundation

/// A type that shows views while they are being written.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View

    /// The views.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// What `#Preview` makes: a preview that can be found in the program.
public protocol _PreviewRegistration {
    /// The preview's name, if it was given one.
    static var name: String? { get }

    /// The file that it is in, as `#fileID`.
    static var fileID: String { get }

    /// The line that it is on.
    static var line: Int { get }

    /// What is said of it.
    static var traits: [PreviewTrait<Preview.ViewTraits>] { get }

    /// Makes the view.
    @MainActor static func makeView() -> any View
}

/// The names that belong to `#Preview`.
public enum Preview {
    /// What can be said of a preview of views.
    public struct ViewTraits: Sendable {
        /// The size that is offered; nil for the host's.
        public var layout: PreviewLayout?
    }
}

/// Something said of a preview.
public struct PreviewTrait<T: Sendable>: Sendable {
    let change: @Sendable (inout T) -> Void
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The preview is as large as the host makes it.
    public static var defaultLayout: PreviewTrait { PreviewTrait { $0.layout = .device } }

    /// The preview is as large as its view wants to be.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { $0.layout = .sizeThatFits } }

    /// The preview has a size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait { $0.layout = .fixed(width: width, height: height) }
    }
}

extension [PreviewTrait<Preview.ViewTraits>] {
    /// All that is said, in one.
    public var joined: Preview.ViewTraits {
        var traits = Preview.ViewTraits()
        for trait in self { trait.change(&traits) }
        return traits
    }
}
