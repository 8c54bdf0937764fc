#include "CCanvas.h"

typedef struct {
    GtkWidget parent;
} UmweltAccessible;

typedef struct {
    GtkWidgetClass parent;
} UmweltAccessibleClass;

G_DEFINE_TYPE(UmweltAccessible, umwelt_accessible, GTK_TYPE_WIDGET)

static void umwelt_accessible_measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
    int *natural_baseline) {
    *minimum = 0;
    *natural = 0;
}

static void umwelt_accessible_class_init(UmweltAccessibleClass *class) {
    GTK_WIDGET_CLASS(class)->measure = umwelt_accessible_measure;
}

static void umwelt_accessible_init(UmweltAccessible *accessible) {
    // The mouse goes to the canvas.
    gtk_widget_set_can_target(GTK_WIDGET(accessible), FALSE);
}

GtkWidget *umwelt_accessible_new(GtkAccessibleRole role) {
    return g_object_new(umwelt_accessible_get_type(), "accessible-role", role, NULL);
}

void umwelt_accessible_name(GtkWidget *widget, const char *name, const char *description) {
    gtk_accessible_update_property(
        GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name ? name : "", GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
        description ? description : "", -1);
}

void umwelt_accessible_value(GtkWidget *widget, const char *text) {
    gtk_accessible_update_property(
        GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text ? text : "", -1);
}

void umwelt_accessible_number(GtkWidget *widget, double value, double least, double most) {
    gtk_accessible_update_property(
        GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, least, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, most,
        GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, value, -1);
}

void umwelt_accessible_level(GtkWidget *widget, int level) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
}

void umwelt_accessible_place(GtkWidget *widget, int place, int count) {
    gtk_accessible_update_relation(
        GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_POS_IN_SET, place, GTK_ACCESSIBLE_RELATION_SET_SIZE, count, -1);
}

void umwelt_accessible_checked(GtkWidget *widget, int checked) {
    GtkAccessibleTristate state = checked == 2 ? GTK_ACCESSIBLE_TRISTATE_MIXED
        : checked                              ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                               : GTK_ACCESSIBLE_TRISTATE_FALSE;
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_CHECKED, state, -1);
}

void umwelt_accessible_selected(GtkWidget *widget, gboolean is_selected) {
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, is_selected, -1);
}

void umwelt_accessible_expanded(GtkWidget *widget, gboolean is_expanded) {
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_EXPANDED, is_expanded, -1);
}

void umwelt_accessible_enabled(GtkWidget *widget, gboolean is_enabled) {
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_DISABLED, !is_enabled, -1);
}
