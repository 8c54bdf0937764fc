@_spi(Kernel) import UmweltCore
import Foundation

extension View {
    /// Runs an action with each URL that opens the window or that it receives later.
    ///
    /// ```swift
    /// Library(path: $path).onOpenURL { url in path = Route.routes(for: url.path()) }
    /// ```
    ///
    /// In the browser the URL is the page's own address, if it has a path, a query or a fragment, including later
    /// changes of the fragment. If several views of the window have such an action, all of them run.
    ///
    /// - Parameter action: The action, with the URL.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(_ExternalEventModifier(kind: .url, open: action))
    }

    /// Runs an action with each activity of a type that is continued in the window.
    ///
    /// A URL that no view of the window handles with ``onOpenURL(perform:)`` is an activity of the type
    /// `NSUserActivityTypeBrowsingWeb`.
    ///
    /// - Parameters:
    ///   - activityType: The type of the activity.
    ///   - action: The action, with the activity.
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(_ExternalEventModifier(kind: .activity(activityType), proceed: action))
    }

    /// Describes the user's activity in this view while it is shown and `isActive` is true.
    ///
    /// - Parameters:
    ///   - activityType: The type of the activity, which the app names.
    ///   - update: Sets the title and the other values of the activity. Called when a host requests the activity.
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(_ExternalEventModifier(kind: .description(activityType, isActive: isActive), proceed: update))
    }

    /// Describes the user's activity with an element in this view, unless the element is nil.
    ///
    /// - Parameters:
    ///   - activityType: The type of the activity, which the app names.
    ///   - element: The element; nil for no activity.
    ///   - update: Sets the title and the other values of the activity of an element.
    nonisolated public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        userActivity(activityType, isActive: element != nil) { activity in
            if let element { update(element, activity) }
        }
    }
}

/// The modifier of a view that handles events from outside of the app, or describes an activity.
public nonisolated struct _ExternalEventModifier: ViewModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let kind: Kind
    let open: (URL) -> Void
    let proceed: (NSUserActivity) -> Void

    /// The kind of event that the view handles.
    enum Kind {
        case url
        case activity(String)
        case description(String, isActive: Bool)
    }

    nonisolated init(
        kind: Kind, open: @escaping (URL) -> Void = { _ in }, proceed: @escaping (NSUserActivity) -> Void = { _ in }
    ) {
        self.kind = kind
        self.open = open
        self.proceed = proceed
    }

    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        ExternalEventElement(view, inputs)
    }
}

private final class ExternalEventElement<Content: View>:
    PrimitiveModifierElement<Content, _ExternalEventModifier>, ExternalEventHandler
{
    private var activity: NSUserActivity?

    override init(_ view: ModifiedContent<Content, _ExternalEventModifier>, _ inputs: _ElementInputs) {
        super.init(view, inputs)
        window?.externalEvents.add(self)
    }

    override func didLeaveTree() { window?.externalEvents.remove(self) }

    func open(_ url: URL) -> Bool {
        guard case .url = modifier.kind else { return false }
        modifier.open(url)
        return true
    }

    func proceed(with activity: NSUserActivity) -> Bool {
        guard case .activity(activity.activityType) = modifier.kind else { return false }
        modifier.proceed(activity)
        return true
    }

    /// The activity, described again for each who asks: the closure may show other values than when it was made.
    var describedActivity: NSUserActivity? {
        guard case .description(let type, true) = modifier.kind else { return nil }
        let described = activity?.activityType == type ? activity : nil
        let activity = described ?? NSUserActivity(activityType: type)
        self.activity = activity
        modifier.proceed(activity)
        return activity
    }
}
