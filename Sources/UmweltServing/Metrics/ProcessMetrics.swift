import Foundation

/// The metrics of the process itself, read on request.
package enum ProcessMetrics {
    /// The metrics in Prometheus' text format, under the names that its clients use.
    package static var text: String {
        var text = ""
        // The second number is that of the pages in memory.
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
        if let pages, pages.count > 1, let count = Int(pages[1]) {
            text += "# TYPE process_resident_memory_bytes gauge\n"
            text += "process_resident_memory_bytes \(count * sysconf(Int32(_SC_PAGESIZE)))\n"
        }
        var time = timespec()
        if clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 {
            text += "# TYPE process_cpu_seconds_total counter\n"
            text += "process_cpu_seconds_total \(Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)\n"
        }
        return text
    }
}
