import { describe, expect, it } from 'vitest';
import preview from '../../.storybook/preview';

type Dict = Readonly<Record<string, unknown>>;

const isDict = (value: unknown): value is Dict => typeof value === 'object' && value !== null;
const dict = (value: unknown): Dict => (isDict(value) ? value : {});

const storyFiles = import.meta.glob<Dict>('../../stories/**/*.stories.tsx', { eager: true });

/** Fewer than this mean that the check looks in the wrong place. */
const FEWEST_STORIES = 270;

/** WCAG 2.2 AA, as tags of axe. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Settings by which a story, a file or the preview would exclude itself, or a part of itself, from axe. */
function escapes(annotations: Dict): readonly string[] {
  const a11y = dict(dict(annotations.parameters).a11y);
  const globals = { ...dict(dict(annotations.globals).a11y), ...dict(dict(annotations.initialGlobals).a11y) };
  const options = dict(a11y.options);
  const ruleLists = [...Object.entries(dict(options.rules)), ...rulesOf(a11y.config)];
  const found = [
    a11y.disable && 'disable',
    a11y.manual && 'manual',
    globals.manual && 'manual',
    a11y.test !== undefined && a11y.test !== 'error' && `test: ${String(a11y.test)}`,
    // Only the preview may set where axe looks, and it sets the whole document.
    'element' in a11y && 'element',
    'context' in a11y && 'context',
    'runOnly' in options &&
      !tags.every((tag) => Array.isArray(options.runOnly) && options.runOnly.includes(tag)) &&
      'runOnly',
    // A story without the tag is not a test.
    Array.isArray(annotations.tags) && annotations.tags.includes('!test') && 'tag !test',
    ...ruleLists.map(([name, rule]) => dict(rule).enabled !== true && `rule ${name}`),
  ];
  return found.filter((one) => typeof one === 'string');
}

const rulesOf = (config: unknown): readonly (readonly [string, unknown])[] => {
  const { rules, disableOtherRules } = dict(config);
  const listed = Array.isArray(rules) ? rules.map((rule: unknown) => [String(dict(rule).id), rule] as const) : [];
  return disableOtherRules ? [...listed, ['others', {}]] : listed;
};

const annotated = Object.entries(storyFiles).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([name, annotations]) =>
    isDict(annotations) ? [{ name: `${file} ${name}`, annotations }] : [],
  ),
);

describe('axe checks every story as a whole, with every rule', () => {
  it('finds the stories', () => {
    expect(annotated.length - Object.keys(storyFiles).length).toBeGreaterThanOrEqual(FEWEST_STORIES);
  });

  it('no story and no file of stories excludes itself', () => {
    expect(annotated.flatMap(({ name, annotations }) => escapes(annotations).map((how) => `${name}: ${how}`))).toEqual(
      [],
    );
  });

  it('the preview fails on violations of axe, by WCAG 2.2 AA', () => {
    expect(escapes({ ...preview })).toEqual([]);
    const { a11y } = dict(preview.parameters);
    expect(dict(a11y).test).toBe('error');
    expect(dict(dict(a11y).options).runOnly).toEqual(tags);
  });

  it.each([
    { parameters: { a11y: { disable: true } } },
    { parameters: { a11y: { test: 'off' } } },
    { parameters: { a11y: { test: 'todo' } } },
    { parameters: { a11y: { manual: true } } },
    { globals: { a11y: { manual: true } } },
    { parameters: { a11y: { element: '.ok' } } },
    { parameters: { a11y: { context: { exclude: ['.bad'] } } } },
    { parameters: { a11y: { options: { runOnly: ['wcag2a'] } } } },
    { parameters: { a11y: { options: { rules: { 'color-contrast': { enabled: false } } } } } },
    { parameters: { a11y: { config: { rules: [{ id: 'label', enabled: false }] } } } },
    { parameters: { a11y: { config: { disableOtherRules: true } } } },
    { tags: ['!test'] },
  ])('detects $0', (annotations) => {
    expect(escapes(annotations)).toHaveLength(1);
  });
});
