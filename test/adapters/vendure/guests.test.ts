import { expect, it } from 'vitest';
import { nullForGuest } from '../../../src/adapters/vendure/common/guests';
import { instantIn } from '../../../src/adapters/vendure/common/instants';
import { PortError } from '../../../src/ports';

const signedOut = () => Promise.reject(new PortError('signed-out', 'Nobody is signed in'));

it('a guest has no order, and a buyer whose session has ended is told so', async () => {
  expect(await nullForGuest({ accountId: null, hadUser: false, changes: 0 }, signedOut())).toBeNull();
  await expect(nullForGuest({ accountId: null, hadUser: true, changes: 0 }, signedOut())).rejects.toMatchObject({
    code: 'signed-out',
  });
  const failed = Promise.reject(new PortError('unavailable', 'No connection'));
  await expect(nullForGuest({ accountId: null, hadUser: false, changes: 0 }, failed)).rejects.toMatchObject({
    code: 'unavailable',
  });
});

it.each([
  ['2026-11-28T15:00:00.747Z', '2026-11-28T10:00:00.747-05:00'],
  ['2026-11-28T15:00:00.007Z', '2026-11-28T10:00:00.007-05:00'],
  ['2026-11-28T15:00:00Z', '2026-11-28T10:00:00-05:00'],
])('an instant of the server keeps its milliseconds: %s', (utc, local) => {
  expect(instantIn(utc, 'America/New_York')).toBe(local);
  expect(Date.parse(local)).toBe(Date.parse(utc));
});
