import * as z from 'zod/mini';

/** Selection of the problems of a request. */
export const PROBLEMS = 'problems { field code }';

/** Invalid fields of a request, with their codes. */
export const problemList = z.array(z.object({ field: z.string(), code: z.string() }));
