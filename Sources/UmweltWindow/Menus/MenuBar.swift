internal import CCanvas
internal import CGTK
import Foundation
import Umwelt

/// The menu bar of a window: the app's commands, above the views. Windows of apps without commands have none.
@MainActor
final class MenuBar {
    private unowned let window: HostWindow

    /// The bar; nil without menus.
    private var widget: Widget?
    private var lists: [CommandList] = []
    private var parts: [MenuPart] = []

    /// The items' controls and commands, whose numbers name the actions.
    private var controls: [CommandControl] = []
    private var actions: [MenuAction] = []

    /// The menus of the bar, which show when they are opened.
    private var popovers: [Widget] = []

    init(_ window: HostWindow) { self.window = window }

    /// The window's own commands.
    private var standard: StandardCommands { StandardCommands(window) }

    /// True if the window itself provides a standard command and its keys, because the app has not replaced it.
    func offers(_ command: StandardCommand) -> Bool {
        !isShown || controls.contains { $0.standard == command }
    }

    /// The height in points.
    var height: CGFloat {
        guard let widget else { return 0 }
        var natural: gint = 0
        gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, nil, &natural, nil, nil)
        return CGFloat(natural)
    }

    /// True if there is a bar.
    var isShown: Bool { widget != nil }

    /// True if the bar or one of its menus has the keyboard.
    var hasFocus: Bool {
        guard let widget, let focus = gtk_window_get_focus(window.window) else { return false }
        return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
    }

    /// The numbers of the controls that the bar shows in place of the window.
    var nodes: Set<FrameDifference.NodeID> { Set(controls.compactMap(\.node?.id)).subtracting([0]) }

    /// Follows the commands.
    func update() {
        let new = window.view.commands.menus(offering: standard.offered)
        // The nodes may be others in menus that look the same.
        controls = new.flatMap(\.controls)
        guard new != lists else { return }
        lists = new
        let newParts = new.flatMap(\.parts)
        if newParts != parts {
            parts = newParts
            build()
        }
        for (action, control) in zip(actions, controls) { action.show(control) }
    }

    /// Follows the colour scheme of the views.
    func follow(_ scheme: ColorScheme) {
        guard let widget else { return }
        if scheme == .dark {
            gtk_widget_add_css_class(widget, MenuStyle.dark)
        } else {
            gtk_widget_remove_css_class(widget, MenuStyle.dark)
        }
    }

    /// Builds the bar again, or removes it without menus.
    private func build() {
        // The menu that was used to change the menus goes with the old ones, and leaves the keyboard nowhere.
        if hasFocus { Task { [weak self] in self?.window.input.restoreFocus() } }
        disconnect()
        guard !lists.isEmpty else {
            removeBar()
            ignoreKeyboard()
            return
        }
        let group = g_simple_action_group_new()
        defer { g_object_unref(UnsafeMutableRawPointer(group)) }
        actions = controls.enumerated().map { index, control in
            MenuAction(index, control, in: OpaquePointer(group)) { [unowned self] in press(index) }
        }
        gtk_widget_insert_action_group(window.widget, MenuAction.group, OpaquePointer(group))
        var builder = MenuBuilder()
        let model = builder.menuBar(of: lists)
        defer { g_object_unref(UnsafeMutableRawPointer(model)) }
        // A bar whose menus are replaced still uses the title that the mouse was over, which is gone: each has its own.
        ignoreKeyboard()
        removeBar()
        ToolkitTheme.use()
        guard let new = gtk_popover_menu_bar_new_from_model(model.menuModel) else { return }
        MenuStyle.install()
        gtk_box_prepend(window.box, new)
        widget = new
        watchMenus(of: new)
        watchKeyboard()
        follow(window.view.colorScheme)
    }

    /// Removes the bar. The action of one of its items may be running and have removed it.
    private func removeBar() {
        guard let widget else { return }
        self.widget = nil
        g_object_ref(widget.object)
        gtk_box_remove(window.box, widget)
        Task { g_object_unref(widget.object) }
    }

    private func press(_ index: Int) {
        guard controls.indices.contains(index) else { return }
        switch controls[index].target {
        case .node(let node):
            node.send(.press)
            window.update()
        case .standard(let command): standard.perform(command)
        }
    }

    /// Waits for the menus to be closed.
    private func watchMenus(of bar: Widget) {
        let closes: @convention(c) (OpaquePointer?, Owner?) -> Void = { _, owner in
            call(MenuBar.self, owner, ()) { bar, _ in bar.returnKeyboard() }
        }
        for item in bar.childWidgets {
            for child in item.childWidgets where child.isPopover {
                popovers.append(child)
                umwelt_connect(child.object, "closed", callback(closes), owner(self))
            }
        }
    }

    /// Waits for the bar to get the keyboard. GTK focuses a menu's title when the mouse moves over it, also at the
    /// mouse's position when a menu closes.
    private func watchKeyboard() {
        let moves: @convention(c) (OpaquePointer?, OpaquePointer?, Owner?) -> Void = { _, _, owner in
            call(MenuBar.self, owner, ()) { bar, _ in if bar.hasFocus { bar.returnKeyboard() } }
        }
        umwelt_connect(
            window.widget.object, "notify::focus-widget", callback(moves), owner(self))
    }

    private func ignoreKeyboard() {
        g_signal_handlers_disconnect_matched(
            window.widget.object, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, owner(self))
    }

    /// Returns the keyboard focus to the views, unless a menu is open: GTK leaves it in the bar.
    private func returnKeyboard() {
        Task { [weak self] in
            guard let self, hasFocus, !popovers.contains(where: { gtk_widget_get_visible($0) != 0 }) else { return }
            window.input.restoreFocus()
        }
    }

    private func disconnect() {
        for popover in popovers {
            g_signal_handlers_disconnect_matched(popover.object, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, owner(self))
        }
        popovers = []
        for action in actions { action.end() }
        actions = []
        gtk_widget_insert_action_group(window.widget, MenuAction.group, nil)
    }

    /// Ends the calls of the menus.
    func end() {
        disconnect()
        ignoreKeyboard()
        widget = nil
    }
}

extension Widget {
    /// The widgets in the widget, in their order.
    fileprivate var childWidgets: [Widget] {
        var children: [Widget] = []
        var next = gtk_widget_get_first_child(self)
        while let child = next {
            children.append(child)
            next = gtk_widget_get_next_sibling(child)
        }
        return children
    }

    fileprivate var isPopover: Bool {
        g_type_check_instance_is_a(object.assumingMemoryBound(to: GTypeInstance.self), gtk_popover_get_type()) != 0
    }
}
