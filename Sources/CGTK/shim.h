#ifndef UMWELT_CGTK_H
#define UMWELT_CGTK_H

#include <gtk/gtk.h>

#endif
