import { afterEach, describe, expect, it, vi } from 'vitest';
import { PortError } from '../../src/ports';
import type { AddManyResult } from '../../src/runtime/cart/cart.state';
import { storedKeys } from '../../src/runtime/storage';
import { addAll, retryMatches, insertLines } from '../../src/widgets/order-builder/order-builder.actions';
import { type BuilderPorts, createBuilder, type Line } from '../../src/widgets/order-builder/order-builder.store';
import { type BuilderRow, isEmptyRow, needOf } from '../../src/widgets/order-builder/rows.rules';
import { demo, here } from '../adapters/demo/demo-support';

const backend = demo();
const match = (entries: readonly string[]) => backend.catalog.match({ ...here, entries });
const line = (entry: string, quantityText: string, at: number): Line => ({
  entry,
  quantityText,
  lines: [at],
  status: 'matching',
});
const two = [line('104417', '8', 1), line('677105', '3', 2)];

const made: { flush(): void }[] = [];
afterEach(() => made.splice(0).forEach((one) => one.flush()));

function open(work: Partial<BuilderPorts> = {}) {
  const builder = createBuilder(
    { match, add: async () => ({ outcome: 'done' }), onAdded: () => {}, save: () => {}, ...work },
    null,
  );
  made.push(builder);
  const rows = () =>
    builder.store
      .getState()
      .rowIds.map((id) => builder.store.getState().rows[id])
      .filter((row): row is BuilderRow => row !== undefined && !isEmptyRow(row));
  return { builder, rows, quantities: () => rows().map(({ entry, quantityText }) => [entry, quantityText]) };
}

const typed = [
  ['104417', '8'],
  ['677105', '3'],
];

describe('the order builder over a bad network', () => {
  it.each([
    ['O17 F05: a failure inside the service', 'unexpected'],
    ['O17 F07 F08: a requested delay', 'too-many-requests'],
    ['O17 F09 F16: an ended session', 'signed-out'],
    ['O17 F11: a missing cart', 'not-found'],
    ['O17 F12: a conflict', 'conflict'],
    ['O17 F13: a rejected order', 'rejected'],
    ['O17 F15: an unreadable response', 'malformed'],
  ] as const)(
    '%s keeps the typed entries, shows the reason, sends nothing automatically and can be retried',
    async (_cell, code) => {
      let works = false;
      const add = vi.fn(async (): Promise<AddManyResult> =>
        works ? { outcome: 'done' } : { outcome: 'failed', error: new PortError(code, 'Test', { retryAfter: 9e12 }) },
      );
      const { builder, rows, quantities } = open({ add });
      await insertLines(builder, two, 'pasted');
      await addAll(builder);
      expect([quantities(), builder.store.getState().isAdding]).toEqual([typed, false]);
      expect(builder.store.getState().outcome).toMatchObject({ kind: 'failed', code });
      await new Promise((resolve) => setTimeout(resolve, 10));
      expect(add).toHaveBeenCalledTimes(1);
      works = true;
      await addAll(builder);
      expect(rows()).toEqual([]);
    },
  );

  it('O17 F14: keeps entries that were accepted for later and does not report them as added', async () => {
    const { builder, quantities } = open({ add: async () => ({ outcome: 'unknown' }) });
    await insertLines(builder, two, 'pasted');
    await addAll(builder);
    expect([quantities(), builder.store.getState().outcome]).toEqual([
      typed,
      expect.objectContaining({ kind: 'unknown', added: 0 }),
    ]);
  });

  it.each([
    [
      'O17 F58: an exception',
      () => {
        throw new TypeError('host');
      },
    ],
    ['O17 F58: a rejection without an error', () => Promise.reject('no error')],
    ['O17 F17: a missing response', async () => null as never],
    ['O17 F17: a response with too few results', async () => []],
  ] as const)('%s when rows are matched: keeps them as typed and matches them again', async (_cell, broken) => {
    let works = false;
    const { builder, rows, quantities } = open({ match: (entries) => (works ? match(entries) : broken()) });
    await insertLines(builder, two, 'pasted');
    expect(quantities()).toEqual(typed);
    expect(rows().map(needOf)).not.toContain(null);
    works = true;
    await retryMatches(builder);
    for (const row of rows()) if (row.status === 'matched' && row.product === null) await builder.finishTyping(row.id);
    expect(quantities()).toEqual(typed);
  });

  it('O17 F18: keeps a row with an unknown reason and the reason as received', async () => {
    const { builder, rows } = open({
      add: async () => ({
        outcome: 'partial',
        items: [{ productId: 'p-104417', quantity: 0, reason: 'solar-flare' as never }],
      }),
    });
    await insertLines(builder, two, 'pasted');
    await addAll(builder);
    expect(rows().map(({ entry, quantityText, refused }) => [entry, quantityText, refused])).toEqual([
      ['104417', '8', 'solar-flare'],
    ]);
  });

  it('O17 F22: matches the same rows twice without duplicating them', async () => {
    const { builder, rows } = open();
    await insertLines(builder, two, 'pasted');
    const ids = rows().map(({ id }) => id);
    await builder.matchRows(ids);
    await Promise.all([builder.matchRows(ids), builder.matchRows(ids)]);
    expect(rows().map(({ entry, quantityText }) => [entry, quantityText])).toEqual(typed);
  });

  it('O17 F26: ignores a response that arrives after the builder is closed, and keeps what was typed', async () => {
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    const save = vi.fn();
    const { builder } = open({ match: async (entries) => (await slow, match(entries)), save });
    void insertLines(builder, two, 'pasted');
    builder.flush();
    const storeCalls = save.mock.calls.length;
    answer();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(storeCalls).toBeGreaterThan(0);
    expect(save).toHaveBeenCalledTimes(storeCalls);
    expect(save.mock.lastCall?.[0]).toHaveLength(2);
  });

  it('O17 F29: stores entries per tab, so that tabs do not overwrite each other', () => {
    // Data of one visit is in the tab's session storage.
    expect(storedKeys.builderDraft).toBe('visit');
  });
});
