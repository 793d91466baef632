import { version } from 'react';
import { perform, stories, type Outcome } from './stage';

/** Functions that the test calls from outside. */
export interface PlainHost {
  /** Version of the React on this page. */
  readonly react: string;
  readonly ids: readonly string[];
  /** The viewport of a story: `phone`, `tablet`, or undefined. */
  readonly windowOf: (id: string) => string | null;
  readonly perform: (id: string) => Promise<Outcome>;
}

const story = (id: string) => {
  const found = stories.find((one) => one.id === id);
  if (found === undefined) throw new Error(`No story ${id}`);
  return found;
};

const windowOf = (id: string) => {
  const viewport = story(id).globals.viewport;
  return typeof viewport === 'object' && viewport !== null && 'value' in viewport ? String(viewport.value) : null;
};

const host: PlainHost = {
  react: version,
  ids: stories.map(({ id }) => id),
  windowOf,
  perform: (id) => perform(story(id), {}),
};
Object.assign(window, { host });
