/* Reads that remember, in the C that mypyc has written, at every place where one is made.

   A field of a Struct, or of a class with __slots__, lies at a fixed offset: once a place has seen a type, reading the field
   is one comparison and one load, where mypyc walks through descriptors. A global name, and one of another module or of a
   class, is looked up again only after that has changed. Small numbers are at hand. All give what the plain call gives, and
   leave to it whatever they do not know. */
#ifndef KOSZMAR_SLOTS_H
#define KOSZMAR_SLOTS_H
#include <structmember.h>
#if defined(Py_GIL_DISABLED)
#define SLOT_GET(obj, name) CPyObject_GetAttr((obj), (name))
#define SLOT_SET(obj, name, value) PyObject_SetAttr((obj), (name), (value))
#else
#if PY_VERSION_HEX < 0x030C0000 /* later versions do not count every change of a dictionary */
#define DICT_VERSION(dict) (((PyDictObject *)(dict))->ma_version_tag) /* no two, and no two moments of one, have the same */
#endif
typedef struct {
    PyTypeObject *type; /* kept alive: no other type can come to lie at its address */
    PyObject *name;
    Py_ssize_t offset;
    uint64_t version; /* of the module or class that was read here last */
    PyObject *value;
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
#ifdef DICT_VERSION
static PyObject *slot_of_module(PyObject *module, PyObject *name, slot_cache *cache) {
    PyObject *names = PyModule_GetDict(module);
    uint64_t version = DICT_VERSION(names);
    if (version == cache->version && name == cache->name) {
        Py_INCREF(cache->value);
        return cache->value;
    }
    PyObject *value = CPyObject_GetAttr(module, name);
    if (value && PyDict_GetItemWithError(names, name) == value && version == DICT_VERSION(names)) {
        cache->version = version;
        cache->name = name;
        cache->type = NULL;
        cache->value = value;
    }
    return value;
}
#define CLASS_VERSION ((uint64_t)1 << 63) /* they are counted apart from those of dictionaries */
static PyObject *slot_of_class(PyObject *obj, PyObject *name, slot_cache *cache) {
    PyTypeObject *type = (PyTypeObject *)obj;
    if (PyType_HasFeature(type, Py_TPFLAGS_VALID_VERSION_TAG)) {
        uint64_t version = CLASS_VERSION | type->tp_version_tag;
        if (version == cache->version && name == cache->name) {
            Py_INCREF(cache->value);
            return cache->value;
        }
        PyObject *value = _PyType_Lookup(type, name);
        if (value && !Py_TYPE(value)->tp_descr_get && !_PyType_Lookup(&PyType_Type, name)) {
            cache->version = version;
            cache->name = name;
            cache->type = NULL;
            cache->value = value;
        }
    }
    return CPyObject_GetAttr(obj, name);
}
#endif
static __attribute__((noinline)) PyObject *slot_find(PyObject *obj, PyObject *name, slot_cache *cache) {
    PyTypeObject *type = Py_TYPE(obj);
#ifdef DICT_VERSION
    if (type == &PyModule_Type) return slot_of_module(obj, name, cache);
    if (type == &PyType_Type) return slot_of_class(obj, name, cache);
#endif
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

#ifndef DICT_VERSION
#define GLOBAL_GET(globals, name) CPyDict_GetItem((globals), (name))
#else
typedef struct {
    uint64_t version;
    PyObject *value;
} global_cache;

static inline PyObject *global_get(PyObject *globals, PyObject *name, global_cache *cache) {
    uint64_t version = DICT_VERSION(globals);
    if (likely(version == cache->version)) {
        Py_INCREF(cache->value);
        return cache->value;
    }
    PyObject *value = CPyDict_GetItem(globals, name);
    if (value && version == DICT_VERSION(globals)) {
        cache->version = version;
        cache->value = value;
    }
    return value;
}
#define GLOBAL_GET(globals, name) ({ static global_cache cache_; global_get((globals), (name), &cache_); })
#endif

#if defined(Py_GIL_DISABLED)
#define INT_OBJECT(number) CPyTagged_StealAsObject(number)
#else
#define SMALL_FROM -5
#define SMALL_COUNT 262
static PyObject *small_ints[SMALL_COUNT]; /* the very objects that Python has for them */
static inline PyObject *int_object(CPyTagged number) {
    size_t place = (size_t)(((Py_ssize_t)number >> 1) - SMALL_FROM);
    if (likely(!(number & CPY_INT_TAG) && place < SMALL_COUNT)) {
        PyObject *known = small_ints[place];
        if (unlikely(known == NULL)) {
            known = small_ints[place] = CPyTagged_StealAsObject(number);
        }
        Py_INCREF(known);
        return known;
    }
    return CPyTagged_StealAsObject(number);
}
#define INT_OBJECT(number) int_object(number)
#endif

/* [*these, *those]: mypyc goes by way of a slice that is replaced. */
#if PY_VERSION_HEX >= 0x030D0000
#define LIST_EXTEND(list, more) CPyList_Extend((list), (more))
#else
#define LIST_EXTEND(list, more) _PyList_Extend((PyListObject *)(list), (more))
#endif
#endif
