import Foundation
import SwiftUI
import TestSupport
import UmweltTesting

extension ViewSample {
    /// Lists, tables and their rows.
    static let lists: [ViewSample] = [
        ViewSample("List with sections") { v in
            List {
                Section {
                    v("row")
                } header: {
                    v("header")
                } footer: {
                    v("footer")
                }
                NavigationLink(value: 1) { v("link") }
                DisclosureGroup(isExpanded: .constant(true)) {
                    v("content")
                } label: {
                    v("group")
                }
                Label {
                    v("title")
                } icon: {
                    v("icon")
                }
                v("badged").badge(Text("3"))
            }
        },
        ViewSample("List as a sidebar") { v in
            List {
                Section(isExpanded: .constant(true)) {
                    v("row")
                } header: {
                    v("header")
                }
                Label {
                    v("title")
                } icon: {
                    v("icon")
                }
            }
            .listStyle(.sidebar)
        },
        ViewSample("List that is plain") { v in
            List {
                Section {
                    v("row")
                } header: {
                    v("header")
                } footer: {
                    v("footer")
                }
            }.listStyle(.plain)
        },
        ViewSample("Form with sections") { v in
            Form {
                Section {
                    v("row")
                } header: {
                    v("header")
                } footer: {
                    v("footer")
                }
            }
        },
        ViewSample("List with swipe actions", use: { $0.swipe("row", toLeft: true) }) { v in
            List {
                v("row").swipeActions {
                    Button {
                    } label: {
                        v("button")
                    }
                    Button {
                    } label: {
                        Label {
                            v("title")
                        } icon: {
                            v("icon")
                        }
                    }
                }
            }
        },
        ViewSample("List with swipe actions of a high row", use: { $0.swipe("row", toLeft: true) }) { v in
            List {
                v("row").frame(height: 200).swipeActions {
                    Button {
                    } label: {
                        Label {
                            v("title")
                        } icon: {
                            v("icon")
                        }
                    }
                }
            }
        },
        ViewSample("Table", size: tablet) { v in
            Table([Row(id: 1)]) {
                TableColumn("A") { _ in v("a") }
                TableColumn("B") { _ in v("b") }
            }
        },
    ]

    private struct Row: Identifiable { let id: Int }

    /// Bars, tabs and columns.
    static let bars: [ViewSample] = [
        ViewSample("Toolbar") { v in
            NavigationStack {
                v("content").toolbar {
                    ToolbarItem(placement: .topBarLeading) { v("leading") }
                    ToolbarItem(placement: .principal) { v("principal") }
                    ToolbarItem(placement: .topBarTrailing) { v("trailing") }
                    ToolbarItem(placement: .bottomBar) { v("bottom") }
                }
            }
        },
        ViewSample("Toolbar with secondary actions") { v in
            NavigationStack {
                v("content").toolbar {
                    ToolbarItemGroup(placement: .secondaryAction) {
                        Button {
                        } label: {
                            v("one")
                        }
                        Button {
                        } label: {
                            v("two")
                        }
                    }
                }
            }
        },
        ViewSample("Toolbar without enough room", size: CGSize(width: 320, height: 480)) { v in
            NavigationStack {
                v("content").toolbar {
                    ToolbarItemGroup(placement: .topBarTrailing) {
                        ForEach(0..<9) { index in
                            Button {
                            } label: {
                                v("button \(index)")
                            }
                        }
                    }
                }
            }
        },
        ViewSample("Title menu") { v in
            NavigationStack { v("content").navigationTitle("Title").toolbarTitleMenu { v("item") } }
        },
        ViewSample("Safe area bars") { v in
            ScrollView { v("content") }.safeAreaInset(edge: .bottom) { v("inset") }.overlay { v("overlay") }
        },
        ViewSample("Tabs with items") { v in
            TabView {
                v("first").tabItem { v("first item") }
                v("second").tabItem { v("second item") }
            }
        },
        ViewSample("Tabs with labels") { v in
            TabView {
                Tab {
                    v("first")
                } label: {
                    v("first label")
                }
                Tab {
                    v("second")
                } label: {
                    v("second label")
                }
            }
        },
        ViewSample("Tabs on a tablet", size: tablet) { v in
            TabView {
                Tab {
                    v("first")
                } label: {
                    v("first label")
                }
                Tab {
                    v("second")
                } label: {
                    v("second label")
                }
            }
        },
        ViewSample("Tabs in a sidebar", size: tablet) { v in
            TabView {
                Tab {
                    v("first")
                } label: {
                    v("first label")
                }
                TabSection {
                    Tab {
                        v("second")
                    } label: {
                        v("second label")
                    }
                } header: {
                    v("header")
                }
            }
            .tabViewStyle(.sidebarAdaptable)
            .defaultAdaptableTabBarPlacement(.sidebar)
        },
        ViewSample("Tabs as pages") { v in
            TabView {
                v("first").tabItem { v("first item") }
                v("second").tabItem { v("second item") }
            }
            .tabViewStyle(.page)
        },
        ViewSample("Split view on a tablet", size: tablet) { v in
            NavigationSplitView {
                v("sidebar")
            } content: {
                v("middle")
            } detail: {
                v("detail")
            }
        },
        ViewSample("Split view on a phone") { v in
            NavigationSplitView {
                v("sidebar")
            } content: {
                v("middle")
            } detail: {
                v("detail")
            }
        },
        ViewSample("Search", use: { $0.focus("Search") }) { v in
            NavigationStack { v("content").searchable(text: .constant("")) { v("suggestion") } }
        },
    ]

    /// Presentations, shown.
    static let presentations: [ViewSample] = [
        ViewSample("Sheet") { v in v("base").sheet(isPresented: .constant(true)) { v("sheet") } },
        ViewSample("Sheet of its content's size", size: tablet) { v in
            v("base").sheet(isPresented: .constant(true)) { v("sheet").presentationSizing(.fitted) }
        },
        ViewSample("Cover") { v in v("base").fullScreenCover(isPresented: .constant(true)) { v("cover") } },
        ViewSample("Popover", size: tablet) { v in v("base").popover(isPresented: .constant(true)) { v("popover") } },
        ViewSample("Inspector", size: tablet) { v in
            v("base").inspector(isPresented: .constant(true)) { v("inspector") }
        },
        ViewSample("Alert") { v in
            v("base").alert("Title", isPresented: .constant(true)) {
                Button {
                } label: {
                    v("action")
                }
            } message: {
                v("message")
            }
        },
        ViewSample("Confirmation dialog") { v in
            v("base").confirmationDialog("Title", isPresented: .constant(true)) {
                Button {
                } label: {
                    v("action")
                }
            } message: {
                v("message")
            }
        },
        ViewSample("ViewThatFits") { v in
            ViewThatFits {
                v("wide"); v("narrow")
            }
        },
        ViewSample("Background and mask") { v in v("content").background { v("background") }.mask { v("mask") } },
        ViewSample("Accessibility label") { v in
            v("base").accessibilityLabel { own in
                own
                v("label")
            }
        },
        ViewSample("Accessibility actions") { v in
            v("base").accessibilityActions {
                Button {
                } label: {
                    v("action")
                }
            }
        },
    ]
}
