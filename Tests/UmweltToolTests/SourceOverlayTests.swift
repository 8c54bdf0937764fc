import Testing

@testable import UmweltTool

@Suite("Source that the compiler reads in the place of files") struct SourceOverlayTests {
    @Test(
        "A file with a request of Core Data need not import it, as SwiftUI has it on Apple's systems",
        arguments: [
            "@FetchRequest(sortDescriptors: []) var items: FetchedResults<Item>",
            "@Environment(\\.managedObjectContext) private var context",
        ])
    func requests(line: String) {
        let source = "import Foundation\nimport SwiftUI\nstruct A: View { \(line) }\n"
        let expected = "import Foundation\nimport SwiftUI; import CoreData\nstruct A: View { \(line) }\n"
        #expect(SourceOverlay.replacement(for: source) == expected)
        #expect(SourceOverlay.replacement(for: "import CoreData\n" + source) == nil)
        #expect(SourceOverlay.replacement(for: "import SwiftUI\nstruct B: View { var items: [Int] }\n") == nil)
    }

    @Test("NSExpression is Core Data's in a file that imports it")
    func expressions() {
        #expect(
            SourceOverlay.replacement(for: "@preconcurrency import CoreData // data\nlet e = NSExpression()\n")
                == "@preconcurrency import CoreData; import class CoreData.NSExpression // data\nlet e = NSExpression()\n"
        )
        #expect(SourceOverlay.replacement(for: "import Foundation\nlet e: NSExpression?\n") == nil)
        #expect(SourceOverlay.replacement(for: "import CoreData\nlet d = NSExpressionDescription()\n") == nil)
    }

    @Test("A file of Xcode's with the properties of a class of Core Data needs no Objective-C")
    func managedProperties() throws {
        let source = """
            import CoreData
            extension Pet {
                @NSManaged public var name: String?
                @objc(addOwnersObject:)
                @NSManaged public func addToOwners(_ value: Owner)
            }
            """
        let text = try #require(SourceOverlay.replacement(for: source))
        #expect(!text.contains("@objc") && !text.contains("@NSManaged"))
        #expect(text.contains("@Managed   public var name") && text.contains("_add([value], to: \"owners\")"))
    }

    @Test("A file whose state begins with a call has the State that evaluates it lazily")
    func lazyStates() {
        let source = "import SwiftUI\nstruct A: View { @State private var model = Model() }"
        #expect(SourceOverlay.replacement(for: source) == source + "\nimport struct UmweltLazyState.State\n")
        #expect(SourceOverlay.replacement(for: "import SwiftUI\nstruct A: View { @State var count = 0 }") == nil)
    }

    @Test("The list of a suite's tests has one type, whether the main actor isolates the suite or not")
    func listsOfTests() {
        let source = """
            fileprivate extension CardTests {
                static nonisolated(unsafe) let __allTests__CardTests = [
                    ("testOne", testOne),
                    ("testTwo", asyncTest(testTwo))
                ]
            }
            """
        let text = SourceOverlay.replacement(for: source)
        #expect(
            text == """
                fileprivate extension CardTests {
                    static nonisolated(unsafe) let __allTests__CardTests = unsafeBitCast([
                        ("testOne", testOne),
                        ("testTwo", asyncTest(testTwo))
                    ] as [(String, (CardTests) -> @MainActor () throws -> Void)], to: [(String, (CardTests) -> () throws -> Void)].self)
                }
                """)
    }

    @Test("Actions that name a method are the library's selectors, and need no Objective-C")
    func actions() {
        let source = """
            control.addTarget(c, action: #selector(Coordinator.changed(_:)), for: .valueChanged)
            @objc(changed:) func changed(_ sender: UIPageControl) {}
            """
        #expect(
            SourceOverlay.replacement(for: source) == """
                control.addTarget(c, action: Selector (Coordinator.changed(_:)), for: .valueChanged)
                                func changed(_ sender: UIPageControl) {}
                """)
        #expect(
            SourceOverlay.replacement(for: "center.addObserver(self, selector: #selector(saved), name: n, object: nil)")
                == "center.addObserver(self, selector: Selector (Self.saved), name: n, object: nil)")
        let other = source + "\nlet isThere = object.responds(to: #selector(tick))"
        #expect(SourceOverlay.replacement(for: other) == nil)
        #expect(
            SourceOverlay.replacement(for: "Tap(target: self, action: #selector(tapped(_:)))")
                == "Tap(target: self, action: Selector (Self.tapped(_:)))")
        #expect(
            SourceOverlay.replacement(for: "Tap(target: self, action: #selector(self.tapped))")
                == "Tap(target: self, action: Selector (Self.tapped))")
    }
}
