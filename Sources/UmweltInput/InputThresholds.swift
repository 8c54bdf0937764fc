import Foundation

/// The thresholds and durations of input, which every host follows.
///
/// `Scripts/page-files` writes them into `thresholds.js`, from which the page's script reads them.
public enum InputThresholds {
    /// The distance in points that a finger moves before it scrolls, and a pointer before it drags: GTK's default.
    public static let drag: CGFloat = 8

    /// The greatest distance in points between the press and the release of a click.
    public static let click: CGFloat = 16

    /// The distance in points of a swipe that reveals the actions of a row, or turns a page: a guess.
    public static let swipe: CGFloat = 40

    /// The part of a row's width that a swipe crosses to perform the first action: a guess.
    public static let fullSwipe: CGFloat = 0.6

    /// The fraction of a swipe's distance by which the row or the page moves.
    public static let swipeResistance: CGFloat = 0.5

    /// The seconds that a finger rests on a row before it drags the row to another place: a guess.
    public static let rowRest = 0.4

    /// The seconds that a finger rests on a view before its context menu opens: as `LongPressGesture`.
    public static let menuRest = 0.5

    /// The distance in points that a resting finger may move: as `LongPressGesture`.
    public static let restDistance: CGFloat = 10

    /// The seconds after which typing in a menu starts a new search.
    public static let typeSelection = 0.7

    /// The part of the scroll velocity that is left after a second: `UIScrollView.DecelerationRate.normal`, which is
    /// 0.998 for a millisecond.
    public static let scrollFriction: Double = pow(0.998, 1000)

    /// The velocity in points per second below which a released scroll view stops immediately.
    public static let scrollFling: CGFloat = 30

    /// The velocity in points per second below which a decelerating scroll view stops.
    public static let scrollStop: CGFloat = 10

    /// The seconds without a move after which scrolling by a wheel has ended.
    public static let wheelEnd = 0.15

    /// The greatest distance in points of a movement of a wheel that pinches, and that of a step of a mouse's wheel: a
    /// guess.
    public static let pinchStep: CGFloat = 25

    /// The distance in points for which a wheel that pinches magnifies e times: that of pinches of touchpads in
    /// Chromium.
    public static let pinchLength: CGFloat = 100

    /// The distance in points of each of the two fingers that a wheel stands for from the point between them at the
    /// start: small, so that both are in one view.
    public static let pinchReach: CGFloat = 8

    /// The distance in points of an arrow key's scrolling.
    public static let scrollLine: CGFloat = 40

    /// The seconds for which scroll indicators remain visible after the last move, as GTK's.
    public static let indicatorDuration = 1.0

    /// The distance in points of two fingers on a touchpad that turns a page of a tab view: a guess.
    public static let pageTurn: CGFloat = 60

    /// The seconds without a move after which two fingers on a touchpad can turn another page: a guess.
    public static let pageTurnPause = 0.3

    /// The distance in points by which a scroll view is pulled down to refresh it.
    public static let pullToRefresh: CGFloat = 70

    // MARK: Pages

    /// The seconds after a wheel, a finger or a key within which a browser scrolls for the user.
    public static let scrollInput = 0.2

    /// The seconds after the user's scrolling within which a scroll view of a page glides to where it snaps.
    public static let snapDelay = 0.5

    /// The seconds after the end of a touch or a drag within which a browser sends its click, if it sends one.
    public static let clickDelay = 0.05

    /// The least seconds between two movements of a pointer that a page sends: less than a frame at 60 hertz.
    public static let moveInterval = 0.014
}
