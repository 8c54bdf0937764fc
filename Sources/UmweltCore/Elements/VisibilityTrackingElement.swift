/// The element of a modifier with actions for when its view appears and disappears, also when it leaves the viewport of
/// a lazy container and comes back.
class VisibilityTrackingElement<Content: View, Modifier: ViewModifier>:
    AppearingElement<Content, Modifier>, VisibilityTracker
{
    /// The number of lazy containers around the view whose viewport it is not in.
    private var containersOutOfSight = 0
    private var tracksVisibility = false

    final override var isOutOfSight: Bool { containersOutOfSight > 0 }

    /// A view that was realized near the viewport appears only when it enters the viewport, which may never happen.
    final override func willAppearFirst() {
        if tracksVisibility { return }
        tracksVisibility = true
        containersOutOfSight = trackVisibility()
    }

    final func becameHidden() {
        containersOutOfSight += 1
        cover()
    }

    final func becameVisible() {
        containersOutOfSight -= 1
        if containersOutOfSight == 0 { appearSoon() }
    }
}
