import { configure } from 'storybook/test';
import { listenToFormats } from './listen-intl';
import { planted } from './violations-fixture';
import { watchTexts } from './collect-text';
import { perform, stories, type Outcome } from './stage';
import { forget, tell, tellText, untold } from './external-text';

/** What one story showed in the pseudo-locale. */
export interface Words extends Outcome {
  /** Texts that are in no message and in nothing the story was told. */
  readonly literals: readonly string[];
  /** How many texts were looked at. */
  readonly texts: number;
  /** Pixels by which the page is wider than its window. */
  readonly overflow: number;
}

/** What the test calls from outside. */
export interface WordsHost {
  /** Stories of widgets and of the portal: those of parts are given literal words. */
  readonly ids: readonly string[];
  readonly perform: (id: string) => Promise<Words>;
}

listenToFormats();

// A play function that looks for an English word does not find it, and should not wait long for it.
configure({ asyncUtilTimeout: 1000 });

// What is typed is echoed, and what files are called.
document.addEventListener(
  'input',
  ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) tellText(target.value);
    if (target instanceof HTMLInputElement) for (const { name } of target.files ?? []) tellText(name);
  },
  true,
);

// So is what is pasted, a cell at a time.
document.addEventListener(
  'paste',
  ({ clipboardData }) =>
    clipboardData
      ?.getData('text')
      .split(/[\t\n;,]/)
      .forEach(tellText),
  true,
);

// And what was kept and is read back.
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
