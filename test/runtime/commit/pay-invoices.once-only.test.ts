import { describe, expect, it } from 'vitest';
import { disputeInvoice, payInvoice } from '../../support/once-only/pay-invoices';
import { runSchedules } from '../../support/once-only/schedule';
import { FIRST, SCHEDULES } from '../../support/once-only/schedules';

describe.each([
  ['O02 O03', payInvoice],
  ['Disputes', disputeInvoice],
] as const)('%s: invoices', (operation, about) => {
  it.each(['by key', 'blind'] as const)(
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
