import { configure } from 'storybook/test';
import { listenToFormats } from './listen-intl';
import { planted } from './violations-fixture';
import { watchTexts } from './collect-text';
import { perform, stories, type Outcome } from './stage';
import { clearTexts, registerTexts, registerText, findLiteral } from './external-text';

/** Result of one story in the pseudo-locale. */
export interface TextsOutcome extends Outcome {
  /** Texts that are neither in a message nor external. */
  readonly literals: readonly string[];
  /** Number of checked texts. */
  readonly texts: number;
  /** Pixels by which the page is wider than its window. */
  readonly overflow: number;
}

/** Functions that the test calls from outside. */
export interface TextsHost {
  /** Stories of widgets and of the portal: those of parts and of a host's own content have literal texts. */
  readonly ids: readonly string[];
  readonly perform: (id: string) => Promise<TextsOutcome>;
}

listenToFormats();

// A play function that looks for an English text does not find it, and should not wait long for it.
configure({ asyncUtilTimeout: 300 });

// Typed texts and names of files appear on the page.
document.addEventListener(
  'input',
  ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) registerText(target.value);
    if (target instanceof HTMLInputElement) for (const { name } of target.files ?? []) registerText(name);
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
      .forEach(registerText),
  true,
);

// Stored texts that are read back appear too.
const { parse } = JSON;
JSON.parse = (...given) => {
  const value: unknown = parse(...given);
  registerTexts(value);
  return value;
};

async function performInPseudo(id: string): Promise<TextsOutcome> {
  const story = [...stories, planted].find((one) => one.id === id);
  if (story === undefined) throw new Error(`No story ${id}`);
  clearTexts();
  const globals = { locale: 'pseudo' };
  registerTexts(story.context(globals).args);
  const page = document.documentElement;
  const watch = watchTexts();
  let seen: Pick<TextsOutcome, 'literals' | 'texts' | 'overflow'> = { literals: [], texts: 0, overflow: 0 };
  const outcome = await perform(story, globals, () => {
    const texts = watch.take();
    const literals = texts.map(findLiteral).filter((text) => text !== null);
    seen = { literals, texts: texts.length, overflow: page.scrollWidth - page.clientWidth };
  });
  return { ...outcome, ...seen };
}

const host: TextsHost = {
  ids: stories.map(({ id }) => id).filter((id) => !/^(UI|Host)\//.test(id)),
  perform: performInPseudo,
};
Object.assign(window, { host });
