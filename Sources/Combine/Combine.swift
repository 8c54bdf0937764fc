// Source written for Apple's Combine finds here what it imports.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
