import type { Step } from './listener';

/** Utterances of the reader and of the browser, which differ from run to run. */
const chatter =
  /^(Loading\b|Search with Google|https?:|.*document web\.|Page has |Text unselected|selected$|Browse mode|Focus mode|Skip to main content link)/;

/** Steps without what is not the page's, and without clocks. */
export const withoutChatter = (steps: readonly Step[]): readonly Step[] =>
  steps.map(({ action, heard, announced }) => ({
    action,
    announced,
    heard: heard
      .filter((text) => !chatter.test(text))
      .map((text) => text.replace(/\d+:\d{2}(:\d{2})?( [AP]M)?/g, 'TIME')),
  }));

/** The steps as a text that a person reviews. */
export const transcriptOf = (steps: readonly Step[]): string =>
  `${withoutChatter(steps)
    .map(({ action, heard }) => [action, ...heard.map((text) => `    ${text}`)].join('\n'))
    .join('\n')}\n`;

/** What no listener should meet: a symbol without a word, and an announcement of the page that is said twice. */
export const defectsOf = (steps: readonly Step[]): readonly string[] =>
  withoutChatter(steps).flatMap(({ action, heard, announced }) => {
    const symbols = heard.filter((text) => !/[\p{L}\p{N}]/u.test(text));
    const timesOf = (list: readonly string[], words: string) => list.filter((one) => one === words).length;
    const twice = [...new Set(announced)].filter((words) => timesOf(announced, words) > 1 || timesOf(heard, words) > 1);
    return [
      ...symbols.map((text) => `${action}: the symbol “${text}” without a word`),
      ...twice.map((text) => `${action}: “${text}” is announced twice`),
    ];
  });
