// The name of Apple's views in MapKit, which Xcode's completion imports.
@_exported import SwiftUI
@_exported import UmweltMapKit
