// Source written for Apple's SwiftUI finds here what it imports.
@_exported import Combine
@_exported import CoreTransferable
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import Observation
@_exported import Umwelt
@_exported import UmweltDocuments
@_exported import UmweltFoundation
@_exported import UmweltCombine
@_exported import UmweltMacros
@_exported import UmweltPictures
@_exported import UmweltRendering
@_exported import UmweltUIKit
@_exported import UmweltUnavailable
