// Source written for WebKit finds UIKit and Foundation with it, and the requests of FoundationNetworking.
@_exported import FoundationNetworking
@_exported import UmweltUIKit
