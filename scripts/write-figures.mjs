// Writes figures of a run into `stories/docs/performance.mdx`, between two markers with the script's name.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { root } from './surface.mjs';

const page = `${root}stories/docs/performance.mdx`;

const marksOf = (name) => [`{/* ${name}: written by a run */}`, `{/* ${name}: end */}`];

/** Day and processor of a run. */
const placeOf = (now = new Date()) =>
  `${now.toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`;

/** A table in the format of the docs. */
const tableText = ({ head, rows }) =>
  `<Table\n  head={${JSON.stringify(head)}}\n  rows={[\n${rows.map((cells) => `    ${JSON.stringify(cells)},\n`).join('')}  ]}\n/>`;

/** The page's text with new figures in the section of that name. `tables` have a title, a head and rows of texts. */
export function withFigures(text, name, { about, tables }) {
  const [start, end] = marksOf(name);
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The page has no section for ${name}: it needs ${start} and ${end}`);
  const figures = tables.map(
    ({ title, ...table }) => (title === undefined ? '' : `#### ${title}\n\n`) + tableText(table),
  );
  return `${text.slice(0, from)}${[start, about, ...figures, end].join('\n\n')}${text.slice(to + end.length)}`;
}

/** Writes the figures of a run into the page, with the day and the machine. */
export function writeFigures(name, { about, tables }) {
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, withFigures(text, name, { about: `${placeOf()}. ${about}`, tables }));
}
