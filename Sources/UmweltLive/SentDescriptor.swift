import Foundation

/// A descriptor that is sent through a Unix socket together with bytes: the control message `SCM_RIGHTS`, laid out as
/// `cmsghdr` and its data.
struct SentDescriptor {
    private var length: Int = MemoryLayout<SentDescriptor>.size
    private var level: Int32 = SOL_SOCKET
    private var type = Int32(SCM_RIGHTS)
    private var descriptor: Int32

    private init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Sends bytes, and a descriptor with them. Returns the number of bytes sent; less than 1 if the connection has
    /// ended.
    static func send(_ bytes: UnsafeRawBufferPointer, with descriptor: Int32?, to socket: Int32) -> Int {
        var control = SentDescriptor(descriptor ?? -1)
        return withMessage(UnsafeMutableRawBufferPointer(mutating: bytes), &control) { message in
            if descriptor == nil { (message.msg_control, message.msg_controllen) = (nil, 0) }
            return sendmsg(socket, &message, Int32(MSG_NOSIGNAL))
        }
    }

    /// Receives bytes, and a descriptor if one comes with them; child processes do not inherit it.
    ///
    /// - Parameters:
    ///   - bytes: The buffer for the bytes.
    ///   - socket: The socket.
    /// - Returns: The number of bytes, 0 at the end and -1 for an error; and the descriptor.
    static func receive(_ bytes: inout [UInt8], from socket: Int32) -> (count: Int, descriptor: Int32?) {
        var control = SentDescriptor(-1)
        control.type = -1
        let count = bytes.withUnsafeMutableBytes { bytes in
            withMessage(bytes, &control) { recvmsg(socket, &$0, Int32(MSG_CMSG_CLOEXEC)) }
        }
        let hasCome = count > 0 && control.level == SOL_SOCKET && control.type == Int32(SCM_RIGHTS)
        return (count, hasCome && control.descriptor >= 0 ? control.descriptor : nil)
    }

    private static func withMessage(
        _ bytes: UnsafeMutableRawBufferPointer, _ control: inout SentDescriptor, _ body: (inout msghdr) -> Int
    ) -> Int {
        var part = iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
        return withUnsafeMutablePointer(to: &part) { part in
            withUnsafeMutablePointer(to: &control) { control in
                var message = msghdr()
                message.msg_iov = part
                message.msg_iovlen = 1
                message.msg_control = UnsafeMutableRawPointer(control)
                // Whole words, as the system counts.
                message.msg_controllen = MemoryLayout<SentDescriptor>.stride
                return body(&message)
            }
        }
    }
}
