import Foundation
import Umwelt
import UmweltControls
import UmweltDocuments

/// The items of a ``UIMenu`` in a menu of SwiftUI's.
struct MenuItems: View, SystemView {
    let elements: [UIMenuElement]

    /// The button whose menu it is.
    let sender: UIControl

    var body: some View {
        ForEach(elements.indices, id: \.self) { index in
            if let action = elements[index] as? UIAction {
                item(action)
            } else if let menu = elements[index] as? UIMenu {
                AnyView(submenu(menu))
            }
        }
    }

    @ViewBuilder private func item(_ action: UIAction) -> some View {
        if !action.attributes.contains(.hidden) {
            Group {
                if action.state == .off {
                    Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
                        action.perform(sender: sender)
                    } label: {
                        ElementLabel(element: action)
                    }
                } else {
                    Toggle(isOn: Binding(get: { true }, set: { _ in action.perform(sender: sender) })) {
                        ElementLabel(element: action)
                    }
                }
            }
            .disabled(action.attributes.contains(.disabled))
        }
    }

    @ViewBuilder private func submenu(_ menu: UIMenu) -> some View {
        if menu.options.contains(.displayInline) {
            Section {
                MenuItems(elements: menu.children, sender: sender)
            } header: {
                if !menu.title.isEmpty { Text(verbatim: menu.title) }
            }
        } else {
            Menu {
                MenuItems(elements: menu.children, sender: sender)
            } label: {
                ElementLabel(element: menu)
            }
        }
    }
}

/// The title and the image of an item.
private struct ElementLabel: View, SystemView {
    let element: UIMenuElement

    var body: some View {
        Label {
            Text(verbatim: element.title)
            if let subtitle = element.subtitle { Text(verbatim: subtitle) }
        } icon: {
            if let image = element.image { Image(uiImage: image) }
        }
    }
}
