/** The result of one widget in one kind of page. */
export interface LabCell {
  readonly widget: string;
  readonly host: string;
  /** `known`: it differs, and the test's file has the reason. */
  readonly result: 'right' | 'known' | 'wrong';
}

const countOf = (cells: readonly LabCell[]): string => {
  if (cells.length === 0) return '';
  const [right, known] = (['right', 'known'] as const).map(
    (result) => cells.filter((cell) => cell.result === result).length,
  );
  return `${right}${known ? `+${known}` : ''}/${cells.length}`;
};

/**
 * A table of widgets × pages as text: comparisons that passed, `+` those with a known reason, of all. A cell is empty if
 * the run left it out.
 */
export function matrixOf(cells: readonly LabCell[]): string {
  const hosts = [...new Set(cells.map(({ host }) => host))];
  const widgets = [...new Set(cells.map(({ widget }) => widget))];
  const rows = [
    ['', ...hosts.map((_, at) => `[${at + 1}]`), 'all'],
    ...widgets.map((widget) => {
      const mine = cells.filter((cell) => cell.widget === widget);
      return [widget, ...hosts.map((host) => countOf(mine.filter((cell) => cell.host === host))), countOf(mine)];
    }),
    ['all', ...hosts.map((host) => countOf(cells.filter((cell) => cell.host === host))), countOf(cells)],
  ];
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return [
    ...hosts.map((host, at) => `[${at + 1}] ${host}`),
    ...rows.map((row) =>
      row
        .map((text, at) => text.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    ),
  ].join('\n');
}
