/// The element of a modifier with actions for appearing and disappearing, also in and out of the viewport of a lazy
/// container.
class SightFollowingElement<Content: View, Modifier: ViewModifier>: AppearingElement<Content, Modifier>, SightFollower {
    /// The number of lazy containers around the view whose viewport it is not in.
    private var containersOutOfSight = 0
    private var followsSight = false

    final override var isOutOfSight: Bool { containersOutOfSight > 0 }

    /// A view that was realized near the viewport appears only when it enters the viewport, which may never happen.
    final override func willAppearFirst() {
        if followsSight { return }
        followsSight = true
        containersOutOfSight = followSight()
    }

    final func leftSight() {
        containersOutOfSight += 1
        cover()
    }

    final func cameIntoSight() {
        containersOutOfSight -= 1
        if containersOutOfSight == 0 { appearSoon() }
    }
}
