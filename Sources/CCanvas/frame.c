#include "CCanvas.h"

typedef struct {
    GtkWidget parent;
    GtkAllocation place;
} UmweltFrame;

typedef struct {
    GtkWidgetClass parent;
} UmweltFrameClass;

G_DEFINE_TYPE(UmweltFrame, umwelt_frame, GTK_TYPE_WIDGET)

static void umwelt_frame_measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
    int *natural_baseline) {
    GtkWidget *child = gtk_widget_get_first_child(widget);
    // GTK wants every visible widget to be measured before it gets its size.
    if (child) gtk_widget_measure(child, orientation, -1, minimum, natural, NULL, NULL);
    *minimum = 0;
    *natural = 0;
}

static void umwelt_frame_allocate(GtkWidget *widget, int width, int height, int baseline) {
    GtkWidget *child = gtk_widget_get_first_child(widget);
    if (!child) return;
    int least;
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
    GtkAllocation place = ((UmweltFrame *)widget)->place;
    if (place.width < least) place.width = least;
    gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, place.width, &least, NULL, NULL, NULL);
    // A field whose theme makes it higher keeps its middle.
    if (place.height < least) {
        place.y -= (least - place.height) / 2;
        place.height = least;
    }
    gtk_widget_size_allocate(child, &place, -1);
}

static void umwelt_frame_dispose(GObject *object) {
    GtkWidget *child = gtk_widget_get_first_child(GTK_WIDGET(object));
    if (child) gtk_widget_unparent(child);
    G_OBJECT_CLASS(umwelt_frame_parent_class)->dispose(object);
}

static void umwelt_frame_class_init(UmweltFrameClass *class) {
    GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
    widget->measure = umwelt_frame_measure;
    widget->size_allocate = umwelt_frame_allocate;
    G_OBJECT_CLASS(class)->dispose = umwelt_frame_dispose;
}

static void umwelt_frame_init(UmweltFrame *frame) {
    gtk_widget_set_overflow(GTK_WIDGET(frame), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *umwelt_frame_new(GtkWidget *child, GtkAccessibleRole role) {
    GtkWidget *frame = g_object_new(umwelt_frame_get_type(), "accessible-role", role, NULL);
    gtk_widget_set_parent(child, frame);
    return frame;
}

void umwelt_frame_set_child(GtkWidget *widget, int x, int y, int width, int height) {
    UmweltFrame *frame = (UmweltFrame *)widget;
    GtkAllocation place = {x, y, width, height};
    if (frame->place.x == x && frame->place.y == y && frame->place.width == width && frame->place.height == height)
        return;
    frame->place = place;
    gtk_widget_queue_allocate(widget);
}
