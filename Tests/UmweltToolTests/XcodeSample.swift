import Foundation

/// A target of a project of Xcode, for tests: it takes folders whole.
struct XcodeTarget {
    let name: String

    /// The end of its product type, such as `application` or `bundle.unit-test`.
    var kind = "application"
    let folders: [String]
    var settings: [String: String] = [:]

    /// The file of settings in the first folder that the configuration is based on; nil for none.
    var configuration: String?
}

extension Workshop {
    /// Writes a project of Xcode at the top of the folder.
    func writeProject(_ name: String, _ targets: [XcodeTarget]) throws {
        var objects: [String] = []
        let folders = Set(targets.flatMap(\.folders)).sorted()
        func key(of folder: String) -> String { "F\(folders.firstIndex(of: folder) ?? 0)" }
        for folder in folders {
            objects.append(
                "\(key(of: folder)) = { isa = PBXFileSystemSynchronizedRootGroup; path = \"\(folder)\"; "
                    + "sourceTree = \"<group>\"; };")
        }
        for (index, target) in targets.enumerated() {
            let groups = target.folders.map { key(of: $0) + "," }.joined(separator: " ")
            let settings = target.settings.sorted { $0.key < $1.key }.map { "\($0.key) = \"\($0.value)\";" }
                .joined(separator: " ")
            let base = target.configuration.map {
                "baseConfigurationReferenceAnchor = \(key(of: target.folders[0])); "
                    + "baseConfigurationReferenceRelativePath = \($0);"
            }
            objects += [
                "T\(index) = { isa = PBXNativeTarget; name = \"\(target.name)\"; buildPhases = ( ); "
                    + "productType = \"com.apple.product-type.\(target.kind)\"; buildConfigurationList = L\(index); "
                    + "fileSystemSynchronizedGroups = ( \(groups) ); };",
                "L\(index) = { isa = XCConfigurationList; buildConfigurations = ( C\(index), ); };",
                "C\(index) = { isa = XCBuildConfiguration; name = Debug; \(base ?? "") buildSettings = { \(settings) }; };",
            ]
        }
        let list = targets.indices.map { "T\($0)," }.joined(separator: " ")
        let children = folders.map { key(of: $0) + "," }.joined(separator: " ")
        objects += [
            "P = { isa = PBXProject; mainGroup = M; targets = ( \(list) ); };",
            "M = { isa = PBXGroup; children = ( \(children) ); sourceTree = \"<group>\"; };",
        ]
        try write(
            "// !$*UTF8*$!\n{ objects = {\n\(objects.joined(separator: "\n"))\n}; rootObject = P; }\n",
            to: "\(name).xcodeproj/project.pbxproj")
    }
}
