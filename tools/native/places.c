/* How a field or a name is found the first time, and after its class or module has changed. */

#include "places.h"

#ifdef TAVOLA_PLACES
#include <structmember.h>

/* Where the objects of a class keep a field: bytes from their start; -1 where it is no plain field. */
static int place_of(PyTypeObject *type, PyObject *name) {
    PyObject *found = _PyType_Lookup(type, name);
    if (found == NULL || !Py_IS_TYPE(found, &PyMemberDescr_Type) || !PyType_IsSubtype(type, PyDescr_TYPE(found))) {
        return -1;
    }
    PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
    return member->type == T_OBJECT_EX && member->flags == 0 && member->offset <= INT_MAX ? (int)member->offset : -1;
}

PyObject *Tavola_FindField(PyObject *record, PyObject *name, Places *places) {
    PyTypeObject *type = Py_TYPE(record);
    if (type->tp_getattro == PyObject_GenericGetAttr) {
        unsigned int tag = type->tp_version_tag;
        if (tag == 0 || (tag != places->one.tag && tag != places->other.tag)) {
            int at = place_of(type, name);
            if (type->tp_version_tag != 0) { /* looking gives it one, unless Python has run out of them */
                places->other = places->one;
                places->one.tag = type->tp_version_tag;
                places->one.at = at;
            }
        }
    }
    return PyObject_GetAttr(record, name);
}

/* How records that may be changed are written to, in a class that says nothing else. */
static setattrofunc plain_setter(void) {
    static setattrofunc known;
    if (known == NULL) {
        PyObject *module = PyImport_ImportModule("msgspec");
        PyObject *record = module == NULL ? NULL : PyObject_GetAttrString(module, "Struct");
        known = record == NULL ? PyObject_GenericSetAttr : ((PyTypeObject *)record)->tp_setattro;
        PyErr_Clear();
        Py_XDECREF(record);
        Py_XDECREF(module);
    }
    return known;
}

int Tavola_FindToSet(PyObject *record, PyObject *name, PyObject *value, Place *place) {
    PyTypeObject *type = Py_TYPE(record);
    /* One the collector of garbage looks after is told to it when it first holds something that matters. */
    if (type->tp_setattro == plain_setter() && !PyType_IS_GC(type)) {
        int at = place_of(type, name);
        if (type->tp_version_tag != 0) {
            place->tag = type->tp_version_tag;
            place->at = at;
        }
    }
    return PyObject_SetAttr(record, name, value);
}

PyObject *Tavola_FindName(PyObject *names, PyObject *name, Known *known) {
    PyObject *value = CPyDict_GetItem(names, name);
    if (value != NULL && PyDict_CheckExact(names)) {
        known->version = ((PyDictObject *)names)->ma_version_tag;
        known->value = value;
    }
    return value;
}

PyObject *Tavola_FindBuiltin(PyObject *module, PyObject *name, Known *known) {
    PyObject *names = PyModule_GetDict(module);
    PyObject *value = PyDict_GetItemWithError(names, name);
    if (value == NULL) {
        return PyErr_Occurred() ? NULL : PyObject_GetAttr(module, name);
    }
    known->version = ((PyDictObject *)names)->ma_version_tag;
    known->value = value;
    Py_INCREF(value);
    return value;
}

#endif
