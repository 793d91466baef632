/** `tradefront/server`: reads the first data of a widget on a server, for pages that arrive with their content. */
export { prefetch } from './prefetch';
export type { PrefetchOptions, PrefetchProps, PrefetchWidget } from './prefetch';
export type { InitialData } from '../runtime/initial-data';
