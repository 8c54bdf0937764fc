import Foundation
import Testing
import UmweltFoundation

// This file must import nothing that shows more names: it compiles as files do that import Foundation alone.
@Suite("Names that Apple's Foundation shows") struct FoundationNameTests {
    @Test("Transforms and vectors need no other import") func geometry() {
        let moved = CGPoint(x: 1, y: 2).applying(CGAffineTransform(translationX: 3, y: 4))
        #expect(moved == CGPoint(x: 4, y: 6) && CGVector(dx: 1, dy: 2).dy == 2)
    }

    @Test("Bundles are asked by Core Foundation's keys") func bundleKeys() {
        let information = ["CFBundleName": "Notes", "CFBundleVersion": "7"]
        #expect(information[kCFBundleNameKey as String] == "Notes" && information[kCFBundleVersionKey as String] == "7")
    }
}
