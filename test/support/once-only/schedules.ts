import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Random schedules of a run: from this seed on, this many. */
    schedules: { readonly first: number; readonly count: number };
  }
}

/** The first seed and the number of schedules: `npm test` goes through some, `npm run test:all` through all. */
export const { first: FIRST, count: SCHEDULES } = inject('schedules');
