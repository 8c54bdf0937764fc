import Foundation
import Testing

@testable import UmweltTool

@Suite("Projects of Xcode") struct ProjectTests {
    private func names(_ target: AppTarget) -> [String] { target.files.map(\.lastPathComponent).sorted() }

    /// An app with a watch app, tests and a package, and the project that lists the files one by one.
    private func listed(withMac: Bool = false) throws -> Workshop {
        let macFile = withMac ? "51, " : ""
        let workshop = try Workshop()
        let app = "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { Text(\"\") } } }"
        for path in ["Reader/ReaderApp.swift", "Watch/WatchApp.swift"] { try workshop.write(app, to: path) }
        for path in ["Reader/Views/Shelf.swift", "Reader/Old.swift", "Shared/Book.swift", "ReaderTests/T.swift"] {
            try workshop.write("import XCTest", to: path)
        }
        try workshop.write(
            """
            // !$*UTF8*$!
            {
            	objects = {
            		01 /* Project */ = { isa = PBXProject; buildConfigurationList = 40; mainGroup = 02; projectDirPath = ""; targets = ( 20, 21, 22, 23, ); };
            		02 = { isa = PBXGroup; children = ( 03, 05, ); sourceTree = "<group>"; };
            		03 /* Reader */ = { isa = PBXGroup; children = ( 10, 04, ); path = Reader; sourceTree = "<group>"; };
            		04 /* Views */ = { isa = PBXGroup; children = ( 11, ); path = Views; sourceTree = "<group>"; };
            		05 /* no folder */ = { isa = PBXGroup; children = ( 12, 13, ); name = "Other Files"; sourceTree = "<group>"; };
            		10 = { isa = PBXFileReference; path = ReaderApp.swift; sourceTree = "<group>"; };
            		11 = { isa = PBXFileReference; path = Shelf.swift; sourceTree = "<group>"; };
            		12 = { isa = PBXFileReference; name = Book.swift; path = Shared/Book.swift; sourceTree = SOURCE_ROOT; };
            		13 = { isa = PBXFileReference; path = Watch/WatchApp.swift; sourceTree = "<group>"; };
            		20 = { isa = PBXNativeTarget; name = Reader; productType = "com.apple.product-type.application"; buildPhases = ( 30, ); buildConfigurationList = 41; };
            		21 = { isa = PBXNativeTarget; name = "Reader Watch"; productType = "com.apple.product-type.application.watchapp2"; buildPhases = ( 31, ); };
            		22 = { isa = PBXNativeTarget; name = ReaderTests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = ( ); };
            		23 = { isa = PBXNativeTarget; name = "Mac"; productType = "com.apple.product-type.application"; buildPhases = ( 32, ); };
            		32 = { isa = PBXSourcesBuildPhase; files = ( \(macFile)); };
            		30 = { isa = PBXSourcesBuildPhase; files = ( 50, 51, 52, ); };
            		31 = { isa = PBXSourcesBuildPhase; files = ( 53, 52, ); };
            		40 = { isa = XCConfigurationList; buildConfigurations = ( 60, 61, ); };
            		41 = { isa = XCConfigurationList; buildConfigurations = ( 62, ); };
            		50 /* ReaderApp.swift in Sources */ = { isa = PBXBuildFile; fileRef = 10; };
            		51 = { isa = PBXBuildFile; fileRef = 11; };
            		52 = { isa = PBXBuildFile; fileRef = 12; };
            		53 = { isa = PBXBuildFile; fileRef = 13; };
            		60 = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 5.0; }; };
            		61 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 5.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG LOCAL $(inherited)"; }; };
            		62 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_ENABLE_BARE_SLASH_REGEX = NO; }; };
            	};
            	rootObject = 01 /* Project */;
            }
            """, to: "Reader.xcodeproj/project.pbxproj")
        return workshop
    }

