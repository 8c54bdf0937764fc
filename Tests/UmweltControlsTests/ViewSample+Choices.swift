import Foundation
import SwiftUI
import UmweltTesting

extension ViewSample {
    /// Controls with options, and menus.
    static let choices =
        pickers + dates + [
            ViewSample("ColorPicker") { v in ColorPicker(selection: .constant(.red)) { v("label") } },
            ViewSample("ColorPicker in a form") { v in Form { ColorPicker(selection: .constant(.red)) { v("label") } }
            },
            ViewSample("ColorPicker without a visible label") { v in
                ColorPicker(selection: .constant(.red)) { v("label") }.labelsHidden()
            },
        ]

    private static let pickerStyles: [(name: String, style: @MainActor @Sendable (AnyView) -> AnyView)] = [
        ("automatic", { $0 }), ("menu", { AnyView($0.pickerStyle(.menu)) }),
        ("inline", { AnyView($0.pickerStyle(.inline)) }), ("wheel", { AnyView($0.pickerStyle(.wheel)) }),
        ("segmented", { AnyView($0.pickerStyle(.segmented)) }), ("palette", { AnyView($0.pickerStyle(.palette)) }),
        ("tabs", { AnyView($0.pickerStyle(.tabs)) }),
        ("radio buttons", { AnyView($0.pickerStyle(.radioGroup)) }),
        ("navigation link", { AnyView($0.pickerStyle(.navigationLink)) }),
    ]

    @MainActor private static func picker(_ v: @escaping Part) -> AnyView {
        AnyView(
            Picker(selection: .constant(1)) {
                v("one").tag(1)
                v("two").tag(2)
            } label: {
                v("label")
            })
    }

    private static let pickers = pickerStyles.flatMap { name, style in
        [
            ViewSample("Picker, \(name)") { v in NavigationStack { style(picker(v)) } },
            ViewSample("Picker in a form, \(name)") { v in NavigationStack { Form { style(picker(v)) } } },
            ViewSample("Picker without a visible label, \(name)") { v in
                NavigationStack { style(picker(v)).labelsHidden() }
            },
            ViewSample("Picker in a list without a visible label, \(name)") { v in
                NavigationStack { List { style(picker(v)).labelsHidden() } }
            },
        ]
    }

    private static let dates: [ViewSample] =
        ([
            Style("compact", { AnyView($0.datePickerStyle(.compact)) }),
            Style("graphical", { AnyView($0.datePickerStyle(.graphical)) }),
            Style("wheels", { AnyView($0.datePickerStyle(.wheel)) }),
            Style("of the program's", { AnyView($0.datePickerStyle(Framed())) }),
        ] as [Style]).flatMap { sample in
            let (name, style) = (sample.name, sample.apply)
            return
                [
                    ViewSample("DatePicker, \(name)") { v in style(date(v, [.date, .hourAndMinute])) },
                    ViewSample("DatePicker of days, \(name)") { v in style(date(v, .date)) },
                    ViewSample("DatePicker in a form, \(name)") { v in Form { style(date(v, [.date, .hourAndMinute])) }
                    },
                    ViewSample("DatePicker without a visible label, \(name)") { v in
                        style(date(v, [.date, .hourAndMinute])).labelsHidden()
                    },
                ]
        } + [ViewSample("MultiDatePicker") { v in MultiDatePicker(selection: .constant([])) { v("label") } }]

    @MainActor private static func date(_ v: @escaping Part, _ components: DatePickerComponents) -> AnyView {
        AnyView(
            DatePicker(
                selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: components,
                label: { v("label") }))
    }

    private struct Framed: DatePickerStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                DatePicker(selection: configuration.$selection) { Text("inner") }
            }
        }
    }

    static let menus: [ViewSample] = [
        ViewSample("Button") { v in
            Button {
            } label: {
                v("label")
            }
        },
        ViewSample("Link") { v in Link(destination: URL(filePath: "/")) { v("label") } },
        ViewSample("ShareLink") { v in ShareLink(item: "x") { v("label") } },
        ViewSample("Menu that is closed") { v in
            Menu {
                v("item")
            } label: {
                v("label")
            }
        },
        ViewSample("Menu with a primary action") { v in
            Menu {
                v("item")
            } label: {
                v("label")
            } primaryAction: {
            }
        },
        ViewSample("Menu that is open", use: { $0.tap("label") }) { v in
            Menu {
                v("item")
                Button {
                } label: {
                    v("button")
                }
                Menu {
                    v("inner")
                } label: {
                    v("submenu")
                }
                Section {
                    v("row")
                } header: {
                    v("header")
                }
                ControlGroup {
                    Button {
                    } label: {
                        v("grouped")
                    }
                } label: {
                    v("group")
                }
            } label: {
                v("label")
            }
        },
        ViewSample("Picker in an open menu", use: { $0.tap("menu") }) { v in
            Menu {
                picker(v)
            } label: {
                v("menu")
            }
        },
        ViewSample("Picker as a submenu in an open menu", use: { $0.tap("menu") }) { v in
            Menu {
                picker(v).pickerStyle(.menu)
            } label: {
                v("menu")
            }
        },
        ViewSample("Context menu", use: { $0.openContextMenu("base") }) { v in
            v("base").contextMenu {
                v("item")
            } preview: {
                v("preview")
            }
        },
    ]
}
