"""Tables with people at them: who may change what, and what each reader is drawn."""
