#ifndef UMWELT_CCLIPPER_H
#define UMWELT_CCLIPPER_H

/* Clipper (Debian's libpolyclipping, Boost Software License 1.0), which is C++, as Swift can call it. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    int64_t x;
    int64_t y;
} ClipperPoint;

/* The operations on polygons. */
typedef enum {
    ClipperIntersection,
    ClipperUnion,
    ClipperDifference,
    ClipperExclusiveOr,
} ClipperOperation;

/* One part of a result: a line, or the edge of an area or of a hole. */
typedef struct {
    const ClipperPoint *points;
    size_t count;
    bool isOpen;
    /* The number of edges around it: even for areas, odd for holes. Only in a tree. */
    size_t depth;
} ClipperPart;

typedef struct ClipperJob ClipperJob;

ClipperJob *clipper_create(void);
void clipper_destroy(ClipperJob *job);

/* Adds a part of what is put together; open lines are no part of `isClip`. */
void clipper_add(ClipperJob *job, const ClipperPoint *points, size_t count, bool isClip, bool isClosed);

/* Puts together what was added; false if it cannot be. Open lines need a tree, in which each area is followed by its
   holes and by what is in them. */
bool clipper_run(ClipperJob *job, ClipperOperation operation, bool isEvenOdd, bool makesTree);

size_t clipper_count(const ClipperJob *job);

/* The points live as long as the job. */
ClipperPart clipper_part(const ClipperJob *job, size_t index);

#ifdef __cplusplus
}
#endif

#endif
