import Foundation
import SwiftUI
import Testing
import TipKit
import Umwelt

@Suite("The eligibility of tips") @MainActor struct TipStatusTests {
    @Test("A tip without conditions is available after the configuration, until it is invalidated")
    func plain() async throws {
        try await TipDatastore.$current.withValue(TipDatastore()) {
            #expect(PlainTip().status == .pending)
            try Tips.configure()
            #expect(PlainTip().status == .available && PlainTip().shouldDisplay)
            #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.configure() }
            PlainTip().invalidate(reason: .actionPerformed)
            #expect(PlainTip().status == .invalidated(.actionPerformed))
            #expect(OtherTip().status == .available)
            await PlainTip().resetEligibility()
            #expect(PlainTip().status == .available)
        }
    }

    @Test("A tip is identified by its type's name, or as it says")
    func identity() {
        #expect(PlainTip().id == "TipKitTests.PlainTip")
        #expect(AnyTip(AnyTip(PlainTip())).id == "TipKitTests.PlainTip")
        struct Named: Tip {
            let id: String
            var title: Text { Text("") }
        }
        #expect(Named(id: "a").id == "a")
    }

    @Test("All rules must be satisfied: parameters have values, and events donations of a time")
    func rules() async throws {
        try await TipDatastore.test { _, clock in
            #expect(RuledTip().status == .pending)
            RuledTip.isLoggedIn = true
            RuledTip.visits = 1
            #expect(RuledTip().status == .pending)
            await RuledTip.didOpen.donate()
            #expect(RuledTip().status == .available)
            clock.advance(by: 90_000)
            #expect(RuledTip().status == .pending, "the donation is older than a day")
            RuledTip.visits += 1
            #expect(RuledTip().status == .available)
        }
    }

    @Test("Donations have information, and the largest group of a property is found")
    func donations() async throws {
        try await TipDatastore.test { _, clock in
            for name in ["Ruin", "Lake", "Ruin"] {
                clock.advance(by: 10)
                await RuledTip.didView.donate(RuledTip.Landmark(name: name))
            }
            let donations = RuledTip.didView.donations
            #expect(donations.map(\.name) == ["Ruin", "Lake", "Ruin"])
            #expect(donations.map(\.date.timeIntervalSinceReferenceDate) == [10, 20, 30])
            #expect(donations.largestSubset(groupedBy: \.name).count == 2)
            #expect(donations.smallestSubset(groupedBy: \.name).map(\.name) == ["Lake"])
        }
    }

    @Test("The last thousand donations are stored")
    func manyDonations() async throws {
        try await TipDatastore.test { _, _ in
            for number in 0..<1_003 { await RuledTip.didView.donate(RuledTip.Landmark(name: "\(number)")) }
            #expect(RuledTip.didView.donations.count == 1_000)
            #expect(RuledTip.didView.donations.first?.name == "3")
        }
    }

    @Test("The display frequency delays tips that have not appeared, except for those that ignore it")
    func frequency() async throws {
        try await TipDatastore.test([.displayFrequency(.daily)]) { store, clock in
            store.appear(PlainTip().id)
            #expect(PlainTip().status == .available, "it has appeared")
            #expect(OtherTip().status == .pending)
            #expect(RareTip().status == .available)
            clock.advance(by: 86_400)
            #expect(OtherTip().status == .available)
        }
    }

    @Test("A tip appears as often, and as long, as its options allow")
    func limits() async throws {
        try await TipDatastore.test { store, clock in
            for _ in 1...2 {
                store.appear(RareTip().id)
                #expect(RareTip().status == .available)
                store.disappear(RareTip().id)
            }
            #expect(RareTip().status == .invalidated(.displayCountExceeded))
            store.appear(ShortTip().id)
            clock.advance(by: 40)
            store.disappear(ShortTip().id)
            clock.advance(by: 40)
            store.appear(ShortTip().id)
            #expect(ShortTip().status == .available)
            clock.advance(by: 20)
            #expect(ShortTip().status == .invalidated(.displayDurationExceeded))
        }
    }

    @Test("Tests show and hide all tips, or some")
    func overrides() async throws {
        try await TipDatastore.test { _, _ in
            Tips.showAllTipsForTesting()
            #expect(RuledTip().shouldDisplay)
            RuledTip().invalidate(reason: .tipClosed)
            #expect(!RuledTip().shouldDisplay)
            Tips.hideTipsForTesting([PlainTip.self])
            #expect(!PlainTip().shouldDisplay && OtherTip().shouldDisplay)
            Tips.hideAllTipsForTesting()
            Tips.showTipsForTesting([OtherTip.self])
            #expect(!PlainTip().shouldDisplay && OtherTip().shouldDisplay)
        }
    }

    @Test("The updates of a status begin with the current one, and have each change")
    func updates() async throws {
        try await TipDatastore.test { _, _ in
            var statuses = OtherTip().statusUpdates.makeAsyncIterator()
            #expect(await statuses.next() == .available)
            PlainTip().invalidate(reason: .tipClosed)
            OtherTip().invalidate(reason: .tipClosed)
            #expect(await statuses.next() == .invalidated(.tipClosed))
            var displays = RuledTip().shouldDisplayUpdates.makeAsyncIterator()
            #expect(await displays.next() == false)
            RuledTip.visits = 2
            RuledTip.isLoggedIn = true
            #expect(await displays.next() == true)
        }
    }

    @Test("A group has one current tip: the first available one, or the next in order")
    func groups() async throws {
        try await TipDatastore.test { _, _ in
            let first = TipGroup {
                RuledTip(); PlainTip(); OtherTip()
            }
            #expect(first.currentTip is PlainTip)
            let ordered = TipGroup(.ordered) {
                RuledTip(); PlainTip()
            }
            #expect(ordered.currentTip == nil)
            RuledTip().invalidate(reason: .actionPerformed)
            #expect(ordered.currentTip is PlainTip)
            var tips = ordered.currentTipUpdates.makeAsyncIterator()
            let next = try await tips.next()
            #expect(next is PlainTip)
        }
    }

    @Test("A parameter of a class has the class's name")
    func classes() async throws {
        try await TipDatastore.test { _, _ in
            #expect(Settings.theme == nil)
            Settings.theme = "dark"
            #expect(Settings.theme == "dark" && Settings.$theme.id == "TipKitTests.Settings.theme")
        }
    }
}
