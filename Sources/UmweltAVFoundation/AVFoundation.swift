// Source written for AVFoundation finds Core Media and Audio Toolbox with it.
@_exported import Foundation
@_exported import UmweltAudioToolbox
@_exported import UmweltCoreMedia
