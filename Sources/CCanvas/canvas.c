#include "CCanvas.h"

typedef struct {
    GtkWidget parent;
    const UmweltCanvasCallbacks *callbacks;
    void *owner;
} UmweltCanvas;

typedef struct {
    GtkWidgetClass parent;
} UmweltCanvasClass;

G_DEFINE_TYPE(UmweltCanvas, umwelt_canvas, GTK_TYPE_WIDGET)

static void umwelt_canvas_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    UmweltCanvas *canvas = (UmweltCanvas *)widget;
    if (canvas->owner) canvas->callbacks->snapshot(canvas->owner, snapshot);
}

static void umwelt_canvas_measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
    int *natural_baseline) {
    UmweltCanvas *canvas = (UmweltCanvas *)widget;
    *minimum = 0;
    *natural = 0;
    if (canvas->owner) canvas->callbacks->measure(canvas->owner, orientation, minimum, natural);
}

static void umwelt_canvas_allocate(GtkWidget *widget, int width, int height, int baseline) {
    UmweltCanvas *canvas = (UmweltCanvas *)widget;
    if (canvas->owner) canvas->callbacks->allocate(canvas->owner, width, height);
}

static void umwelt_canvas_dispose(GObject *object) {
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(object)))) gtk_widget_unparent(child);
    G_OBJECT_CLASS(umwelt_canvas_parent_class)->dispose(object);
}

static void umwelt_canvas_class_init(UmweltCanvasClass *class) {
    GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
    widget->snapshot = umwelt_canvas_snapshot;
    widget->measure = umwelt_canvas_measure;
    widget->size_allocate = umwelt_canvas_allocate;
    G_OBJECT_CLASS(class)->dispose = umwelt_canvas_dispose;
    gtk_widget_class_set_css_name(widget, "umwelt");
    gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void umwelt_canvas_init(UmweltCanvas *canvas) { gtk_widget_set_focusable(GTK_WIDGET(canvas), TRUE); }

GtkWidget *umwelt_canvas_new(const UmweltCanvasCallbacks *callbacks, void *owner) {
    UmweltCanvas *canvas = g_object_new(umwelt_canvas_get_type(), NULL);
    canvas->callbacks = callbacks;
    canvas->owner = owner;
    return GTK_WIDGET(canvas);
}

void umwelt_canvas_leave(GtkWidget *canvas) { ((UmweltCanvas *)canvas)->owner = NULL; }

void umwelt_canvas_join(GtkWidget *canvas, void *owner) { ((UmweltCanvas *)canvas)->owner = owner; }
