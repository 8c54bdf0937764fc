#ifndef UMWELT_CCANVAS_H
#define UMWELT_CCANVAS_H

#include <gtk/gtk.h>

/// The callbacks of a canvas's owner.
typedef struct {
    /// Draws the canvas.
    void (*snapshot)(void *owner, GtkSnapshot *snapshot);
    /// The least and the natural length along an axis, in points.
    void (*measure)(void *owner, GtkOrientation orientation, int *minimum, int *natural);
    /// Takes the size, in points, and places what is inside.
    void (*allocate)(void *owner, int width, int height);
} UmweltCanvasCallbacks;

/// A widget that its owner draws. Its children are widgets of fields, which the owner places and draws too.
///
/// `callbacks` must outlive the widget, and `owner` too, or until ``umwelt_canvas_leave``.
GtkWidget *umwelt_canvas_new(const UmweltCanvasCallbacks *callbacks, void *owner);

/// Begins the calls to an owner.
void umwelt_canvas_join(GtkWidget *canvas, void *owner);

/// Ends the calls to the owner.
void umwelt_canvas_leave(GtkWidget *canvas);

/// A widget that shows a part of one child: what its owner has placed, and nothing outside of its own frame.
GtkWidget *umwelt_frame_new(GtkWidget *child, GtkAccessibleRole role);

/// Sets the place and the size of the child of a frame, in the frame's coordinates.
void umwelt_frame_set_child(GtkWidget *frame, int x, int y, int width, int height);

/// An invisible widget: the accessibility node of a part of the canvas.
GtkWidget *umwelt_accessible_new(GtkAccessibleRole role);

/// Sets the name and the description; null for none.
void umwelt_accessible_name(GtkWidget *widget, const char *name, const char *description);

/// Sets the value in words; null for none.
void umwelt_accessible_value(GtkWidget *widget, const char *text);

/// Sets the value as a number between two others.
void umwelt_accessible_number(GtkWidget *widget, double value, double least, double most);

/// Sets the level of a heading.
void umwelt_accessible_level(GtkWidget *widget, int level);

/// Sets the place of a row among others; the first is 1.
void umwelt_accessible_place(GtkWidget *widget, int place, int count);

/// Sets whether the widget is on: 0, 1, or 2 for both.
void umwelt_accessible_checked(GtkWidget *widget, int checked);

/// Sets whether the widget is selected.
void umwelt_accessible_selected(GtkWidget *widget, gboolean is_selected);

/// Sets whether what belongs to the widget shows.
void umwelt_accessible_expanded(GtkWidget *widget, gboolean is_expanded);

/// Sets whether the widget can be used.
void umwelt_accessible_enabled(GtkWidget *widget, gboolean is_enabled);

/// A source of GLib's main loop that runs what is on libdispatch's main queue.
void umwelt_watch_main_queue(void);

/// Calls a function when the connection to the display ends. It must end the process, because GTK needs a display.
void umwelt_watch_display(void (*lost)(void));

/// Connects a function that takes the object and `data` to a signal without arguments of its own.
gulong umwelt_connect(gpointer object, const char *signal, GCallback callback, gpointer data);

/// A style of a part of a text. The font has its size in pixels; null pointers stand for none.
typedef struct {
    const char *family;
    double size;
    int weight;
    gboolean is_italic;
    /// The space between letters and the height above the baseline, in pixels.
    double letter_spacing;
    double rise;
    const GdkRGBA *foreground;
    const GdkRGBA *background;
    const GdkRGBA *underline;
    const GdkRGBA *strikethrough;
} UmweltTextStyle;

/// Gives a part of a buffer's text a style, from and to offsets in characters.
void umwelt_text_style(GtkTextBuffer *buffer, int start, int end, const UmweltTextStyle *style);

/// Takes away all styles.
void umwelt_text_styles_remove(GtkTextBuffer *buffer);

#endif
