import { expect, it } from 'vitest';
import { summary } from '../../scripts/bench-page/measure.mjs';
import { figureText, markdownOf, rowsOf, tablesOf } from '../../scripts/bench-page/report.mjs';
import { withFigures } from '../../scripts/write-figures.mjs';

it.each([
  [34, '', '34'],
  [0, '', '0'],
  [0.00034, '', '0.000'],
  [0.0182, '', '0.018'],
  [396.4, 'KB', '396 KB'],
  [4.26, 'KB', '4.3 KB'],
  [0.16, 'KB', '0.2 KB'],
  [848.2, 'ms', '848 ms'],
  [5730, 'ms', '5.7 s'],
  [12_480, '', '12,480'],
])('%d with unit "%s" is shown as %s', (value, unit, text) => expect(figureText(value, unit)).toBe(text));

it('medians are of the samples with a figure; a failed round is left out', () => {
  const found = summary([
    { values: { time: 30, count: 7 }, notes: { count: 'of the first' } },
    { failed: 'The page was not idle' },
    { values: { time: 10 }, notes: {} },
    { values: { time: 20 }, notes: {} },
  ]);
  expect(found).toEqual({ failed: null, values: { time: 20, count: 7 }, notes: { count: 'of the first' } });
});

it('a figure that failed in every round has the reason', () => {
  const reason = new Error('There is no dialog');
  expect(summary([{ values: { import: reason }, notes: {} }]).values).toEqual({ import: reason });
  expect(summary([{ failed: 'It does not build' }])).toEqual({ failed: 'It does not build', values: {}, notes: {} });
});

const variant = { title: 'products, h2' };
const part = {
  figures: [
    { key: 'requests', what: 'requests', goal: 20 },
    { key: 'time', what: 'a product is added', unit: 'ms', goal: 2500 },
    { key: 'shift', what: 'layout shift' },
  ],
};
const measured = (values: object, failed: string | null = null) => ({
  failed,
  values,
  notes: { requests: '9 API calls' },
});

it('a row has the measured value, the earlier one, the goal, and whether it is met', () => {
  const results = [
    {
      variant,
      ours: measured({ requests: 20, time: 3100, shift: 0.002 }),
      abc: measured({ requests: 137, time: new Error('No product') }),
    },
  ];
  expect(rowsOf(part, results, 'ours', 'abc')).toEqual([
    {
      part: 'products, h2',
      what: 'requests',
      measured: '20',
      before: '137',
      goal: '≤ 20',
      result: 'met',
      more: '9 API calls',
    },
    {
      part: 'products, h2',
      what: 'a product is added',
      measured: '3.1 s',
      before: 'not measured: No product',
      goal: '≤ 2.5 s',
      result: 'missed',
      more: '',
    },
    {
      part: 'products, h2',
      what: 'layout shift',
      measured: '0.002',
      before: 'not measured: no sample has it',
      goal: '',
      result: '',
      more: '',
    },
  ]);
});

it('a value that could not be measured is replaced by the reason', () => {
  const [row] = rowsOf(part, [{ variant, ours: measured({}, 'No Chromium') }], 'ours', null);
  expect(row).toMatchObject({
    what: 'requests',
    measured: '',
    before: '',
    result: 'not measured',
    more: 'No Chromium',
  });
});

it('rows form a table for each part; without an earlier release there is no column for it', () => {
  const rows = rowsOf(part, [{ variant, ours: measured({ requests: 21, time: 1, shift: 0 }) }], 'ours', null);
  expect(markdownOf(tablesOf(rows, null)).split('\n').slice(0, 5)).toEqual([
    '**products, h2**',
    '',
    '| what | measured | goal | result | more |',
    '| --- | --- | --- | --- | --- |',
    '| requests | 21 | ≤ 20 | missed | 9 API calls |',
  ]);
  expect(tablesOf(rows, 'abc')[0]?.head).toEqual(['what', 'measured', 'at abc', 'goal', 'result', 'more']);
});

it('figures replace those in the page, and the rest of it is unchanged', () => {
  const page = 'Before.\n\n{/* bench: written by a run */}\n\nOld.\n\n{/* bench: end */}\n\nAfter.\n';
  const tables = [{ title: 'Cart', head: ['what', 'measured'], rows: [['key “a”', '1.1']] }];
  const written = withFigures(page, 'bench', { about: 'One run.', tables });
  expect(written).toBe(
    `Before.

{/* bench: written by a run */}

One run.

#### Cart

<Table
  head={["what","measured"]}
  rows={[
    ["key “a”","1.1"],
  ]}
/>

{/* bench: end */}

After.
`,
  );
  expect(withFigures(written, 'bench', { about: 'One run.', tables })).toBe(written);
  expect(() => withFigures(page, 'size', { about: '', tables })).toThrow('no section for size');
});
