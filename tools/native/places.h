/* Fields of records and names of modules, read where they were found last.

   Compiled code asks Python for every field of a record and every name of an interpreted module, by its name. The
   interpreter remembers at each such place where it found the answer; so do these, by the same marks: a class has a
   tag that changes with it, a dictionary a version that changes with it, and neither is ever given twice. What is
   not a plain field of a record, or on a Python whose marks are others, is asked for as before. */

#ifndef TAVOLA_PLACES_H
#define TAVOLA_PLACES_H
#include <Python.h>
#include <CPy.h>

#if PY_VERSION_HEX >= 0x030B0000 && PY_VERSION_HEX < 0x030C0000 && defined(__GNUC__)
#define TAVOLA_PLACES

typedef struct {
    unsigned int tag;
    int at; /* bytes into the record; 0: nothing known, -1: no plain field */
} Place;

typedef struct {
    Place one, other; /* a table is read on the bench and at rest */
} Places;

typedef struct {
    uint64_t version;
    PyObject *value; /* lent by the dictionary, for as long as it has this version */
} Known;

PyObject *Tavola_FindField(PyObject *record, PyObject *name, Places *places);
int Tavola_FindToSet(PyObject *record, PyObject *name, PyObject *value, Place *place);
PyObject *Tavola_FindName(PyObject *names, PyObject *name, Known *known);
PyObject *Tavola_FindBuiltin(PyObject *module, PyObject *name, Known *known);

static inline PyObject *Tavola_Field(PyObject *record, PyObject *name, Places *places) {
    unsigned int tag = Py_TYPE(record)->tp_version_tag;
    int at = tag == places->one.tag ? places->one.at : tag == places->other.tag ? places->other.at : 0;
    if (likely(at > 0)) {
        PyObject *value = *(PyObject **)((char *)record + at);
        if (likely(value != NULL)) {
            Py_INCREF(value);
            return value;
        }
    }
    return Tavola_FindField(record, name, places);
}

static inline int Tavola_SetField(PyObject *record, PyObject *name, PyObject *value, Place *place) {
    if (likely(Py_TYPE(record)->tp_version_tag == place->tag && place->at > 0)) {
        PyObject **field = (PyObject **)((char *)record + place->at), *before = *field;
        Py_INCREF(value);
        *field = value;
        Py_XDECREF(before);
        return 0;
    }
    return Tavola_FindToSet(record, name, value, place);
}

static inline PyObject *Tavola_Name(PyObject *names, PyObject *name, Known *known) {
    if (likely(((PyDictObject *)names)->ma_version_tag == known->version)) {
        Py_INCREF(known->value);
        return known->value;
    }
    return Tavola_FindName(names, name, known);
}

static inline PyObject *Tavola_Builtin(PyObject *module, PyObject *name, Known *known) {
    PyDictObject *names = (PyDictObject *)PyModule_GetDict(module);
    if (likely(names->ma_version_tag == known->version)) {
        Py_INCREF(known->value);
        return known->value;
    }
    return Tavola_FindBuiltin(module, name, known);
}

#define TAVOLA_FIELD(record, name) ({ static Places places; Tavola_Field(record, name, &places); })
#define TAVOLA_SET_FIELD(record, name, value) ({ static Place place; Tavola_SetField(record, name, value, &place); })
#define TAVOLA_NAME(names, name) ({ static Known known; Tavola_Name(names, name, &known); })
#define TAVOLA_BUILTIN(module, name) ({ static Known known; Tavola_Builtin(module, name, &known); })

#else

#define TAVOLA_FIELD(record, name) CPyObject_GetAttr(record, name)
#define TAVOLA_SET_FIELD(record, name, value) PyObject_SetAttr(record, name, value)
#define TAVOLA_NAME(names, name) CPyDict_GetItem(names, name)
#define TAVOLA_BUILTIN(module, name) CPyObject_GetAttr(module, name)

#endif
#endif
