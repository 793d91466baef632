import { dirname, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { widgetDocs } from '../../scripts/widget-docs.mjs';
import { contracts } from '../../stories/docs/parts/contracts';
import { siteFiles } from '../../stories/docs/parts/site-texts';

const files = siteFiles(await widgetDocs());
const textAt = new Map(files.map(({ path, text }) => [path, text]));
const llms = textAt.get('llms.txt') ?? '';

describe('llms.txt', () => {
  it('starts with the name and a summary, and lists each page and widget with a sentence', () => {
    expect(llms).toMatch(/^# tradefront\n\n> [A-Z].+\.\n\n## Docs\n/);
    const lines = llms.split('\n').filter((line) => line.startsWith('- '));
    expect(lines.length).toBe(files.length - 1);
    expect(lines.filter((line) => !/^- \[[^\]]+\]\([\w/-]+\.md\): [\dA-Z`].{10,}\.$/.test(line))).toEqual([]);
  });

  it('and the texts that it links to have no link that leads nowhere', () => {
    const wrong = files.flatMap(({ path, text }) =>
      [...text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
        .map(([, to = '']) => to)
        .filter((to) => !/^(https?:|mailto:)/.test(to) && to !== '../' && !textAt.has(posix.join(dirname(path), to)))
        .map((to) => `${path}: ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  it('links to texts without imports and components', () => {
    for (const { path, text } of files) {
      const prose = text.replace(/^```[\s\S]*?^```$/gm, '');
      expect(prose, path).not.toMatch(/^import |^<[A-Z]/m);
      expect(text, path).toMatch(path === 'llms.txt' ? /^# / : /^# .+\n\n/);
    }
  });

  it('links to a text of each widget with every name of its contract', () => {
    for (const { name, attributes, events, slots, needs, parts, states } of contracts) {
      const text = textAt.get(`widgets/${name}.md`) ?? '';
      const names = [
        ...attributes.map((attribute) => attribute.name),
        ...Object.keys(events).map((event) => `tradefront-${event}`),
        ...slots.regions,
        ...slots.items,
        ...needs,
        ...parts.own,
        ...parts.shared,
        ...states,
      ];
      expect(
        names.filter((one) => !text.includes(`\`${one}\``)),
        name,
      ).toEqual([]);
    }
  });
});
