/// The role of a node, with the properties of that role.
///
/// In a message the role's name is a key beside the properties of its record.
indirect enum RoleRecord: MessageRecord {
    /// The role of nodes without interaction, whose name is left out.
    case content
    case button, choice, edge, heading, grip, tabList
    case toggle(StateRecord)
    case slider(SliderRecord)
    case stepper(StepperRecord)
    case menuButton(StateRecord)
    case disclosure(StateRecord)
    case option(OptionRecord)
    case tab(StateRecord)
    case tabPanel(TabPanelRecord)
    case meter(MeterRecord)
    case dateField(DateFieldRecord)
    case colorWell(ColorWellRecord)
    case link(LinkRecord)
    case dialog(DialogRecord)
    case scroll(ScrollRecord)
    case list(ListRecord)
    case row(RowRecord)
    case field(FieldRecord)
    case secret(FieldRecord)
    case editor(FieldRecord)
    case styledEditor(FieldRecord)
    case webPage(WebPageRecord)
    case video(PlayerRecord)

    /// The names of roles.
    enum Name: String, MessageValue, Decodable, CaseIterable {
        case content, button, choice, edge, heading, grip, tabList, toggle, slider, stepper, menuButton, disclosure
        case option, tab, tabPanel, meter, dateField, colorWell, link, dialog, scroll, list, row, field, secret, editor
        case styledEditor, webPage, video
    }

    enum CodingKeys: String, CodingKey {
        case role = "r"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decodeIfPresent(Name.self, forKey: .role) ?? .content {
        case .content: self = .content
        case .button: self = .button
        case .choice: self = .choice
        case .edge: self = .edge
        case .heading: self = .heading
        case .grip: self = .grip
        case .tabList: self = .tabList
        case .toggle: self = .toggle(try .init(from: decoder))
        case .slider: self = .slider(try .init(from: decoder))
        case .stepper: self = .stepper(try .init(from: decoder))
        case .menuButton: self = .menuButton(try .init(from: decoder))
        case .disclosure: self = .disclosure(try .init(from: decoder))
        case .option: self = .option(try .init(from: decoder))
        case .tab: self = .tab(try .init(from: decoder))
        case .tabPanel: self = .tabPanel(try .init(from: decoder))
        case .meter: self = .meter(try .init(from: decoder))
        case .dateField: self = .dateField(try .init(from: decoder))
        case .colorWell: self = .colorWell(try .init(from: decoder))
        case .link: self = .link(try .init(from: decoder))
        case .dialog: self = .dialog(try .init(from: decoder))
        case .scroll: self = .scroll(try .init(from: decoder))
        case .list: self = .list(try .init(from: decoder))
        case .row: self = .row(try .init(from: decoder))
        case .field: self = .field(try .init(from: decoder))
        case .secret: self = .secret(try .init(from: decoder))
        case .editor: self = .editor(try .init(from: decoder))
        case .styledEditor: self = .styledEditor(try .init(from: decoder))
        case .webPage: self = .webPage(try .init(from: decoder))
        case .video: self = .video(try .init(from: decoder))
        }
    }

    func writeProperties(to json: inout JSONBuffer) {
        let (name, record) = parts
        guard name != .content else { return }
        json.add("r", name)
        record?.writeProperties(to: &json)
    }

    /// The role's name and its record.
    var parts: (name: Name, record: (any MessageRecord)?) {
        switch self {
        case .content: (.content, nil)
        case .button: (.button, nil)
        case .choice: (.choice, nil)
        case .edge: (.edge, nil)
        case .heading: (.heading, nil)
        case .grip: (.grip, nil)
        case .tabList: (.tabList, nil)
        case .toggle(let record): (.toggle, record)
        case .slider(let record): (.slider, record)
        case .stepper(let record): (.stepper, record)
        case .menuButton(let record): (.menuButton, record)
        case .disclosure(let record): (.disclosure, record)
        case .option(let record): (.option, record)
        case .tab(let record): (.tab, record)
        case .tabPanel(let record): (.tabPanel, record)
        case .meter(let record): (.meter, record)
        case .dateField(let record): (.dateField, record)
        case .colorWell(let record): (.colorWell, record)
        case .link(let record): (.link, record)
        case .dialog(let record): (.dialog, record)
        case .scroll(let record): (.scroll, record)
        case .list(let record): (.list, record)
        case .row(let record): (.row, record)
        case .field(let record): (.field, record)
        case .secret(let record): (.secret, record)
        case .editor(let record): (.editor, record)
        case .styledEditor(let record): (.styledEditor, record)
        case .webPage(let record): (.webPage, record)
        case .video(let record): (.video, record)
        }
    }
}
