// Written by `npm run sync` from the folders and contracts of src.
/** The version of this copy of the library. */
export const version = '0.1.0';
