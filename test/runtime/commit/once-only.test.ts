import { describe, expect, it } from 'vitest';
import type { LedgerKind } from '../../support/once-only/ledger';
import { addMethod } from '../../support/once-only/add-method';
import { cancelOrder } from '../../support/once-only/cancel-order';
import { setAutopay } from '../../support/once-only/set-autopay';
import { runSchedules } from '../../support/once-only/schedule';
import { FIRST, SCHEDULES } from '../../support/once-only/schedules';

const kinds: readonly LedgerKind[] = ['by key', 'blind'];

describe.each(kinds)('placing an order against a ledger that is %s', (kind) => {
  it(`happens once in ${SCHEDULES} schedules of drops, delays, double clicks, reloads and second tabs`, async () => {
    const found = await runSchedules(FIRST, SCHEDULES, kind);
    console.log(`once-only, ledger ${kind}:`, JSON.stringify(found));
    expect(found).toMatchObject({ duplicates: 0, lost: 0, wrongAccount: 0, worst: null });
    expect(found.orders).toBeGreaterThan(SCHEDULES / 3);
  });

  it('is detected as broken without the look-up (ablation)', async () => {
    const found = await runSchedules(FIRST, SCHEDULES, kind, 'the look-up');
    expect(found.duplicates + found.lost).toBeGreaterThan(0);
  });

  it('is detected as broken with the tab’s current account instead of the agreed one (ablation)', async () => {
    const found = await runSchedules(FIRST, SCHEDULES, kind, 'the named account');
    expect(found.wrongAccount).toBeGreaterThan(0);
  });

  it('is detected as broken without the stored intent (ablation)', async () => {
    const found = await runSchedules(FIRST, SCHEDULES, kind, 'the stored intent');
    expect(found.duplicates + found.lost).toBeGreaterThan(0);
  });
});

describe.each(kinds)('cancelling an order with a demo whose ledger is %s', (kind) => {
  it(`O06 F02 F03 F24 F28 F32: happens once in ${SCHEDULES} schedules of drops, delays, double clicks, reloads and second tabs`, async () => {
    const found = await runSchedules(FIRST, SCHEDULES, kind, 'nothing', cancelOrder);
    console.log(`once-only, cancelling, ledger ${kind}:`, JSON.stringify(found));
    expect(found).toMatchObject({ duplicates: 0, lost: 0, wrongAccount: 0, worst: null });
    expect(found.orders).toBeGreaterThan(SCHEDULES / 3);
  });

  it.each(['the look-up', 'the stored intent'] as const)(
    'is detected as broken without %s (ablation)',
    async (ablation) => {
      const found = await runSchedules(FIRST, SCHEDULES, kind, ablation, cancelOrder);
      expect(found.duplicates + found.lost).toBeGreaterThan(0);
    },
  );
});

describe.each([
  ['O05', addMethod],
  ['O04', setAutopay],
] as const)('%s: the wallet', (operation, about) => {
  it.each(kinds)(
    `${operation} F02 F03 F24 F28 F29 F32: happens once in ${SCHEDULES} schedules with a demo whose ledger is %s`,
    async (kind) => {
      const found = await runSchedules(FIRST, SCHEDULES, kind, 'nothing', about);
      console.log(`once-only, ${about.name}, ledger ${kind}:`, JSON.stringify(found));
      expect(found).toMatchObject({ duplicates: 0, lost: 0, wrongAccount: 0, worst: null });
      expect(found.orders).toBeGreaterThan(SCHEDULES / 3);
    },
  );

  it.each(['the look-up', 'the stored intent'] as const)(
    'is detected as broken without %s (ablation)',
    async (ablation) => {
      const found = await runSchedules(FIRST, SCHEDULES, 'by key', ablation, about);
      expect(found.duplicates + found.lost).toBeGreaterThan(0);
    },
  );
});
