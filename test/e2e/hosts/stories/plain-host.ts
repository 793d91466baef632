import { version } from 'react';
import { perform, stories, type Outcome } from './stage';

/** What the test calls from outside. */
export interface PlainHost {
  /** Of the React this page really has. */
  readonly react: string;
  readonly ids: readonly string[];
  /** The window a story asks for: `phone`, `tablet`, or nothing. */
  readonly windowOf: (id: string) => string | null;
  readonly perform: (id: string) => Promise<Outcome>;
}

const story = (id: string) => {
  const found = stories.find((one) => one.id === id);
  if (found === undefined) throw new Error(`No story ${id}`);
  return found;
};

const windowOf = (id: string) => {
  const asked = story(id).globals.viewport;
  return typeof asked === 'object' && asked !== null && 'value' in asked ? String(asked.value) : null;
};

const host: PlainHost = {
  react: version,
  ids: stories.map(({ id }) => id),
  windowOf,
  perform: (id) => perform(story(id), {}),
};
Object.assign(window, { host });
