import Foundation

// Views and other objects of UIKit that do not exist here.

/// UIKit's collection.
@available(*, unavailable, message: "Umwelt has no UICollectionView: use LazyVGrid in a ScrollView.")
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {}

/// An item of UIKit's collection.
@available(*, unavailable, message: "Umwelt has no UICollectionView: use LazyVGrid in a ScrollView.")
@MainActor @preconcurrency
open class UICollectionViewCell: UIView {}

/// UIKit's control for a colour.
@available(*, unavailable, message: "Umwelt has no UIColorWell: use ColorPicker.")
@MainActor @preconcurrency
open class UIColorWell: UIControl {}

/// UIKit's calendar.
@available(*, unavailable, message: "Umwelt has no UICalendarView: use DatePicker with datePickerStyle(.graphical).")
@MainActor @preconcurrency
open class UICalendarView: UIView {}

/// An item of UIKit's bars.
@available(*, unavailable, message: "Umwelt has no UIBarButtonItem: use toolbar(content:) with ToolbarItem.")
@MainActor @preconcurrency
open class UIBarButtonItem: NSObject {
    public enum Style: Int { case plain, done }

    public enum SystemItem: Int {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks,
            search
        case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
    }

    @available(*, unavailable, message: "Umwelt has no UIBarButtonItem: use toolbar(content:) with ToolbarItem.")
    public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) { super.init() }

    @available(*, unavailable, message: "Umwelt has no UIBarButtonItem: use toolbar(content:) with ToolbarItem.")
    public init(title: String?, style: Style, target: Any?, action: Selector?) { super.init() }

    @available(*, unavailable, message: "Umwelt has no UIBarButtonItem: use toolbar(content:) with ToolbarItem.")
    public init(image: UIImage?, style: Style, target: Any?, action: Selector?) { super.init() }

    @available(*, unavailable, message: "Umwelt has no UIBarButtonItem: use toolbar(content:) with ToolbarItem.")
    public init(customView: UIView) { super.init() }

    @available(*, unavailable, message: "Umwelt has no UIBarButtonItem: use toolbar(content:) with ToolbarItem.")
    public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) { super.init() }

    @available(*, unavailable, message: "Umwelt has no UIBarButtonItem: use toolbar(content:) with ToolbarItem.")
    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        super.init()
    }
}

/// An animation of UIKit's that can be paused.
@available(*, unavailable, message: "Umwelt has no UIViewPropertyAnimator: use UIView.animate or withAnimation.")
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {}

/// A finger on the screen.
@available(
    *, unavailable,
    message: "Umwelt passes no touches to views: use a UIGestureRecognizer, or DragGesture(minimumDistance: 0)."
)
@MainActor @preconcurrency
open class UITouch: NSObject {}

/// A recognizer of pointers.
@available(*, unavailable, message: "Umwelt has no UIHoverGestureRecognizer: use onContinuousHover.")
@MainActor @preconcurrency
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// A recognizer of drags from an edge of the screen.
@available(*, unavailable, message: "Umwelt has no UIScreenEdgePanGestureRecognizer: use UIPanGestureRecognizer.")
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}

/// The menu of a long press.
@available(
    *, unavailable,
    message: "Umwelt has no UIContextMenuInteraction: use contextMenu(menuItems:), or a UIButton with a menu."
)
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject {}

/// The drag of a view's content.
@available(*, unavailable, message: "Umwelt has no UIDragInteraction: use draggable(_:).")
@MainActor @preconcurrency
open class UIDragInteraction: NSObject {}

/// The drop of content on a view.
@available(*, unavailable, message: "Umwelt has no UIDropInteraction: use dropDestination(for:action:).")
@MainActor @preconcurrency
open class UIDropInteraction: NSObject {}

/// A file with views.
@available(*, unavailable, message: "Umwelt has no nib files: create the views in code.")
@MainActor @preconcurrency
open class UINib: NSObject {}

/// A file with controllers.
@available(*, unavailable, message: "Umwelt has no storyboards: create the controllers in code.")
@MainActor @preconcurrency
open class UIStoryboard: NSObject {}
