internal import CGTK
import Umwelt

extension GtkAccessibleRole {
    /// GTK's role for a node; nil for a node that only groups others.
    init?(_ semantics: Semantics) {
        let traits = semantics.traits
        switch semantics.role {
        case .button: self = GTK_ACCESSIBLE_ROLE_BUTTON
        case .toggle(let isOn): self = isOn == nil ? GTK_ACCESSIBLE_ROLE_CHECKBOX : GTK_ACCESSIBLE_ROLE_SWITCH
        case .slider: self = GTK_ACCESSIBLE_ROLE_SLIDER
        case .stepper(let stepper):
            self = stepper.value == nil ? GTK_ACCESSIBLE_ROLE_GROUP : GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
        case .menuButton, .disclosure, .dateField, .colorWell, .grip: self = GTK_ACCESSIBLE_ROLE_BUTTON
        case .choice: self = GTK_ACCESSIBLE_ROLE_RADIO_GROUP
        case .option: self = GTK_ACCESSIBLE_ROLE_RADIO
        case .meter(let meter):
            self = meter.isProgress ? GTK_ACCESSIBLE_ROLE_PROGRESS_BAR : GTK_ACCESSIBLE_ROLE_METER
        case .link: self = GTK_ACCESSIBLE_ROLE_LINK
        case .dialog(let dialog):
            switch dialog.kind {
            case .dialog: self = GTK_ACCESSIBLE_ROLE_DIALOG
            case .alert: self = GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
            case .menu: self = GTK_ACCESSIBLE_ROLE_MENU
            }
        case .list: self = GTK_ACCESSIBLE_ROLE_LIST
        case .listItem: self = GTK_ACCESSIBLE_ROLE_LIST_ITEM
        case .heading: self = GTK_ACCESSIBLE_ROLE_HEADING
        case .tab: self = GTK_ACCESSIBLE_ROLE_TAB
        case .tabList: self = GTK_ACCESSIBLE_ROLE_TAB_LIST
        case .tabPanel: self = GTK_ACCESSIBLE_ROLE_TAB_PANEL
        case .scrollArea, .listEdge: return nil
        case .webPage, .video: self = GTK_ACCESSIBLE_ROLE_GROUP
        // The field's own widget is one.
        case .field: return nil
        case .content, .text:
            if semantics.isAdjustable {
                self = GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
            } else if traits.contains(.isLink) {
                self = GTK_ACCESSIBLE_ROLE_LINK
            } else if traits.contains(.isToggle) {
                self = GTK_ACCESSIBLE_ROLE_SWITCH
            } else if traits.contains(.isButton) {
                self = GTK_ACCESSIBLE_ROLE_BUTTON
            } else if traits.contains(.isHeader) {
                self = GTK_ACCESSIBLE_ROLE_HEADING
            } else if traits.contains(.isImage) {
                self = GTK_ACCESSIBLE_ROLE_IMG
            } else if semantics.role == .text || semantics.isOne {
                self = GTK_ACCESSIBLE_ROLE_LABEL
            } else if semantics.isGroup || semantics.label != nil {
                self = GTK_ACCESSIBLE_ROLE_GROUP
            } else {
                return nil
            }
        }
    }
}
