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

    @Test("In extensions of CGFloat, abs is Swift's function for every number") func absoluteValues() {
        #expect(CGFloat(-3).distance == 3 && CGFloat(2).count(-7) == 7)
    }
}

extension CGFloat {
    fileprivate var distance: CGFloat { abs(self) }
    fileprivate func count(_ number: Int) -> Int { abs(number) }
}
