/// A layout node whose size depends on the size of a container around its parent.
package protocol ContainerReadingNode: LayoutNode {
    /// Asks for another layout if the container has changed its size.
    func readContainer()
}
