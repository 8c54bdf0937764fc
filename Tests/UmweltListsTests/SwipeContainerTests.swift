import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls
import UmweltLists

@MainActor @Suite("Swipe actions outside of lists")
struct SwipeContainerTests {
    @Observable fileprivate final class Inbox {
        var mails = ["Anna", "Ben", "Cleo"]
        var log: [String] = []
    }

    private struct Page: View {
        let inbox: Inbox
        var hasContainer = true

        private var rows: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(inbox.mails, id: \.self) { mail in
                        Box(mail, 200, 40)
                            .swipeActions(edge: .leading) {
                                Button("Flag \(mail)") { inbox.log.append("flag \(mail)") }
                            }
                            .swipeActions(edge: .trailing, allowsFullSwipe: mail != "Ben") {
                                Button("Bin \(mail)", role: .destructive) { inbox.log.append("bin \(mail)") }
                            } onPresentationChanged: {
                                inbox.log.append("\(mail) \($0)")
                            }
                    }
                    Button("Other") { inbox.log.append("other") }
                    Color.clear.frame(height: 600)
                }
            }
        }

        var body: some View {
            if hasContainer { rows.swipeActionsContainer() } else { rows }
        }
    }

    private func host(_ inbox: Inbox) -> TestHost { show(200, 300) { Page(inbox: inbox) } }

    @Test("A swipe shows the actions of its edge beside the row, and a press of one hides them")
    func press() throws {
        let inbox = Inbox()
        let host = host(inbox)
        #expect(host.texts == ["Anna", "Ben", "Cleo", "Other"])
        #expect(host.swipe("Anna", toLeft: true))
        let button = try #require(host.frame(of: "Bin Anna"))
        #expect(button.maxX == 200 && button.height == 40)
        #expect(try #require(host.presentation(of: "Anna")).frame.minX == -button.width)
        #expect(host.tap("Bin Anna") && !host.texts.contains("Bin Anna"))
        #expect(inbox.log == ["Anna true", "bin Anna", "Anna false"])
        #expect(try #require(host.presentation(of: "Anna")).frame.minX == 0)
        #expect(host.swipe("Anna", toLeft: false) && host.tap("Flag Anna"))
        #expect(inbox.log.last == "flag Anna")
    }

    @Test("The actions of one row show at a time")
    func exclusive() {
        let inbox = Inbox()
        let host = host(inbox)
        #expect(host.swipe("Anna", toLeft: true) && host.swipe("Ben", toLeft: true))
        #expect(!host.texts.contains("Bin Anna") && host.texts.contains("Bin Ben"))
        #expect(inbox.log == ["Anna true", "Ben true", "Anna false"])
    }

    @Test("Scrolling, a press of something else and a swipe back hide the actions")
    func dismissal() throws {
        let inbox = Inbox()
        let host = host(inbox)
        #expect(host.swipe("Anna", toLeft: true) && host.scroll(to: CGPoint(x: 0, y: 20)))
        #expect(!host.texts.contains("Bin Anna"))
        #expect(host.swipe("Anna", toLeft: true) && host.tap("Other") && !host.texts.contains("Bin Anna"))
        #expect(host.swipe("Anna", toLeft: true) && host.swipe("Anna Bin Anna", toLeft: false))
        #expect(!host.texts.contains("Bin Anna") && !host.texts.contains("Flag Anna"))
    }

    @Test("A full swipe presses the first action where that is allowed")
    func full() {
        let inbox = Inbox()
        let host = host(inbox)
        #expect(host.swipe("Ben", toLeft: true, isFull: true) && host.texts.contains("Bin Ben"))
        #expect(host.swipe("Cleo", toLeft: true, isFull: true))
        #expect(inbox.log.contains("bin Cleo") && !inbox.log.contains("bin Ben"))
    }

    @Test("Without a container there is nothing to swipe")
    func none() {
        let host = show(200, 300) { Page(inbox: Inbox(), hasContainer: false) }
        #expect(!host.swipe("Anna", toLeft: true))
    }

    @Test("From right to left the actions of the trailing edge are at the left")
    func rightToLeft() throws {
        let inbox = Inbox()
        let host = show(200, 300) { Page(inbox: inbox).environment(\.layoutDirection, .rightToLeft) }
        #expect(host.swipe("Anna", toLeft: false))
        #expect(try #require(host.frame(of: "Bin Anna")).minX == 0)
    }

    @Test("The rows of a list tell when their actions appear and disappear")
    func list() {
        let inbox = Inbox()
        let host = show(300, 300) {
            List(inbox.mails, id: \.self) { mail in
                Text(mail).swipeActions {
                    Button("Bin") {}
                } onPresentationChanged: {
                    inbox.log.append("\(mail) \($0)")
                }
            }
        }
        #expect(host.swipe("Anna", toLeft: true) && inbox.log == ["Anna true"])
        #expect(host.swipe("Anna Bin", toLeft: false) && inbox.log == ["Anna true", "Anna false"])
        #expect(host.swipe("Ben", toLeft: true) && host.tap("Bin"))
        #expect(inbox.log == ["Anna true", "Anna false", "Ben true", "Ben false"])
    }

    @Test("Actions follow what they read while they show")
    func live() {
        let inbox = Inbox()
        let host = show(200, 300) {
            Text("Mail").swipeActions { Button("Bin \(inbox.mails.count)") {} }.swipeActionsContainer()
        }
        #expect(host.swipe("Mail", toLeft: true) && host.texts.contains("Bin 3"))
        inbox.mails.removeLast()
        host.update()
        #expect(host.texts.contains("Bin 2"))
    }
}
