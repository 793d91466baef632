import { describe, expect, it } from 'vitest';
import { claimRewardOverPlatform, registerOverPlatform } from '../../support/once-only/platform-offers';
import { runSchedule, runSchedules } from '../../support/once-only/schedule';
import { FIRST, SCHEDULES } from '../../support/once-only/schedules';

const operations = [
  ['O08 F02 F03 F24 F28 F29 F30 F32: a reward is claimed once', claimRewardOverPlatform],
  ['O09 F02 F03 F24 F28 F29 F32: a verification is one registration', registerOverPlatform],
] as const;

describe('commits over the store’s own server methods, checked against its ledger', () => {
  it.each(operations)(
    '%s',
    async (_says, about) => {
      const found = await runSchedules(FIRST, SCHEDULES, 'by key', 'nothing', about);
      console.log(`once-only over server methods, ${about.name}:`, JSON.stringify(found));
      expect(found).toMatchObject({ duplicates: 0, lost: 0, wrongAccount: 0, worst: null });
      expect(found.orders).toBeGreaterThan(SCHEDULES / 4);
    },
    60_000,
  );

  describe.each([claimRewardOverPlatform, registerOverPlatform])('$name', (about) => {
    it('the schedules are deterministic', async () => {
      expect(await runSchedule(7, 'by key', 'nothing', about)).toEqual(
        await runSchedule(7, 'by key', 'nothing', about),
      );
    });

    it.each(['the look-up', 'the stored intent'] as const)(
      'detects a commit without %s (ablation)',
      async (ablation) => {
        const found = await runSchedules(FIRST, SCHEDULES, 'by key', ablation, about);
        expect(found.duplicates + found.lost).toBeGreaterThan(0);
      },
      60_000,
    );
  });
});
