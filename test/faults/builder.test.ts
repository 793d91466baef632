import { afterEach, describe, expect, it, vi } from 'vitest';
import { PortError } from '../../src/ports';
import type { AddManyResult } from '../../src/runtime/cart/cart.state';
import { storedKeys } from '../../src/runtime/storage';
import { addAll, askAgain, bring } from '../../src/widgets/order-builder/order-builder.actions';
import { type BuilderWork, createBuilder, type Line } from '../../src/widgets/order-builder/order-builder.store';
import { type BuilderRow, isEmptyRow, needOf } from '../../src/widgets/order-builder/rows.rules';
import { demo, here } from '../adapters/demo/demo-support';

const backend = demo();
const match = (entries: readonly string[]) => backend.catalog.match({ ...here, entries });
const line = (entry: string, wanted: string, at: number): Line => ({ entry, wanted, lines: [at], status: 'asking' });
const two = [line('104417', '8', 1), line('677105', '3', 2)];

const made: { flush(): void }[] = [];
afterEach(() => made.splice(0).forEach((one) => one.flush()));

function open(work: Partial<BuilderWork> = {}) {
  const builder = createBuilder(
    { match, add: async () => ({ outcome: 'done' }), added: () => {}, keep: () => {}, ...work },
    null,
  );
  made.push(builder);
  const rows = () =>
    builder.store
      .getState()
      .order.map((id) => builder.store.getState().rows[id])
      .filter((row): row is BuilderRow => row !== undefined && !isEmptyRow(row));
  return { builder, rows, wanted: () => rows().map(({ entry, wanted }) => [entry, wanted]) };
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
      const { builder, rows, wanted } = open({ add });
      await bring(builder, two, 'pasted');
      await addAll(builder);
      expect([wanted(), builder.store.getState().adding]).toEqual([typed, false]);
      expect(builder.store.getState().outcome).toMatchObject({ is: 'failed', code });
      await new Promise((resolve) => setTimeout(resolve, 10));
      expect(add).toHaveBeenCalledTimes(1);
      works = true;
      await addAll(builder);
      expect(rows()).toEqual([]);
    },
  );

  it('O17 F14: keeps entries that were accepted for later and does not report them as added', async () => {
    const { builder, wanted } = open({ add: async () => ({ outcome: 'unknown' }) });
    await bring(builder, two, 'pasted');
    await addAll(builder);
    expect([wanted(), builder.store.getState().outcome]).toEqual([
      typed,
      expect.objectContaining({ is: 'unknown', added: 0 }),
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
    const { builder, rows, wanted } = open({ match: (entries) => (works ? match(entries) : broken()) });
    await bring(builder, two, 'pasted');
    expect(wanted()).toEqual(typed);
    expect(rows().map(needOf)).not.toContain(null);
    works = true;
    await askAgain(builder);
    for (const row of rows()) if (row.status === 'asked' && row.product === null) await builder.settle(row.id);
    expect(wanted()).toEqual(typed);
  });

  it('O17 F18: keeps a row with an unknown reason and the reason as received', async () => {
    const { builder, rows } = open({
      add: async () => ({
        outcome: 'partly',
        items: [{ productId: 'p-104417', quantity: 0, reason: 'solar-flare' as never }],
      }),
    });
    await bring(builder, two, 'pasted');
    await addAll(builder);
    expect(rows().map(({ entry, wanted, refused }) => [entry, wanted, refused])).toEqual([
      ['104417', '8', 'solar-flare'],
    ]);
  });

  it('O17 F22: matches the same rows twice without duplicating them', async () => {
    const { builder, rows } = open();
    await bring(builder, two, 'pasted');
    const ids = rows().map(({ id }) => id);
    await builder.ask(ids);
    await Promise.all([builder.ask(ids), builder.ask(ids)]);
    expect(rows().map(({ entry, wanted }) => [entry, wanted])).toEqual(typed);
  });

  it('O17 F26: ignores a response that arrives after the builder is closed, and keeps what was typed', async () => {
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    const keep = vi.fn();
    const { builder } = open({ match: async (entries) => (await slow, match(entries)), keep });
    void bring(builder, two, 'pasted');
    builder.flush();
    const storeCalls = keep.mock.calls.length;
    answer();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(storeCalls).toBeGreaterThan(0);
    expect(keep).toHaveBeenCalledTimes(storeCalls);
    expect(keep.mock.lastCall?.[0]).toHaveLength(2);
  });

  it('O17 F29: stores entries per tab, so that tabs do not overwrite each other', () => {
    // Data of one visit is in the tab's session storage.
    expect(storedKeys.builderDraft).toBe('visit');
  });
});
