#ifndef C_PAGE_FILES_H
#define C_PAGE_FILES_H

/// A file of the page's script or style.
struct page_file {
    /// The file's name, without a folder.
    const char *name;
    /// The content of the file in UTF-8, with a zero at its end.
    const char *text;
};

/// All files, of which the last one has no name.
const struct page_file *page_files(void);

#endif
