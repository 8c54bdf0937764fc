// The thresholds of input: points, seconds and parts. Written by Scripts/page-files from
// UmweltInput/InputThresholds.swift, and from ScreenMotion.swift.

export const thresholds = {
    /** The distance in points that a finger moves before it scrolls, and a pointer before it drags: GTK's default. */
    drag: 8,
    /** The greatest distance in points between the press and the release of a click. */
    click: 16,
    /** The distance in points of a swipe that reveals the actions of a row, or turns a page: a guess. */
    swipe: 40,
    /** The part of a row's width that a swipe crosses to perform the first action: a guess. */
    fullSwipe: 0.6,
    /** The fraction of a swipe's distance by which the row or the page moves. */
    swipeResistance: 0.5,
    /** The seconds that a finger rests on a row before it drags the row to another place: a guess. */
    rowRest: 0.4,
    /** The seconds that a finger rests on a view before its context menu opens: as `LongPressGesture`. */
    menuRest: 0.5,
    /** The distance in points that a resting finger may move: as `LongPressGesture`. */
    restDistance: 10,
    /** The seconds after which typing in a menu starts a new search. */
    typeSelection: 0.7,
    /** The velocity in points per second below which a released scroll view stops immediately. */
    scrollFling: 30,
    /** The velocity in points per second below which a decelerating scroll view stops. */
    scrollStop: 10,
    /** The seconds without a move after which scrolling by a wheel has ended. */
    wheelEnd: 0.15,
    /** The greatest distance in points of a movement of a wheel that pinches, and that of a step of a mouse's wheel: a guess. */
    pinchStep: 25,
    /** The distance in points for which a wheel that pinches magnifies e times: that of pinches of touchpads in Chromium. */
    pinchLength: 100,
    /** The distance in points of each of the two fingers that a wheel stands for from the point between them at the start: small, so that both are in one view. */
    pinchReach: 8,
    /** The distance in points of an arrow key's scrolling. */
    scrollLine: 40,
    /** The seconds for which scroll indicators remain visible after the last move, as GTK's. */
    indicatorDuration: 1.0,
    /** The distance in points of two fingers on a touchpad that turns a page of a tab view: a guess. */
    pageTurn: 60,
    /** The seconds without a move after which two fingers on a touchpad can turn another page: a guess. */
    pageTurnPause: 0.3,
    /** The distance in points by which a scroll view is pulled down to refresh it. */
    pullToRefresh: 70,
    /** The seconds after a wheel, a finger or a key within which a browser scrolls for the user. */
    scrollInput: 0.2,
    /** The seconds after the user's scrolling within which a scroll view of a page glides to where it snaps. */
    snapDelay: 0.5,
    /** The seconds after the end of a touch or a drag within which a browser sends its click, if it sends one. */
    clickDelay: 0.05,
    /** The least seconds between two movements of a pointer that a page sends: less than a frame at 60 hertz. */
    moveInterval: 0.014,
    /** The seconds of the motion of screens that appear and disappear. */
    screenMotion: 0.344,
};
