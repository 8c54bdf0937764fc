import Foundation

extension LinkedPreview {
    /// Makes a window with the preview, with marks in place of missing images, and with separate user defaults.
    ///
    /// The window has not been updated yet, so that a host connects it before the first bodies run.
    ///
    /// - Parameters:
    ///   - traits: The values of the system.
    ///   - size: The size of the window in points.
    ///   - frame: The size of a frame in the window around the view; nil for none.
    ///   - typeSetter: The type setter for the window's texts.
    ///   - snapshot: The initial values of state, where it contains them; nil for the values in the source.
    package func makeWindow(
        traits: HostTraits, size: CGSize, frame: CGSize? = nil, typeSetter: any TypeSetter,
        restoring snapshot: StateSnapshot? = nil
    ) -> ViewHost {
        let view = AnyView(makeView())
        let framed = frame.map { AnyView(view.frame(width: $0.width, height: $0.height)) }
        return Self.window(
            of: framed ?? view, traits: traits, size: size, typeSetter: typeSetter, restoring: snapshot)
    }

    /// Shows the preview in a window that no host shows, to learn its name, layout and device.
    ///
    /// - Parameters:
    ///   - traits: The values of the system.
    ///   - size: The size of the window in points.
    ///   - typeSetter: The type setter for the window's texts.
    package func measured(
        traits: HostTraits = HostTraits(), size: CGSize, typeSetter: any TypeSetter
    ) -> ShownPreview {
        show { Self.window(of: AnyView($0), traits: traits, size: size, typeSetter: typeSetter) }
    }

    /// Makes the window of a preview's view.
    package static func window(
        of view: AnyView, traits: HostTraits, size: CGSize, typeSetter: any TypeSetter,
        restoring snapshot: StateSnapshot? = nil
    ) -> ViewHost {
        let window = ViewHost(
            proposedSize: ProposedViewSize(size), traits: traits, defaults: HostDefaults(), typeSetter: typeSetter,
            restoring: snapshot, content: view)
        window.preview.markMissingImages()
        return window
    }
}
