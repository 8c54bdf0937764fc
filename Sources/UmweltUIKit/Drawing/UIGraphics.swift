import Foundation

// The functions by which images were drawn before `UIGraphicsImageRenderer`.

/// Starts a transparent image with one pixel per point.
///
/// - Parameter size: The size in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Starts an image, into which this thread draws until ``UIGraphicsEndImageContext()``.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: True for an opaque image.
///   - scale: The number of pixels per point; 0 for the current window's.
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
