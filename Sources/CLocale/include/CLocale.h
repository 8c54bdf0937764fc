// The module has no declarations: it replaces functions of Foundation when it is linked.
