internal import CGTK
import Umwelt

/// A part of a window's menus, without the state of their items.
enum MenuPart: Equatable {
    case begin(String)
    case end
    case heading(String)
    case separator
    case item(String, KeyboardShortcut?, Kind)

    /// The kinds of items.
    enum Kind { case action, toggle, option }
}

extension CommandList {
    /// The parts of the menu, and of the menus in it.
    var parts: [MenuPart] {
        [.begin(title)]
            + items.flatMap { item -> [MenuPart] in
                switch item {
                case .menu(let list): list.parts
                case .heading(let text): [.heading(text)]
                case .separator: [.separator]
                case .control(let control):
                    switch control.mark {
                    case .none: [.item(control.label, control.shortcut, .action)]
                    case .toggle: [.item(control.label, control.shortcut, .toggle)]
                    case .option: [.item(control.label, control.shortcut, .option)]
                    }
                }
            } + [.end]
    }

    /// The controls in the menu, and in the menus in it.
    var controls: [CommandControl] {
        items.flatMap { item -> [CommandControl] in
            switch item {
            case .control(let control): [control]
            case .menu(let list): list.controls
            case .heading, .separator: []
            }
        }
    }
}

extension OpaquePointer {
    /// A menu of GIO's as the model that it is.
    var menuModel: UnsafeMutablePointer<GMenuModel> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: GMenuModel.self)
    }
}

/// The builder of GIO's menus. The items' actions are numbered in their order.
@MainActor
struct MenuBuilder {
    private var count = 0

    init() {}

    /// Returns the menus of a bar.
    mutating func menuBar(of lists: [CommandList]) -> OpaquePointer {
        // GLib ends the process when memory is exhausted: its constructors return no null.
        let bar = g_menu_new()!
        for list in lists { append(list, to: bar) }
        return bar
    }

    private mutating func append(_ list: CommandList, to menu: OpaquePointer) {
        let inner = g_menu_new()!
        defer { g_object_unref(UnsafeMutableRawPointer(inner)) }
        var section = Section()
        for item in list.items {
            switch item {
            case .control(let control): append(control, to: section.menu)
            case .menu(let list): append(list, to: section.menu)
            case .separator:
                section.end(in: inner)
                section = Section()
            case .heading(let text):
                section.end(in: inner)
                section = Section(heading: text)
            }
        }
        section.end(in: inner)
        g_menu_append_submenu(menu, Self.label(list.title), inner.menuModel)
    }

    /// Items between two lines.
    private struct Section {
        let menu = g_menu_new()!
        var heading: String?

        /// Adds the section to a menu if there are items in it.
        func end(in outer: OpaquePointer) {
            if g_menu_model_get_n_items(menu.menuModel) > 0 {
                g_menu_append_section(outer, heading, menu.menuModel)
            }
            g_object_unref(UnsafeMutableRawPointer(menu))
        }
    }

    private mutating func append(_ control: CommandControl, to menu: OpaquePointer) {
        let item = g_menu_item_new(Self.label(control.label), nil)
        defer { g_object_unref(UnsafeMutableRawPointer(item)) }
        let name = "\(MenuAction.group).\(MenuAction.name(count))"
        count += 1
        var target: OpaquePointer?
        if case .option = control.mark { target = g_variant_new_string(MenuAction.chosen) }
        g_menu_item_set_action_and_target_value(item, name, target)
        if let keys = control.shortcut?.accelerator {
            g_menu_item_set_attribute_value(item, "accel", g_variant_new_string(keys))
        }
        g_menu_append_item(menu, item)
    }

    /// Returns a text without GTK's marks for letters that are underlined.
    private static func label(_ text: String) -> String {
        text.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
    }
}
