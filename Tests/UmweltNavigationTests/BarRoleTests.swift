import SwiftUI
import Testing
import UmweltTesting

@MainActor struct BarRoleTests {
    @Test("An editor's button back has no title, but is still called by it")
    func editor() {
        let host = TestHost {
            NavigationStack {
                NavigationLink("Open") { Text("Text").navigationTitle("Letter").toolbarRole(.editor) }
                    .navigationTitle("Letters")
            }
        }
        host.tap("Open")
        #expect(!host.texts.contains("Letters") && host.texts.contains("Letter"))
        #expect(host.tap("Letters") && host.texts.contains("Open"))
    }

    @Test("A title with a menu is a small one that opens it")
    func titleMenu() {
        var isRenamed = false
        let host = TestHost {
            NavigationStack {
                Text("Text").navigationTitle("Letter").toolbarTitleMenu { Button("Rename") { isRenamed = true } }
            }
        }
        #expect(host.tap("Letter"))
        #expect(host.tap("Rename") && isRenamed)
    }

    @Test("The menu of a title can be an item of the toolbar")
    func titleMenuItem() {
        var isRenamed = false
        let host = TestHost {
            NavigationStack {
                Text("Text").navigationTitle("Letter").toolbar {
                    ToolbarTitleMenu { Button("Rename") { isRenamed = true } }
                }
            }
        }
        #expect(host.tap("Letter"))
        #expect(host.tap("Rename") && isRenamed)
    }

    @Test("Bars have a background and a line where content is beneath, unless a scroll edge's style leaves them out")
    func edges() {
        func items(_ content: some View) -> [DisplayItem] {
            let host = TestHost {
                NavigationStack { content.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
            }
            host.scroll(to: CGPoint(x: 0, y: 200))
            return host.displayList.items
        }
        let list = ScrollView { ForEach(0..<60) { Text("Row \($0)") } }
        let hidden = items(list.scrollEdgeEffectHidden(for: .top))
        let usual = items(list)
        let hard = items(list.scrollEdgeEffectStyle(.hard, for: .top))
        let soft = items(list.scrollEdgeEffectStyle(.soft, for: .top))
        #expect(usual == hard && soft != hard && hidden != soft && hidden != usual)
    }
}
