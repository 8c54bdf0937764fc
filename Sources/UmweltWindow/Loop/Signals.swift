internal import CCanvas
internal import CGTK
import Umwelt

/// An object that GTK calls, unretained: it disconnects before it is released.
typealias Owner = UnsafeMutableRawPointer

/// Returns the pointer with which GTK's callbacks find an object.
func owner(_ object: AnyObject) -> Owner { Unmanaged.passUnretained(object).toOpaque() }

/// Calls a function of the main actor with the object of a callback. GTK calls on the main thread only.
func call<Object: AnyObject, Argument, Result>(
    _ type: Object.Type, _ owner: Owner?, _ argument: Argument,
    _ body: @MainActor (Object, Argument) -> Result
) -> Result {
    // Each signal is connected with the object that its callback asks for.
    let object = Unmanaged<Object>.fromOpaque(owner!).takeUnretainedValue()
    return onMainActor(
        { @MainActor (parts: (Object, Argument)) in body(parts.0, parts.1) }, (object, argument))
}

/// Returns a function of C as the handler of a signal.
///
/// GObject calls a handler with the arguments of its signal, whatever its type here: the function has to accept those.
func callback<Function>(_ function: Function) -> GCallback { unsafeBitCast(function, to: GCallback.self) }

/// A widget of GTK.
typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The widget as an object.
    var object: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }

    /// The widget as a type that GTK's headers do not describe.
    var opaque: OpaquePointer { OpaquePointer(self) }
}

extension Bool {
    /// The value as GLib has it.
    var gboolean: CGTK.gboolean { self ? 1 : 0 }
}
