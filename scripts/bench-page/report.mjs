// Rows of the report: figure, measured value, previous release, goal, result.
import { reasonOf } from './measure.mjs';

/** A figure for display: few digits, and its unit. */
export function figureText(value, unit = '') {
  const digits = Math.abs(value) >= 10 || Number.isInteger(value) ? 0 : Math.abs(value) >= 1 || unit !== '' ? 1 : 3;
  const [shown, shownUnit] =
    unit === 'ms' && value >= 1000 ? [(value / 1000).toFixed(1), 's'] : [value.toFixed(digits), unit];
  const text = Math.abs(Number(shown)) >= 10_000 ? Number(shown).toLocaleString('en-US') : shown;
  return shownUnit === '' ? text : `${text} ${shownUnit}`;
}

/** Rows of a part from the results of `measure`. `base` is the name of the previous release, or null. */
export function rowsOf(part, results, ours, base) {
  return results.flatMap((result) => {
    const { variant } = result;
    const mine = result[ours];
    const theirs = base === null ? null : result[base];
    return figuresOf(part, variant).map(({ key, what, unit, goal }) => {
      const value = mine.values[key];
      const limit = typeof goal === 'function' ? goal(variant) : (goal ?? null);
      const isMeasured = typeof value === 'number';
      return {
        part: variant.title,
        what,
        measured: isMeasured ? figureText(value, unit) : '',
        before: theirs === null ? '' : beforeText(theirs, key, unit),
        goal: limit === null ? '' : limit === 0 ? '0' : `≤ ${figureText(limit, unit)}`,
        result: !isMeasured ? 'not measured' : limit === null ? '' : value <= limit ? 'met' : 'missed',
        more: isMeasured ? (mine.notes[key] ?? '') : reasonFor(mine, key),
      };
    });
  });
}

const figuresOf = ({ figures }, variant) => figures.filter(({ only }) => only?.(variant) ?? true);

const reasonFor = ({ values, failed }, key) => failed ?? (values[key] ? reasonOf(values[key]) : 'no sample has it');

function beforeText(found, key, unit) {
  const value = found.values[key];
  return typeof value === 'number' ? figureText(value, unit) : `not measured: ${reasonFor(found, key)}`;
}

/** Rows as tables, one per variant of a part, with a column for the previous release if there is one. */
export function tablesOf(rows, base) {
  const cut = (cells) => cells.filter((_, at) => at !== 2 || base !== null);
  return [...new Set(rows.map(({ part }) => part))].map((title) => ({
    title,
    head: cut(['what', 'measured', `at ${base}`, 'goal', 'result', 'more']),
    rows: rows
      .filter(({ part }) => part === title)
      .map(({ what, measured, before, goal, result, more }) => cut([what, measured, before, goal, result, more])),
  }));
}

const line = (cells) => `| ${cells.map((text) => String(text).replaceAll('|', '\\|')).join(' | ')} |`;

/** Tables as Markdown. */
export const markdownOf = (tables) =>
  tables
    .map(({ title, head, rows }) =>
      [`**${title}**`, '', ...[head, head.map(() => '---'), ...rows].map(line)].join('\n'),
    )
    .join('\n\n');
