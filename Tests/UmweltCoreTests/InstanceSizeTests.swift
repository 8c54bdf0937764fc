import Foundation
import Testing

@_spi(Kernel) import Umwelt
@testable import UmweltScenes
@testable import UmweltDrawing
@testable import UmweltGraph

/// The sizes of what a tree has thousands of.
///
/// A leaf in a `ForEach` is four elements and a layout node, and a page of an app has some 1,500 elements for as long
/// as it is open: eight bytes in a base class are 12 KB a page. What few nodes need goes into an object of its own, as
/// in `TextNode`, to the tree, as the trackers of observable properties, or out of line, by `@Rare`.
@Suite("Sizes of elements and nodes") struct InstanceSizeTests {
    /// Returns the bytes of an instance as the runtime allocates it: Swift's class metadata have them 24 bytes behind
    /// their address, on systems without Objective-C.
    private func size(of type: AnyClass) -> Int {
        Int(unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
    }

    private final class Known: GraphReader {
        let first = 0
        let second = 0
    }

    @Test("The size of an instance is its header and its properties")
    func instances() { #expect(size(of: Known.self) == 48 + 16) }

    @Test("Nodes of the graph that only read have nothing of readers")
    func graph() {
        #expect(size(of: GraphReader.self) == 45)
        #expect(size(of: GraphNode.self) == 68)
    }

    @Test("Every element has eighty bytes, and few more of its own")
    func elements() {
        #expect(size(of: _Element.self) == 80)
        #expect(size(of: BareLeafElement<Text, TextNode>.self) == 80 + 8 + MemoryLayout<Text>.stride)
        #expect(size(of: SingleChildElement<Text, Text>.self) == 88)
        typealias Writer = _EnvironmentKeyWritingModifier<Bool>
        #expect(
            size(of: EnvironmentWriterElement<Text, Writer, Text>.self) == 88 + MemoryLayout<Writer>.stride + 16 + 8)
    }

    @Test("Layout nodes have their place, three sizes and few more")
    func nodes() {
        #expect(size(of: LayoutNode.self) == 288)
        #expect(size(of: TextNode.self) == 312)
    }

    @Test("Environments take a cell and a scope a value")
    func environment() {
        #expect(size(of: EnvironmentCell.self) == 104)
        #expect(size(of: EnvironmentScope.self) == 72)
        #expect(MemoryLayout<CallSite?>.size == 16)
    }

    @Test("Values that are stored in many places are small")
    func values() {
        #expect(MemoryLayout<Text>.size == 48)
        #expect(MemoryLayout<Paragraph>.size == 16)
        #expect(MemoryLayout<Paint>.size == 17)
        #expect(MemoryLayout<DisplayItem>.size == 96)
        #expect(MemoryLayout<Semantics>.size == 64)
    }

    @Test("Semantics from which all that is rare is taken away again are those without any")
    func semantics() {
        var semantics = Semantics(role: .button)
        semantics.hint = "Opens the book."
        semantics.actions.append(.delete)
        semantics.sortPriority = 1
        #expect(semantics.hint == "Opens the book.")
        #expect(semantics.actions == [.delete])
        #expect(semantics.sortPriority == 1)
        #expect(semantics != Semantics(role: .button))
        semantics.hint = nil
        semantics.actions.removeAll()
        semantics.sortPriority = 0
        #expect(semantics == Semantics(role: .button))
    }

    @Test("What a host was sent of a node takes some hundred bytes")
    func sent() { #expect(size(of: LastSent.self) == 104) }
}
