import Foundation

// The functions by which images were drawn before `UIGraphicsImageRenderer`.

/// Begins an image with one pixel a point, through which things show where nothing is drawn.
///
/// - Parameter size: The size in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image, into which this thread draws until ``UIGraphicsEndImageContext()``.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: True if nothing shows through the image.
///   - scale: The number of pixels per point; 0 for that of the window that is used.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = opaque
    if scale > 0 { format.scale = scale }
    let bounds = CGRect(origin: .zero, size: size)
    ImageRecorder.begin(ImageRecorder(bounds: bounds, format: format, isBegunByFunction: true))
}

/// Returns the image as drawn so far; nil if none has been begun by ``UIGraphicsBeginImageContext(_:)``.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let recorder = ImageRecorder.current, recorder.isBegunByFunction else { return nil }
    return recorder.image
}

/// Ends the image that was begun last by ``UIGraphicsBeginImageContext(_:)``.
public func UIGraphicsEndImageContext() {
    guard let recorder = ImageRecorder.current, recorder.isBegunByFunction else { return }
    ImageRecorder.end(recorder)
}
