import Foundation
import TestSupport
import Testing
import UmweltImageIO

@Suite("ImageIO's names") struct ImageSourceTests {
    // A red picture of four pixels by two, as a PNG; one of one pixel that is red, then blue, as a GIF.
    private static let wide =
        "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAEElEQVR4nGP4z8AARwzIHABvqgf5gNwAKAAAAABJRU"
        + "5ErkJggg=="
    private static let moving =
        "R0lGODlhAQABAIAAAP8AAAAA/yH/C05FVFNDQVBFMi4wAwEAAAAh+QQAMgAAACwAAAAAAQABAAACAkQBACH5BAAyAA"
        + "AALAAAAAABAAEAAAICTAEAOw=="

    @Test("A thumbnail has the requested longest side, and the properties have the size of the image")
    func thumbnail() throws {
        let data = try #require(Data(base64Encoded: Self.wide))
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetType(source) == "public.png")
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
        #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 4)
        #expect(properties?[kCGImagePropertyPixelHeight] as? CGFloat == 2)
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 2,
            kCGImageSourceCreateThumbnailWithTransform: true,
        ]
        let small = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
        #expect(small?.width == 2 && small?.height == 1)
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 4)
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    }

    @Test("The frames of a GIF are images, with their times") func frames() throws {
        let data = try #require(Data(base64Encoded: Self.moving))
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 2 && CGImageSourceGetType(source) == "com.compuserve.gif")
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 1, nil) as? [String: Any]
        let times = properties?["{GIF}"] as? [String: Any]
        #expect(times?["DelayTime"] as? Double == 0.5)
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil)?.width == 1)
    }

    @Test("A file that is no image has no images, and no type") func broken() throws {
        let source = try #require(CGImageSourceCreateWithData(Data("text".utf8) as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetType(source) == nil)
        #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
        #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/no/such/file") as CFURL, nil) == nil)
    }

    @Test("An image is written as a JPEG, which is one when it is read") func destination() throws {
        let data = try #require(Data(base64Encoded: Self.wide))
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        let written = NSMutableData()
        let destination = try #require(
            CGImageDestinationCreateWithData(written as CFMutableData, "public.jpeg" as CFString, 1, nil))
        CGImageDestinationAddImage(
            destination, image, [kCGImageDestinationLossyCompressionQuality: 0.8] as [CFString: Any] as CFDictionary)
        #expect(CGImageDestinationFinalize(destination))
        let back = try #require(CGImageSourceCreateWithData(written, nil))
        #expect(CGImageSourceGetType(back) == "public.jpeg")
        #expect(CGImageSourceCreateImageAtIndex(back, 0, nil)?.width == 4)
    }
}
