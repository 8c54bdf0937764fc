import Foundation
import SwiftUI
import Testing
import UmweltTesting

/// A control or container with views of a program's.
struct ViewSample: CustomTestStringConvertible, Sendable {
    typealias Part = @MainActor (String) -> AnyView

    /// A style of a control with the name that the sample has.
    struct Style: Sendable {
        let name: String
        let apply: @MainActor @Sendable (AnyView) -> AnyView

        init(_ name: String, _ apply: @escaping @MainActor @Sendable (AnyView) -> AnyView) {
            self.name = name
            self.apply = apply
        }
    }

    let testDescription: String
    let size: CGSize

    /// The action before the views are counted.
    let use: @MainActor @Sendable (TestHost) -> Void

    /// Makes the control, with parts that have a name each.
    let view: @MainActor @Sendable (@escaping Part) -> any View

    init(
        _ name: String, size: CGSize = CGSize(width: 390, height: 844),
        use: @escaping @MainActor @Sendable (TestHost) -> Void = { _ in },
        view: @escaping @MainActor @Sendable (_ part: @escaping Part) -> any View
    ) {
        testDescription = name
        self.size = size
        self.use = use
        self.view = view
    }

    static let all = boxes + amounts + choices + menus + lists + bars + presentations

    /// The size of a tablet's window, in points.
    static let tablet = CGSize(width: 1024, height: 768)

    private static let boxes: [ViewSample] = [
        ViewSample("GroupBox") { v in
            GroupBox {
                v("content")
            } label: {
                v("label")
            }
        },
        ViewSample("GroupBox without a visible label") { v in
            GroupBox {
                v("content")
            } label: {
                v("label")
            }.labelsHidden()
        },
        ViewSample("GroupBox in a style around the default one") { v in
            GroupBox {
                v("content")
            } label: {
                v("label")
            }.groupBoxStyle(Doubled())
        },
        ViewSample("GroupBox in a style that shows no label") { v in
            GroupBox {
                v("content")
            } label: {
                v("label")
            }.groupBoxStyle(Unlabeled())
        },
        ViewSample("LabeledContent") { v in
            LabeledContent {
                v("content")
            } label: {
                v("label")
            }
        },
        ViewSample("DisclosureGroup") { v in
            DisclosureGroup(isExpanded: .constant(true)) {
                v("content")
            } label: {
                v("label")
            }
        },
        ViewSample("Label") { v in
            Label {
                v("title")
            } icon: {
                v("icon")
            }
        },
        ViewSample("Label of an icon") { v in
            Label {
                v("title")
            } icon: {
                v("icon")
            }.labelStyle(.iconOnly)
        },
        ViewSample("ContentUnavailableView") { v in
            ContentUnavailableView {
                v("label")
            } description: {
                v("description")
            } actions: {
                v("actions")
            }
        },
        ViewSample("ControlGroup") { v in
            ControlGroup {
                v("content")
            } label: {
                v("label")
            }
        },
        ViewSample("ControlGroup as navigation") { v in
            ControlGroup {
                v("content")
            } label: {
                v("label")
            }.controlGroupStyle(.navigation)
        },
        ViewSample("ControlGroup as a menu") { v in
            ControlGroup {
                v("content")
            } label: {
                v("label")
            }.controlGroupStyle(.menu)
        },
        ViewSample("TextField") { v in TextField(text: .constant("")) { v("label") } },
        ViewSample("SecureField") { v in SecureField(text: .constant("")) { v("label") } },
        ViewSample("TextField in a form") { v in Form { TextField(text: .constant("")) { v("label") } } },
        ViewSample("Form with columns") { v in
            Form {
                TextField(text: .constant("")) { v("field") }
                Picker(selection: .constant(1)) {
                    v("one").tag(1)
                } label: {
                    v("picker")
                }
                LabeledContent {
                    v("content")
                } label: {
                    v("label")
                }
            }
            .formStyle(.columns)
        },
    ]

    private static let amounts: [ViewSample] =
        [
            ViewSample("ProgressView") { v in ProgressView { v("label") } },
            ViewSample("ProgressView with a value") { v in
                ProgressView(value: 0.5) {
                    v("label")
                } currentValueLabel: {
                    v("value")
                }
            },
            ViewSample("ProgressView as a ring") { v in
                ProgressView(value: 0.5) {
                    v("label")
                } currentValueLabel: {
                    v("value")
                }.progressViewStyle(.circular)
            },
            ViewSample("ProgressView without a visible label") { v in
                ProgressView(value: 0.5) {
                    v("label")
                } currentValueLabel: {
                    v("value")
                }.labelsHidden()
            },
        ] + gauges + [
            ViewSample("Stepper") { v in Stepper(value: .constant(1)) { v("label") } },
            ViewSample("Stepper in a form") { v in Form { Stepper(value: .constant(1)) { v("label") } } },
            ViewSample("Stepper without a visible label") { v in
                Stepper(value: .constant(1)) { v("label") }.labelsHidden()
            },
            ViewSample("Slider") { v in
                Slider(value: .constant(0.5)) {
                    v("label")
                } minimumValueLabel: {
                    v("low")
                } maximumValueLabel: {
                    v("high")
                }
            },
            ViewSample("Toggle") { v in Toggle(isOn: .constant(true)) { v("label") } },
            ViewSample("Toggle as a button") { v in Toggle(isOn: .constant(true)) { v("label") }.toggleStyle(.button) },
            ViewSample("Toggle as a box") { v in Toggle(isOn: .constant(true)) { v("label") }.toggleStyle(.checkbox) },
            ViewSample("Toggle without a visible label") { v in
                Toggle(isOn: .constant(true)) { v("label") }.labelsHidden()
            },
        ]

    private static let gauges: [ViewSample] =
        ([
            Style("default", { AnyView($0) }), Style("linear capacity", { AnyView($0.gaugeStyle(.linearCapacity)) }),
            Style("small capacity", { AnyView($0.gaugeStyle(.accessoryLinearCapacity)) }),
            Style("small line", { AnyView($0.gaugeStyle(.accessoryLinear)) }),
            Style("ring", { AnyView($0.gaugeStyle(.accessoryCircular)) }),
            Style("ring of capacity", { AnyView($0.gaugeStyle(.accessoryCircularCapacity)) }),
            Style("of the program's", { AnyView($0.gaugeStyle(Measured())) }),
        ] as [Style]).flatMap { sample in
            let (name, style) = (sample.name, sample.apply)
            return
                [
                    ViewSample("Gauge, \(name)") { v in
                        style(
                            AnyView(
                                Gauge(value: 0.5) {
                                    v("label")
                                } currentValueLabel: {
                                    v("value")
                                }))
                    },
                    ViewSample("Gauge with bounds, \(name)") { v in
                        style(
                            AnyView(
                                Gauge(value: 0.5) {
                                    v("label")
                                } currentValueLabel: {
                                    v("value")
                                } minimumValueLabel: {
                                    v("low")
                                } maximumValueLabel: {
                                    v("high")
                                }))
                    },
                ]
        }

    /// A style that shows labels in views that the layout makes.
    private struct Measured: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            GeometryReader { _ in
                VStack {
                    configuration.label
                    configuration.currentValueLabel
                }
            }
        }
    }

    private struct Doubled: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack { GroupBox(configuration) }
        }
    }

    private struct Unlabeled: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.content }
    }
}
