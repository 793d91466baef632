import { describe, expect, it } from 'vitest';
import { runPlatformSchedule, runPlatformSchedules } from '../../support/once-only/platform-schedule';
import { FIRST, SCHEDULES } from '../../support/once-only/schedules';

describe('placing an order over the platform’s wire format, checked against its ledger', () => {
  it(`O01 F02 F03 F12 F14 F24 F28 F29 F30 F32: is executed once in ${SCHEDULES} schedules of lost and late responses, conflicts, double clicks, reloads and second tabs`, async () => {
    const found = await runPlatformSchedules(FIRST, SCHEDULES);
    console.log('once-only over the platform’s wire:', JSON.stringify(found));
    expect(found).toMatchObject({ duplicates: 0, lost: 0, wrongAccount: 0, worst: null });
    expect(found.orders).toBeGreaterThan(SCHEDULES / 3);
  }, 180_000);

  it('the schedules are deterministic', async () => {
    expect(await runPlatformSchedule(7)).toEqual(await runPlatformSchedule(7));
  });

  it.each(['the look-up', 'the stored intent'] as const)(
    'detects a commit without %s (ablation)',
    async (ablation) => {
      const found = await runPlatformSchedules(FIRST, SCHEDULES, ablation);
      expect(found.duplicates + found.lost).toBeGreaterThan(0);
    },
    60_000,
  );
});
