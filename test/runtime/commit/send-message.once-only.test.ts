import { describe, expect, it } from 'vitest';
import { sendMessage } from '../../support/once-only/send-message';
import { runSchedules } from '../../support/once-only/schedule';
import { FIRST, SCHEDULES } from '../../support/once-only/schedules';

describe('messages to customer service', () => {
  it.each(['by key', 'blind'] as const)(
    `a draft is one message in ${SCHEDULES} schedules with a demo whose ledger is %s`,
    async (kind) => {
      const found = await runSchedules(FIRST, SCHEDULES, kind, 'nothing', sendMessage);
      console.log(`once-only, ${sendMessage.name}, ledger ${kind}:`, JSON.stringify(found));
      expect(found).toMatchObject({ duplicates: 0, lost: 0, wrongAccount: 0, worst: null });
      expect(found.orders).toBeGreaterThan(SCHEDULES / 3);
    },
  );

  it.each(['the look-up', 'the stored intent'] as const)(
    'is detected as broken without %s (ablation)',
    async (ablation) => {
      const found = await runSchedules(FIRST, SCHEDULES, 'by key', ablation, sendMessage);
      expect(found.duplicates + found.lost).toBeGreaterThan(0);
    },
  );
});
