/// The element of a modifier with actions for when its view appears and disappears, be it that it leaves the viewport of a
/// lazy container and comes back.
class SightFollowingElement<Content: View, Modifier: ViewModifier>: AppearingElement<Content, Modifier>, SightFollower {
    /// The number of lazy containers around the view whose viewport it has left.
    private var containersOutOfSight = 0

    final override var isOutOfSight: Bool { containersOutOfSight > 0 }

    final override func willAppearFirst() { followSight() }

    final func leftSight() {
        containersOutOfSight += 1
        cover()
    }

    final func cameIntoSight() {
        containersOutOfSight -= 1
        if containersOutOfSight == 0 { appearSoon() }
    }
}
