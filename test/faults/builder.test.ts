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

describe('an order that is built', () => {
  it.each([
    ['O17 F05: a failure inside the service', 'unexpected'],
    ['O17 F07 F08: a service that asks to be left alone', 'too-many-requests'],
    ['O17 F09 F16: a session that ended', 'signed-out'],
    ['O17 F11: a cart that is gone', 'not-found'],
    ['O17 F12: somebody else at the cart', 'conflict'],
    ['O17 F13: an order that is not accepted', 'rejected'],
    ['O17 F15: an answer that can not be read', 'malformed'],
  ] as const)(
    '%s loses nothing that was typed, says why, sends nothing by itself, and can be tried again',
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

  it('O17 F14: what is accepted for later is not called added, and stays', async () => {
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
      'O17 F58: that throws at once',
      () => {
        throw new TypeError('host');
      },
    ],
    ['O17 F58: that rejects with no error', () => Promise.reject('no error')],
    ['O17 F17: that answers nothing', async () => null as never],
    ['O17 F17: that answers with fewer than were asked about', async () => []],
  ] as const)('%s about what rows name: they stay as typed, and are asked about again', async (_cell, broken) => {
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

  it('O17 F18: a reason nobody has heard of keeps the row, with the reason as it came', async () => {
    const { builder, rows } = open({
      add: async () => ({
        outcome: 'partly',
        items: [{ productId: 'p-104417', quantity: 0, reason: 'solar-flare' as never }],
      }),
    });
    await insertLines(builder, two, 'pasted');
    await addAll(builder);
    expect(rows().map(({ entry, quantityText, refused }) => [entry, quantityText, refused])).toEqual([
      ['104417', '8', 'solar-flare'],
    ]);
  });

  it('O17 F22: asked about twice they are the same rows, and not twice as many', async () => {
    const { builder, rows } = open();
    await insertLines(builder, two, 'pasted');
    const ids = rows().map(({ id }) => id);
    await builder.matchRows(ids);
    await Promise.all([builder.matchRows(ids), builder.matchRows(ids)]);
    expect(rows().map(({ entry, quantityText }) => [entry, quantityText])).toEqual(typed);
  });

  it('O17 F26: an answer that comes when nobody builds any more changes nothing, and what was typed was kept', async () => {
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    const save = vi.fn();
    const { builder } = open({ match: async (entries) => (await slow, match(entries)), save });
    void insertLines(builder, two, 'pasted');
    builder.flush();
    const kept = save.mock.calls.length;
    answer();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(kept).toBeGreaterThan(0);
    expect(save).toHaveBeenCalledTimes(kept);
    expect(save.mock.lastCall?.[0]).toHaveLength(2);
  });

  it('O17 F29: each tab keeps its own, so that none writes over another’s', () => {
    // What lasts for a visit lies in the tab's own storage.
    expect(storedKeys.builderDraft).toBe('visit');
  });
});
