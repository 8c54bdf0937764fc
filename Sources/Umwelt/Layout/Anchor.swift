import Foundation

/// A place in a view, to be found from another one.
public struct Anchor<Value> {
    /// Names the place before the view has one.
    public struct Source {
        let rect: CGRect?
    }
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle in the view's own coordinates, in points.
    public static func rect(_ r: CGRect) -> Anchor<Value>.Source { Anchor<Value>.Source(rect: r) }

    /// All of the view.
    public static var bounds: Anchor<Value>.Source { Anchor<Value>.Source(rect: nil) }
}
