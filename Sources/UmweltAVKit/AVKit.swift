// Source written for AVKit finds AVFoundation and UIKit with it.
@_exported import UmweltAVFoundation
@_exported import UmweltUIKit
