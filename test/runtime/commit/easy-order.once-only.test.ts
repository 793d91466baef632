import { describe, expect, it } from 'vitest';
import { easyOrder } from '../../support/once-only/easy-order';
import { runSchedules } from '../../support/once-only/schedule';
import { FIRST, SCHEDULES } from '../../support/once-only/schedules';

describe('O01: proposed orders', () => {
  it.each(['by key', 'blind'] as const)(
    `O01 F02 F03 F24 F28 F29 F32: a proposal is one order in ${SCHEDULES} schedules with a demo whose ledger is %s`,
    async (kind) => {
      const found = await runSchedules(FIRST, SCHEDULES, kind, 'nothing', easyOrder);
      console.log(`once-only, ${easyOrder.name}, ledger ${kind}:`, JSON.stringify(found));
      expect(found).toMatchObject({ duplicates: 0, lost: 0, wrongAccount: 0, worst: null });
      expect(found.orders).toBeGreaterThan(SCHEDULES / 3);
    },
    30_000,
  );

  it.each(['the look-up', 'the stored intent'] as const)(
    'is detected as broken without %s (ablation)',
    async (ablation) => {
      const found = await runSchedules(FIRST, SCHEDULES, 'by key', ablation, easyOrder);
      expect(found.duplicates + found.lost).toBeGreaterThan(0);
    },
    30_000,
  );
});
