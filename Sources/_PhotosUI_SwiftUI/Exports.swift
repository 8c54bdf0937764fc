// The name of Apple's views in PhotosUI, which Xcode's completion imports.
@_exported import SwiftUI
@_exported import UmweltPhotosUI
