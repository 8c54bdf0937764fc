/// The element of a modifier with actions for when its view appears and disappears, also when it leaves the viewport of
/// a lazy container and comes back.
class SightFollowingElement<Content: View, Modifier: ViewModifier>: AppearingElement<Content, Modifier>, SightFollower {
    /// The number of lazy containers around the view whose viewport it is not in.
    private var containersOutOfSight = 0
    private var followsSight = false

    final override var isOutOfSight: Bool { containersOutOfSight > 0 }

    /// A view that has been made as it is near to the viewport appears when it comes into it, which may be never.
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
