import { describe, expect, it } from 'vitest';
import { disputeOverPlatform, payOverPlatform } from '../../support/once-only/platform-money';
import { runSchedule, runSchedules } from '../../support/once-only/schedule';
import { FIRST, SCHEDULES } from '../../support/once-only/schedules';

describe.each([
  ['O03', payOverPlatform],
  ['Disputes', disputeOverPlatform],
] as const)('%s over the store’s own server methods, checked against its ledger', (operation, about) => {
  it(`${operation} F02 F03 F24 F28 F29 F30 F32: is executed once in ${SCHEDULES} schedules of lost and late responses, repetitions, conflicts, reloads and second tabs`, async () => {
    const found = await runSchedules(FIRST, SCHEDULES, 'by key', 'nothing', about);
    console.log(`once-only over server methods, ${about.name}:`, JSON.stringify(found));
    expect(found).toMatchObject({ duplicates: 0, lost: 0, wrongAccount: 0, worst: null });
    expect(found.orders).toBeGreaterThan(SCHEDULES / 3);
  }, 60_000);

  it('the schedules are deterministic', async () => {
    expect(await runSchedule(7, 'by key', 'nothing', about)).toEqual(await runSchedule(7, 'by key', 'nothing', about));
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
