// The thresholds of input: points, seconds and parts. Written by Scripts/page-files from
// UmweltInput/InputThresholds.swift.

export const thresholds = {
    /** The distance in points that a finger moves before it scrolls, and a pointer before it drags: GTK's default. */
    drag: 8,
    /** The greatest distance in points between the press and the release of a click. */
    click: 16,
    /** The distance in points of a swipe that reveals the actions of a row: a guess. */
    swipe: 40,
    /** The part of a row's width that a swipe crosses to perform the first action: a guess. */
    fullSwipe: 0.6,
    /** The part of a swipe's distance by which the row moves. */
    swipeResistance: 0.5,
    /** The seconds that a finger rests on a row before it drags the row to another place: a guess. */
    rowRest: 0.4,
    /** The seconds that a finger rests on a view before its context menu opens: as `LongPressGesture`. */
    menuRest: 0.5,
    /** The distance in points that a resting finger may move: as `LongPressGesture`. */
    restDistance: 10,
    /** The seconds after which a letter begins a new search in a menu, instead of continuing the word. */
    typeSelection: 0.7,
    /** The velocity in points per second below which a released scroll view stops at once. */
    scrollFling: 30,
    /** The velocity in points per second below which a decelerating scroll view stops. */
    scrollStop: 10,
    /** The seconds without a move after which scrolling by a wheel has ended. */
    wheelEnd: 0.15,
    /** The distance in points of an arrow key's scrolling. */
    scrollLine: 40,
    /** The seconds that scroll indicators stay after the last move: as GTK's. */
    indicatorDuration: 1.0,
    /** The distance in points by which a page is pulled down to refresh it. */
    pullToRefresh: 70,
};
