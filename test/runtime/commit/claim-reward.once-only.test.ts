import { describe, expect, it } from 'vitest';
import { claimReward } from '../../support/once-only/claim-reward';
import { runSchedules } from '../../support/once-only/schedule';
import { FIRST, SCHEDULES } from '../../support/once-only/schedules';

describe('O08: rewards', () => {
  it.each(['by key', 'blind'] as const)(
    `O08 F02 F03 F24 F28 F29 F32: a reward is claimed once in ${SCHEDULES} schedules with a demo whose ledger is %s`,
    async (kind) => {
      const found = await runSchedules(FIRST, SCHEDULES, kind, 'nothing', claimReward);
      console.log(`once-only, ${claimReward.name}, ledger ${kind}:`, JSON.stringify(found));
      expect(found).toMatchObject({ duplicates: 0, lost: 0, wrongAccount: 0, worst: null });
      expect(found.orders).toBeGreaterThan(SCHEDULES / 3);
    },
  );

  it.each(['the look-up', 'the stored intent'] as const)(
    'is detected as broken without %s (ablation)',
    async (ablation) => {
      const found = await runSchedules(FIRST, SCHEDULES, 'by key', ablation, claimReward);
      expect(found.duplicates + found.lost).toBeGreaterThan(0);
    },
  );
});
