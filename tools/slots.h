/* Reads that remember, in the C that mypyc has written, at every place where one is made.

   A field of a Struct, or of a class with __slots__, lies at a fixed offset: once a place has seen a type, reading the field
   is one comparison and one load, where mypyc walks through descriptors. A global name is looked up again only after its
   module has changed. Both give what the plain call gives, and leave to it whatever they do not know. */
#ifndef KOSZMAR_SLOTS_H
#define KOSZMAR_SLOTS_H
#include <structmember.h>
#if defined(Py_GIL_DISABLED)
#define SLOT_GET(obj, name) CPyObject_GetAttr((obj), (name))
#define SLOT_SET(obj, name, value) PyObject_SetAttr((obj), (name), (value))
#else
typedef struct {
    PyTypeObject *type; /* kept alive: no other type can come to lie at its address */
    PyObject *name;
    Py_ssize_t offset;
} slot_cache;

static void slot_remember(slot_cache *cache, PyTypeObject *type, PyObject *name, int write) {
    PyObject *found = _PyType_Lookup(type, name);
    if (found == NULL || Py_TYPE(found) != &PyMemberDescr_Type) return;
    PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
    if (member->type != T_OBJECT_EX || member->offset <= 0 || (write && (member->flags & READONLY))) return;
    PyTypeObject *old = cache->type;
    Py_INCREF(type);
    cache->type = type;
    cache->name = name;
    cache->offset = member->offset;
    Py_XDECREF(old);
}
static __attribute__((noinline)) PyObject *slot_find(PyObject *obj, PyObject *name, slot_cache *cache) {
    PyTypeObject *type = Py_TYPE(obj);
    if (type->tp_getattro == PyObject_GenericGetAttr) slot_remember(cache, type, name, 0);
    return CPyObject_GetAttr(obj, name);
}
static inline PyObject *slot_get(PyObject *obj, PyObject *name, slot_cache *cache) {
    if (likely(Py_TYPE(obj) == cache->type && name == cache->name)) {
        PyObject *value = *(PyObject **)((char *)obj + cache->offset);
        if (likely(value != NULL)) {
            Py_INCREF(value);
            return value;
        }
    }
    return slot_find(obj, name, cache);
}
static __attribute__((noinline)) int slot_place(PyObject *obj, PyObject *name, PyObject *value, slot_cache *cache) {
    int failed = PyObject_SetAttr(obj, name, value);
    if (!failed && value) slot_remember(cache, Py_TYPE(obj), name, 1); /* a frozen Struct has failed */
    return failed;
}
static inline int slot_set(PyObject *obj, PyObject *name, PyObject *value, slot_cache *cache) {
    PyTypeObject *type = Py_TYPE(obj);
    if (likely(type == cache->type && name == cache->name && value
               && (!PyObject_IS_GC(value) || !PyType_IS_GC(type) || PyObject_GC_IsTracked(obj)))) {
        PyObject **place = (PyObject **)((char *)obj + cache->offset), *old = *place;
        Py_INCREF(value);
        *place = value;
        Py_XDECREF(old);
        return 0;
    }
    return slot_place(obj, name, value, cache);
}
#define SLOT_GET(obj, name) ({ static slot_cache cache_; slot_get((obj), (name), &cache_); })
#define SLOT_SET(obj, name, value) ({ static slot_cache cache_; slot_set((obj), (name), (value), &cache_); })
#endif

#if defined(Py_GIL_DISABLED) || PY_VERSION_HEX >= 0x030C0000 /* later versions do not count every change of a dictionary */
#define GLOBAL_GET(globals, name) CPyDict_GetItem((globals), (name))
#else
typedef struct {
    uint64_t version; /* no two dictionaries, and no two moments of one, have the same */
    PyObject *value;
} global_cache;

static inline PyObject *global_get(PyObject *globals, PyObject *name, global_cache *cache) {
    uint64_t version = ((PyDictObject *)globals)->ma_version_tag;
    if (likely(version == cache->version)) {
        Py_INCREF(cache->value);
        return cache->value;
    }
    PyObject *value = CPyDict_GetItem(globals, name);
    if (value && version == ((PyDictObject *)globals)->ma_version_tag) {
        cache->version = version;
        cache->value = value;
    }
    return value;
}
#define GLOBAL_GET(globals, name) ({ static global_cache cache_; global_get((globals), (name), &cache_); })
#endif
#endif
