import { describe, expect, it, vi } from 'vitest';
import type { Reminder } from '../../../src/domain';
import { createReminderClaim, type DueReminder, watchReminders } from '../../../src/runtime/reminders/reminder-watch';

const HOUR = 3_600_000;
const start = Date.parse('2026-11-17T10:00:00-05:00');
const at = (hours: number, id = 'r-1', more: Partial<Reminder> = {}): Reminder => ({
  id,
  at: new Date(start + hours * HOUR).toISOString(),
  repeats: 'weekly',
  orderId: null,
  ...more,
});

/** A watch whose clock the test advances, with the timers that it set. */
function createWatch() {
  let time = start;
  const due: DueReminder[] = [];
  const waits: { look: () => void; milliseconds: number; stopped: boolean }[] = [];
  const watch = watchReminders({
    now: () => time,
    onDue: (one) => due.push(one),
    wait: (look, milliseconds) => {
      const wait = { look, milliseconds, stopped: false };
      waits.push(wait);
      return () => (wait.stopped = true);
    },
  });
  return {
    watch,
    waits,
    reported: () => due.map(({ reminder: { id } }) => id),
    advance: (hours: number) => (time += hours * HOUR),
    pending: () => waits.filter(({ stopped }) => !stopped),
  };
}

describe('watchReminders', () => {
  it('reports a reminder once when it is due, and checks the clock at least twice a minute', () => {
    const { watch, reported, advance, waits, pending } = createWatch();
    watch.set([at(1)]);
    expect(waits.at(-1)?.milliseconds).toBeLessThanOrEqual(30_000);
    advance(0.99);
    watch.look();
    expect(reported()).toEqual([]);
    advance(0.01);
    pending().at(-1)?.look();
    watch.look();
    expect(reported()).toEqual(['r-1']);
  });

  it('reports missed reminders soonest first, except those older than a day', () => {
    const { watch, reported, advance } = createWatch();
    watch.set([at(30, 'late'), at(2, 'old'), at(28, 'soon')]);
    advance(31);
    watch.look();
    expect(reported()).toEqual(['soon', 'late']);
  });

  it('reports a reminder that became due before a newer list replaces it', () => {
    const { watch, reported, advance } = createWatch();
    watch.set([at(1)]);
    advance(1.5);
    watch.set([at(169)]);
    expect(reported()).toEqual(['r-1']);
    advance(168);
    watch.look();
    expect(reported()).toEqual(['r-1', 'r-1']);
  });

  it('does not report a reminder that is off, changed or removed, nor any after stopping', () => {
    const { watch, reported, advance, pending } = createWatch();
    watch.set([at(1, 'off', { isOn: false }), at(1, 'gone'), at(1, 'moved')]);
    watch.set([at(1, 'off', { isOn: false }), at(9, 'moved')]);
    advance(2);
    watch.look();
    expect(reported()).toEqual([]);
    watch.stop();
    advance(20);
    expect(pending()).toEqual([]);
    watch.look();
    expect(reported()).toEqual([]);
  });

  it('uses its own timer by default', () => {
    vi.useFakeTimers({ now: start });
    const onDue = vi.fn();
    const watch = watchReminders({ now: Date.now, onDue });
    watch.set([at(1)]);
    vi.advanceTimersByTime(HOUR);
    expect(onDue).toHaveBeenCalledTimes(1);
    watch.stop();
    vi.useRealTimers();
  });
});

describe('createReminderClaim', () => {
  it('lets exactly one of several tabs claim a reminder, at once or later', async () => {
    const tabs = [1, 2, 3].map(() => createReminderClaim(`once-${start}`, 'memory'));
    const answers = await Promise.all(tabs.map((tab) => tab('r-1@1')));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await createReminderClaim(`once-${start}`, 'memory')('r-1@1')).toBe(false);
    expect(await tabs[0]?.('r-1@2')).toBe(true);
  });

  it('forgets the oldest of many claims', async () => {
    const ring = createReminderClaim(`many-${start}`, 'memory');
    for (let nth = 0; nth < 61; nth += 1) expect(await ring(`r@${nth}`)).toBe(true);
    expect([await ring('r@60'), await ring('r@0')]).toEqual([false, true]);
  });
});
