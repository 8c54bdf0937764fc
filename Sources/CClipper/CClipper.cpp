#include "CClipper.h"

#include <new>
#include <polyclipping/clipper.hpp>
#include <vector>

namespace {
struct Part {
    std::vector<ClipperPoint> points;
    bool isOpen;
    size_t depth;
};
}

struct ClipperJob {
    ClipperLib::Clipper clipper;
    std::vector<Part> parts;
    bool hasPaths = false;
    bool hasFailed = false;

    void keep(const ClipperLib::Path &path, bool isOpen, size_t depth) {
        Part part{{}, isOpen, depth};
        part.points.reserve(path.size());
        for (const auto &point : path) part.points.push_back({point.X, point.Y});
        parts.push_back(std::move(part));
    }
};

ClipperJob *clipper_create(void) { return new (std::nothrow) ClipperJob; }

void clipper_destroy(ClipperJob *job) { delete job; }

void clipper_add(ClipperJob *job, const ClipperPoint *points, size_t count, bool isClip, bool isClosed) {
    // Exceptions end here: Swift knows none.
    try {
        ClipperLib::Path path;
        path.reserve(count);
        for (size_t index = 0; index < count; index++) path.emplace_back(points[index].x, points[index].y);
        // Refused is what has no extent.
        if (job->clipper.AddPath(path, isClip ? ClipperLib::ptClip : ClipperLib::ptSubject, isClosed)) {
            job->hasPaths = true;
        }
    } catch (...) {
        job->hasFailed = true;
    }
}

bool clipper_run(ClipperJob *job, ClipperOperation operation, bool isEvenOdd, bool makesTree) {
    if (job->hasFailed) return false;
    job->parts.clear();
    if (!job->hasPaths) return true;
    static const ClipperLib::ClipType types[] = {
        ClipperLib::ctIntersection, ClipperLib::ctUnion, ClipperLib::ctDifference, ClipperLib::ctXor};
    const auto type = types[operation];
    const auto rule = isEvenOdd ? ClipperLib::pftEvenOdd : ClipperLib::pftNonZero;
    try {
        if (makesTree) {
            ClipperLib::PolyTree tree;
            if (!job->clipper.Execute(type, tree, rule, rule)) return false;
            for (auto node = tree.GetFirst(); node; node = node->GetNext()) {
                size_t depth = 0;
                for (auto above = node->Parent; above != &tree; above = above->Parent) depth++;
                job->keep(node->Contour, node->IsOpen(), depth);
            }
        } else {
            ClipperLib::Paths paths;
            if (!job->clipper.Execute(type, paths, rule, rule)) return false;
            for (const auto &path : paths) job->keep(path, false, 0);
        }
        return true;
    } catch (...) {
        return false;
    }
}

size_t clipper_count(const ClipperJob *job) { return job->parts.size(); }

ClipperPart clipper_part(const ClipperJob *job, size_t index) {
    const auto &part = job->parts[index];
    return {part.points.data(), part.points.size(), part.isOpen, part.depth};
}
