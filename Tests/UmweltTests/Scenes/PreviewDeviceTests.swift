import SwiftUI
import Testing
import Umwelt
import UmweltTesting

@MainActor @Suite("Devices of previews")
struct PreviewDeviceTests {
    @Test("Devices are known by their names, in any generation")
    func screens() {
        func size(_ name: PreviewDevice) -> CGSize? { name.screen?.size }
        #expect(size("iPhone 15 Pro") == CGSize(width: 393, height: 852))
        #expect(size("iphone 15 pro") == CGSize(width: 393, height: 852))
        #expect(size("iPhone SE (1st generation)") == CGSize(width: 320, height: 568))
        #expect(size("iPhone SE (3rd generation)") == CGSize(width: 375, height: 667))
        #expect(size("iPad Pro (12.9-inch) (6th generation)") == CGSize(width: 1024, height: 1366))
        #expect(size("iPad Pro 13-inch (M4)") == CGSize(width: 1032, height: 1376))
        #expect(size("iPad mini (6th generation)") == CGSize(width: 744, height: 1133))
        #expect(PreviewDevice(rawValue: "iPhone 13").screen?.scale == 3)
        #expect(size("Toaster") == nil)
    }
}
