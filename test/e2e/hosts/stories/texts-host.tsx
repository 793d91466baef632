import { configure } from 'storybook/test';
import { listenToFormats } from './listen-intl';
import { planted } from './violations-fixture';
import { watchTexts } from './collect-text';
import { perform, stories, type Outcome } from './stage';
import { forget, tell, tellText, untold } from './external-text';

/** Result of one story in the pseudo-locale. */
export interface Words extends Outcome {
  /** Texts that are neither in a message nor external. */
  readonly literals: readonly string[];
  /** Number of checked texts. */
  readonly texts: number;
  /** Pixels by which the page is wider than its window. */
  readonly overflow: number;
}

/** Functions that the test calls from outside. */
export interface WordsHost {
  /** Stories of widgets and of the portal: those of parts have literal texts. */
  readonly ids: readonly string[];
  readonly perform: (id: string) => Promise<Words>;
}

listenToFormats();

// A play function that looks for an English text does not find it, and should not wait long for it.
configure({ asyncUtilTimeout: 1000 });

// Typed texts and names of files appear on the page.
document.addEventListener(
  'input',
  ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) tellText(target.value);
    if (target instanceof HTMLInputElement) for (const { name } of target.files ?? []) tellText(name);
  },
  true,
);

// Pasted texts appear too, one cell at a time.
document.addEventListener(
  'paste',
  ({ clipboardData }) =>
    clipboardData
      ?.getData('text')
      .split(/[\t\n;,]/)
      .forEach(tellText),
  true,
);

// Stored texts that are read back appear too.
const { parse } = JSON;
JSON.parse = (...given) => {
  const value: unknown = parse(...given);
  tell(value);
  return value;
};

async function performInPseudo(id: string): Promise<Words> {
  const story = [...stories, planted].find((one) => one.id === id);
  if (story === undefined) throw new Error(`No story ${id}`);
  forget();
  const globals = { locale: 'pseudo' };
  tell(story.context(globals).args);
  const page = document.documentElement;
  const watch = watchTexts();
  let seen: Pick<Words, 'literals' | 'texts' | 'overflow'> = { literals: [], texts: 0, overflow: 0 };
  const outcome = await perform(story, globals, () => {
    const texts = watch.take();
    const literals = texts.map(untold).filter((text) => text !== null);
    seen = { literals, texts: texts.length, overflow: page.scrollWidth - page.clientWidth };
  });
  return { ...outcome, ...seen };
}

const host: WordsHost = {
  ids: stories.map(({ id }) => id).filter((id) => !id.startsWith('UI/')),
  perform: performInPseudo,
};
Object.assign(window, { host });
