@_spi(Kernel) import UmweltCore

/// The tasks of a window's views that load or write dropped, chosen or requested data. Tests wait for them.
package final class WindowWork {
    private var tasks: [Task<Void, Never>] = []

    /// Adds a task.
    package func add(_ task: Task<Void, Never>) { tasks.append(task) }

    /// Removes and returns the added tasks.
    package func drain() -> [Task<Void, Never>] {
        defer { tasks = [] }
        return tasks
    }
}

extension WindowElement {
    /// The tasks that views of the window have begun.
    package final var work: WindowWork { attachments.object { WindowWork() } }
}
