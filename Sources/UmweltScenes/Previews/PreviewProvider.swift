import Foundation

/// A type that provides previews of views.
///
/// ```swift
/// struct BookViewPreviews: PreviewProvider {
///     static var previews: some View {
///         BookView(book: .sample)
///         BookView(book: .sample).preferredColorScheme(.dark)
///     }
/// }
/// ```
///
/// New code uses `#Preview`.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View

    /// The views.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// A preview that `#Preview` makes, and that is found in the program by its conformance to this protocol.
public protocol _PreviewRegistration {
    /// The preview's name; nil for none.
    static var name: String? { get }

    /// The file that it is in, as `#fileID`.
    static var fileID: String { get }

    /// The line that it is on.
    static var line: Int { get }

    /// The traits of the preview, such as its size.
    @MainActor static var traits: [PreviewTrait<Preview.ViewTraits>] { get }

    /// Makes the view.
    @MainActor static func makeView() -> any View
}

/// The namespace of the types of `#Preview`.
public enum Preview {
    /// The traits of a preview of views.
    public struct ViewTraits: Sendable {
        /// The size of the preview; nil for the host's.
        public var layout: PreviewLayout?

        /// The orientation of the device; nil for upright.
        public var orientation: InterfaceOrientation?

        /// The modifiers, from the innermost to the outermost.
        var modifiers: [PreviewModifierUse] = []
    }
}

/// A trait of a preview.
public struct PreviewTrait<T: Sendable>: Sendable {
    let change: @Sendable (inout T) -> Void
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// A preview with the host's size.
    public static var defaultLayout: PreviewTrait { PreviewTrait { $0.layout = .device } }

    /// A preview with its view's ideal size.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { $0.layout = .sizeThatFits } }

    /// A preview on a device in portrait orientation.
    public static var portrait: PreviewTrait { PreviewTrait { $0.orientation = .portrait } }

    /// A preview on a device in portrait orientation, upside down.
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait { $0.orientation = .portraitUpsideDown } }

    /// A preview on a device in landscape orientation, on its right side.
    public static var landscapeLeft: PreviewTrait { PreviewTrait { $0.orientation = .landscapeLeft } }

    /// A preview on a device in landscape orientation, on its left side.
    public static var landscapeRight: PreviewTrait { PreviewTrait { $0.orientation = .landscapeRight } }

    /// Returns a trait for a preview with a fixed size, in points.
    ///
    /// - Parameters:
    ///   - width: The width, in points.
    ///   - height: The height, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait { $0.layout = .fixed(width: width, height: height) }
    }
}

extension [PreviewTrait<Preview.ViewTraits>] {
    /// All traits in one; a later one replaces an earlier one of its kind.
    public var joined: Preview.ViewTraits {
        var traits = Preview.ViewTraits()
        for trait in self { trait.change(&traits) }
        return traits
    }
}
