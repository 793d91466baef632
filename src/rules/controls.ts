/**
 * Characters that no text of a backend needs and nobody can see: control characters except white space, and the
 * explicit direction controls. An override displays “01$” as “$10”, and an isolate that is closed too early reorders the
 * sentence around a name. Direction marks stay: they belong to texts with both directions.
 */
export const HIDDEN_CONTROLS = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
