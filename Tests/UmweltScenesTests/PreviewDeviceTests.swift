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

    @Test("A screen has a safe area and size classes, also on its side")
    func surroundings() throws {
        var traits = HostTraits.testing
        traits.adopt(try PreviewDevice("iPhone 15 Pro").screen())
        #expect(traits.safeAreaInsets == EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
        #expect(traits.displayScale == 3 && traits.displayCornerRadius == 55)
        #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
        let side = try PreviewDevice("iPhone 15 Pro").screen(isLandscape: true)
        traits.adopt(side)
        #expect(side.size == CGSize(width: 852, height: 393))
        #expect(traits.safeAreaInsets == EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59))
        #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .compact)
        traits.adopt(try PreviewDevice("iPhone 15 Pro Max").screen(isLandscape: true))
        #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .compact)
        traits.adopt(try PreviewDevice("iPad mini").screen())
        #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular)
    }

    @Test("An unknown device is an error that lists the known ones")
    func unknown() {
        #expect(throws: UnknownDeviceError.self) { try PreviewDevice("Toaster").screen() }
        do {
            _ = try TestHost(on: "Toaster") { Text("Bread") }
        } catch {
            #expect("\(error)".contains("There is no device “Toaster”. Known are"))
            #expect("\(error)".contains("iphone 15 pro, "))
        }
    }
}
