import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The first seed and the number of random schedules of a run. */
    schedules: { readonly first: number; readonly count: number };
  }
}

/** The seeds of this run: `npm test` runs some of the schedules, `npm run test:all` runs all. */
export const { first: FIRST, count: SCHEDULES } = inject('schedules');
