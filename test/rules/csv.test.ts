import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it, test } from 'vitest';
import { csvFileName, toCsv, type CsvCell } from '../../src/rules/csv';
import { money } from '../../src/rules/money';

const column = [{ key: 'v', header: 'V' }];
const cell = (v: CsvCell, options = {}): string => toCsv([{ v }], column, options).slice('V\r\n'.length);

describe('toCsv', () => {
  it('writes a heading and a line for each row', () => {
    const rows = [
      { id: 'A1', total: money(123450, 'CAD'), day: '2026-11-17' },
      { id: 'A2', total: null, day: '' },
    ];
    const columns = [{ key: 'id', header: 'Order' }, { key: 'total' }, { key: 'day', header: 'Date' }];
    expect(toCsv(rows, columns)).toBe('Order,total,Date\r\nA1,1234.50,2026-11-17\r\nA2,,');
    expect(toCsv([], columns)).toBe('Order,total,Date');
  });

  it('reads a column’s value with a function', () => {
    const columns = [{ key: 'cases', header: 'Cases', value: (row: { n: number }) => row.n * 2 }];
    expect(toCsv([{ n: 4 }], columns)).toBe('Cases\r\n8');
  });

  test.each([
    [1234.5, '1234.5'],
    [-3, '-3'],
    [-0, '0'],
    [1e21, '1000000000000000000000'],
    [1e-7, '0.0000001'],
    [NaN, ''],
    [Infinity, ''],
    [money(-123450, 'USD'), '-1234.50'],
    [money(1200, 'JPY'), '1200'],
    [true, 'true'],
    [null, ''],
    [undefined, ''],
    [new Date('2026-11-17T08:00:00Z'), '2026-11-17T08:00:00.000Z'],
    [new Date(NaN), ''],
    [{ minor: 0.5, currency: 'USD' }, ''],
    [{ minor: NaN, currency: 'USD' }, ''],
    ['a\ufeffb', 'a\ufeffb'],
    ['\ufeffb', '"\ufeffb"'],
    ['Tap, keg, can', 'Tap keg can'],
    ['1,234', '1234'],
    ['a "b" c', '"a ""b"" c"'],
    ['a\nb', '"a\nb"'],
    [' a ', '" a "'],
    ['plain', 'plain'],
    ['-12.50', '-12.50'],
    ['é 中 🍺', 'é 中 🍺'],
  ])('%j leaves as %j', (value, written) => expect(cell(value)).toBe(written));

  it('keeps commas in quotes when commas are not stripped', () => {
    expect(cell('Tap, keg', { stripCommas: false })).toBe('"Tap, keg"');
    expect(cell('a;b', { delimiter: ';' })).toBe('"a;b"');
  });

  test.each([
    '=1+1',
    '+1',
    '-1+1',
    '@SUM(A1)',
    '=HYPERLINK("https://evil.example","x")',
    "=cmd|'/C calc'!A0",
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    ' =1+1',
    '\u200b=1+1',
    '\ufeff=1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
    '+15551234567',
    '-',
    '--1',
    '=',
    '-1e3',
    '\ttab first',
    '\nx',
    ',=1+1',
    ',,@x',
    '-2+3+cmd|x',
    '"=1+1"',
    '""@x',
    '＂+1',
    ' "-1+1',
    '﹦1+1',
    '﹫x',
  ])('makes %j harmless', (value) => {
    const [parsed] = Papa.parse<string[]>(`x\r\n${cell(value)}`).data.slice(1);
    expect(parsed).toEqual([`'${value.replaceAll(',', '')}`]);
  });

  it('escapes a formula in a heading', () => expect(toCsv([], [{ key: 'k', header: '=1,2' }])).toBe("'=12"));

  it('reads only own properties of a row', () => {
    const columns = ['__proto__', 'constructor', 'toString'].map((key) => ({ key }));
    expect(toCsv([{}], columns)).toBe('__proto__,constructor,toString\r\n,,');
    expect(toCsv([{ o: { a: 1 } }], [{ key: 'o' }])).toBe('o\r\n');
  });

  it.each([
    ['an amount without a currency', { minor: 100 }],
    ['an amount whose currency is no text', { minor: 100, currency: 5 }],
    ['a currency without an amount', { currency: 'USD' }],
    ['an inherited amount', Object.assign(Object.create({ minor: 100 }), { currency: 'USD' })],
    ['an inherited currency', Object.assign(Object.create({ currency: 'USD' }), { minor: 100 })],
    ['a list', [100]],
    ['a function', () => 100],
    ['null', null],
  ])('writes nothing for %s', (_what, o) => {
    expect(toCsv([{ o }], [{ key: 'o' }])).toBe('o\r\n');
  });

  it('reads amounts and dates of a row', () => {
    const row = { total: money(100, 'USD'), sent: new Date('2026-11-17T08:00:00Z'), paid: false };
    expect(toCsv([row], [{ key: 'total' }, { key: 'sent' }, { key: 'paid' }])).toBe(
      'total,sent,paid\r\n1.00,2026-11-17T08:00:00.000Z,false',
    );
  });

  it('starts with a byte order mark when requested', () => {
    expect(toCsv([], column, { bom: true })).toBe('\ufeffV');
  });

  const piece = fc.constantFrom(
    ',',
    ';',
    '"',
    "'",
    '\r',
    '\n',
    '\r\n',
    '\t',
    ' ',
    '=',
    '+',
    '-',
    '@',
    'a',
    'é',
    '1',
    '.',
    '😀',
    '\u0000',
  );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  );
  const trigger = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}"＂]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

  it.each([',', ';', '\t'] as const)('is parsed back by another parser with the delimiter %j', (delimiter) => {
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text, text), { minLength: 1, maxLength: 6 }), (rows) => {
        const columns = [0, 1, 2].map((index) => ({ key: `c${index}`, value: (row: string[]) => row[index] }));
        const { data } = Papa.parse<string[]>(toCsv(rows, columns, { delimiter }), { delimiter, newline: '\r\n' });
        const expected = rows.map((row) =>
          row.map((raw) => {
            const stripped = raw.replaceAll(',', '');
            return trigger.test(stripped) && !/^-?\d+(\.\d+)?$/.test(stripped) ? `'${stripped}` : stripped;
          }),
        );
        expect(data).toEqual([['c0', 'c1', 'c2'], ...expected]);
      }),
      { numRuns: 800, seed: 5 },
    );
  });

  it('leaves no cell that a spreadsheet would run as a formula', () => {
    fc.assert(
      fc.property(text, (raw) => {
        const [, row] = Papa.parse<string[]>(toCsv([{ v: raw, w: 1 }], [...column, { key: 'w' }]), {
          newline: '\r\n',
        }).data;
        const read = row?.[0] ?? '';
        expect(
          /^[\s\p{Cc}\p{Cf}"]*[=+@]/u.test(read) || (/^[\s\p{Cc}\p{Cf}"]*-/u.test(read) && Number.isNaN(Number(read))),
        ).toBe(false);
      }),
      { numRuns: 1500, seed: 5 },
    );
  });
});

describe('csvFileName', () => {
  test.each([
    [undefined, 'export.csv'],
    ['', 'export.csv'],
    ['orders', 'orders.csv'],
    ['orders.csv', 'orders.csv'],
    ['ORDERS.CSV', 'ORDERS.csv'],
    ['orders.csv.old', 'orders.csv.old.csv'],
    ['../../etc/passwd', 'etcpasswd.csv'],
    ['a\\b:c*d?e"f<g>h|i', 'abcdefghi.csv'],
    ['.hidden', 'hidden.csv'],
    ['...', 'export.csv'],
    ['a\u202egpj', 'agpj.csv'],
    ['a\u0000b\nc', 'abc.csv'],
    ['CON', 'export.csv'],
    ['lpt1.txt', 'export.csv'],
    ['Commandes été', 'Commandes été.csv'],
    ['x'.repeat(5000), `${'x'.repeat(100)}.csv`],
    [null, 'export.csv'],
    [{}, 'export.csv'],
    ['ends. ', 'ends.csv'],
  ])('%j is saved as %j', (name, file) => expect(csvFileName(name)).toBe(file));
});