    @Test("An app has the files that its target lists, and the settings of target and project")
    func files() throws {
        // The folder is there as long as the workshop.
        let workshop = try listed()
        defer { withExtendedLifetime(workshop) {} }
        let folder = ProjectFolder(url: workshop.folder)
        let reader = try folder.target(named: "Reader")
        #expect(names(reader) == ["Book.swift", "ReaderApp.swift", "Shelf.swift"])
        #expect(
            reader.settings
                == CompilerSettings(
                    languageMode: "6", isOnMainActor: true, hasBareSlashRegex: false, conditions: ["DEBUG", "LOCAL"]))
        #expect(
            reader.settings.arguments
                == ["-swift-version", "6", "-default-isolation", "MainActor", "-D", "DEBUG", "-D", "LOCAL"])
        #expect(names(try folder.target(named: nil)) == names(reader))
        #expect(names(try folder.target(named: "Reader Watch")) == ["Book.swift", "WatchApp.swift"])
    }

    @Test("Files of groups that contain each other are in no folder")
    func cycle() throws {
        let workshop = try Workshop()
        defer { withExtendedLifetime(workshop) {} }
        try workshop.write("@main struct A: App {}", to: "A.swift")
        try workshop.write(
            """
            // !$*UTF8*$!
            {
            	objects = {
            		01 = { isa = PBXProject; targets = ( 20, ); };
            		02 = { isa = PBXGroup; children = ( 03, ); path = One; sourceTree = "<group>"; };
            		03 = { isa = PBXGroup; children = ( 02, 10, ); path = Two; sourceTree = "<group>"; };
            		04 = { isa = PBXGroup; children = ( 04, 11, ); path = Own; sourceTree = "<group>"; };
            		10 = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
            		11 = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
            		12 = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
            		20 = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ( 30, ); };
            		30 = { isa = PBXSourcesBuildPhase; files = ( 50, 51, 52, ); };
            		50 = { isa = PBXBuildFile; fileRef = 10; };
            		51 = { isa = PBXBuildFile; fileRef = 11; };
            		52 = { isa = PBXBuildFile; fileRef = 12; };
            	};
            	rootObject = 01;
            }
            """, to: "App.xcodeproj/project.pbxproj")
        #expect(names(try ProjectFolder(url: workshop.folder).target(named: nil)) == ["A.swift"])
    }

    @Test("Bare slashes are regular expressions in mode 5, as in Xcode, unless the project's setting differs")
    func bareSlashes() {
        #expect(CompilerSettings().arguments == ["-swift-version", "5", "-enable-bare-slash-regex", "-D", "DEBUG"])
        #expect(CompilerSettings(hasBareSlashRegex: false).arguments == ["-swift-version", "5", "-D", "DEBUG"])
    }

    @Test("One of several apps must be chosen, and the error lists them")
    func several() throws {
        let workshop = try listed(withMac: true)
        defer { withExtendedLifetime(workshop) {} }
        let folder = ProjectFolder(url: workshop.folder)
        func error(_ name: String?) -> String {
            do {
                _ = try folder.target(named: name)
                return ""
            } catch {
                return "\(error)"
            }
        }
        #expect(
            error(nil).hasSuffix("has several apps, “Reader”, “Reader Watch”, “Mac”: choose one with --target NAME."))
        #expect(error("Raeder").hasSuffix("has no app “Raeder”. There are: “Reader”, “Reader Watch”, “Mac”."))
    }

    @Test("The only app for iOS among several is shown")
    func iOS() throws {
        let workshop = try Workshop()
        let app = "@main struct A: App {}"
        for path in ["Mobile/App.swift", "Mac/App.swift", "Box/App.swift"] { try workshop.write(app, to: path) }
        func target(_ settings: [String: String]...) throws -> String? {
            let names = ["Mac", "Mobile", "Box"]
            try workshop.writeProject(
                "Reader",
                zip(names, settings).map { XcodeTarget(name: $0, folders: [$0], settings: $1) })
            return try? ProjectFolder(url: workshop.folder).target(named: nil).name
        }
        #expect(try target(["SDKROOT": "macosx"], ["SDKROOT": "iphoneos"]) == "Mobile")
        #expect(try target(["SDKROOT": "macosx"], ["SUPPORTED_PLATFORMS": "iphoneos iphonesimulator"]) == "Mobile")
        #expect(
            try target(["MACOSX_DEPLOYMENT_TARGET": "14.0"], ["IPHONEOS_DEPLOYMENT_TARGET": "17.0"], [:]) == "Mobile")
        #expect(try target(["SDKROOT": "iphoneos"], ["SDKROOT": "iphoneos"]) == nil)
        #expect(try target(["SDKROOT": "macosx"], ["SDKROOT": "appletvos"]) == nil)
    }

    @Test(
        "A target that takes folders whole has their files, without its exceptions, and with those of others' folders")
    func synced() throws {
        let workshop = try Workshop()
        for path in [
            "App/A.swift", "App/Sub/B.swift", "App/Widget only.swift", "Widget/W.swift", "Widget/Shared.swift",
        ] {
            try workshop.write("", to: path)
        }
        try workshop.write(
            """
            // !$*UTF8*$!
            {
            	objects = {
            		01 = { isa = PBXProject; mainGroup = 02; targets = ( 20, 21, ); };
            		02 = { isa = PBXGroup; children = ( 03, 04, ); sourceTree = "<group>"; };
            		03 = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = ( 30, ); path = App; sourceTree = "<group>"; };
            		04 = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = ( 31, ); path = Widget; sourceTree = "<group>"; };
            		20 = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ( ); fileSystemSynchronizedGroups = ( 03, ); };
            		21 = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; buildPhases = ( ); fileSystemSynchronizedGroups = ( 04, ); };
            		30 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( "Widget only.swift", ); target = 20; };
            		31 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( Shared.swift, ); target = 20; };
            	};
            	rootObject = 01;
            }
            """, to: "App.xcodeproj/project.pbxproj")
        let target = try ProjectFolder(url: workshop.folder).target(named: nil)
        #expect(names(target) == ["A.swift", "B.swift", "Shared.swift"])
    }

    @Test(
        "Build settings contain others, with operators, and those below them",
        arguments: [
            ("$(PREFIX).$(PRODUCT_NAME:rfc1034identifier)", "org.example.My-App-2"), ("${PREFIX:upper}", "ORG.EXAMPLE"),
            ("$(PRODUCT_NAME:c99extidentifier:lower)", "my_app_2"), ("$(KEY_$(CONFIGURATION))", "for debugging"),
            ("https:/$()/a.b", "https://a.b"), ("$(NONE)|$(NONE:default=x)", "|x"), ("$(LOOP)", ""),
            ("5 $ (a)", "5 $ (a)"),
            ("$(FLAGS)", "A B"), ("$(DEVICE)", "phone"), ("$(MODE)", "debug"),
        ])
    func buildSettings(text: String, value: String) {
        var settings = BuildSettings()
        settings.add([
            ("PREFIX", "org.example"), ("PRODUCT_NAME", "$(TARGET_NAME)"), ("TARGET_NAME", "My App 2"), ("FLAGS", "A"),
            ("LOOP", "$(LOOP)"),
        ])
        settings.add([
            ("CONFIGURATION", "Debug"), ("KEY_Debug", "for debugging"), ("FLAGS", "$(inherited) B"),
            ("DEVICE[sdk=iphone*]", "phone"), ("DEVICE", "any"), ("DEVICE[sdk=macosx*]", "mac"),
            ("MODE[config=Release]", "release"), ("MODE[config=Debug][sdk=*]", "debug"),
        ])
        #expect(settings.expanded(text) == value)
    }

    @Test("A file of build settings includes others, has comments, and may include itself")
    func configurationFile() throws {
        let workshop = try Workshop()
        try workshop.write(
            "// Base\nA = 1 // one\nB[sdk=iphone*] = 2;\n\n#include \"../Debug.xcconfig\"\n",
            to: "Config/Shared/Base.xcconfig")
        try workshop.write(
            "#include \"Shared/Base.xcconfig\"\n#include? \"Mine.xcconfig\"\nC=\nA = 3\nno setting\n",
            to: "Config/Debug.xcconfig")
        let file = ConfigurationFile(url: workshop.folder.appendingPathComponent("Config/Debug.xcconfig"))
        #expect(file.settings.map { "\($0.name)=\($0.value)" } == ["A=1", "B[sdk=iphone*]=2", "C=", "A=3"])
    }

    @Test("Without a readable project, tests and the folders of other programs are left out")
    func plain() throws {
        let workshop = try Workshop()
        let app = "@main struct A: App {}"
        try workshop.write("", to: "Reader.xcodeproj/project.pbxproj")
        try workshop.write(app, to: "Reader/ReaderApp.swift")
        try workshop.write("", to: "Shared/Book.swift")
        try workshop.write("import Testing", to: "ReaderTests/T.swift")
        try workshop.write("", to: "Pods/Other/P.swift")
        try workshop.write("", to: "Packages/Kit/Package.swift")
        try workshop.write("", to: "Packages/Kit/Sources/K.swift")
        let folder = ProjectFolder(url: workshop.folder)
        #expect(names(try folder.target(named: nil)) == ["Book.swift", "ReaderApp.swift"])

        try workshop.write("@main\nstruct W: WidgetBundle {}", to: "Widget/W.swift")
        #expect(names(try folder.target(named: nil)) == ["Book.swift", "ReaderApp.swift"])

        try workshop.write(app, to: "Watch/WatchApp.swift")
        #expect(throws: ToolError.self) { try folder.target(named: nil) }
        #expect(names(try folder.target(named: "Watch")) == ["Book.swift", "WatchApp.swift"])
    }

    @Test("An @main in a comment or a string is no entry point")
    func wordsOfMain() throws {
        let workshop = try Workshop()
        try workshop.write(
            "/*\n@main struct A: App {}\n*/\nlet text = \"\"\"\n    @main struct B: App {}\n    \"\"\"\n",
            to: "Words.swift")
        try workshop.write("/* the app */ @main\nstruct A: App {}\n", to: "Main.swift")
        #expect(!SwiftFile(workshop.folder.appendingPathComponent("Words.swift")).isEntryPoint)
        #expect(SwiftFile(workshop.folder.appendingPathComponent("Main.swift")).isEntryPoint)
    }

    @Test(
        "Names in catalogues equal Xcode's generated names",
        arguments: [
            ("wave", "Image", "wave"), ("CrystalDropLogo", "Image", "crystalDropLogo"), ("10ru", "Image", "_10Ru"),
            ("8711759", "Image", "_8711759"), ("affirm_mark", "Image", "affirmMark"), ("Pic 1", "Image", "pic1"),
            ("DSWarning", "Color", "dsWarning"), ("AccentColor", "Color", "accent"),
            ("color_24292B", "Color", "color24292B"),
            ("LaunchImage", "Image", "launch"), ("Image", "Image", "image"), ("URL", "Image", "url"),
        ])
    func symbols(name: String, kind: String, symbol: String) {
        #expect(AssetSymbols.symbol(of: name, without: kind) == symbol)
    }
}
