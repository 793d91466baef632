import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../../src/adapters/demo';
import type { Evidence } from '../../../src/domain';
import { demo, here, locale, taproom } from './demo-support';

const accountNumber = '0048-2207';
const mobileNumber = '(207) 555-0190';
const at = { accountId: null, locale } as const;
const robin = {
  firstName: ' Robin ',
  lastName: 'Marsh',
  email: 'Robin@harborlane.example',
  phoneNumber: '(207) 555-0111',
  language: 'fr-CA',
};

/** A guest of the demo, some minutes after its start. */
function guest({ minutes = 0, store = createMemoryStore(), scenario = 'default' } = {}) {
  let later = minutes * 60_000;
  const began = Date.parse('2026-11-17T15:35:00Z');
  const adapter = demo({ storage: store, scenario, user: null, clock: () => began + later });
  return {
    ...adapter,
    store,
    wait: (more: number) => void (later += more * 60_000),
    verify: (evidence: Evidence, number = accountNumber) =>
      adapter.registration.verify({ accountNumber: number, evidence, locale }),
    sendCode: () => adapter.registration.sendCode({ accountNumber, mobileNumber, locale }),
  };
}

type Guest = ReturnType<typeof guest>;

async function proofBy(
  page: Guest,
  evidence: Evidence = { method: 'code', code: 'nq 2207 har' },
  number = accountNumber,
): Promise<string> {
  const answer = await page.verify(evidence, number);
  if (answer.outcome !== 'verified') throw new Error(JSON.stringify(answer));
  return answer.proof;
}

async function registered(page: Guest, proof: string, details = robin) {
  const prepared = await page.register.prepare({ ...at, proof, details });
  return prepared.outcome === 'ready'
    ? page.register.commit({ ...at, key: `k-${prepared.handle}`, handle: prepared.handle })
    : prepared;
}

describe('an account in a registration', () => {
  it('is found in any spelling of its number, and is verified by its own data', async () => {
    const { registration } = guest();
    for (const number of [accountNumber, ' 00482207', '0048 2207']) {
      expect(await registration.findAccount({ accountNumber: number, locale })).toMatchObject({
        outcome: 'found',
        methods: ['code', 'invoice', 'mobile'],
      });
    }
    // Nobody has ordered for this account.
    expect(await registration.findAccount({ accountNumber: '0051-0930', locale })).toMatchObject({
      methods: ['code', 'mobile'],
    });
  });

  it('is verified by the invoices of its last five orders, and by no older one', async () => {
    const page = guest();
    const { items } = await demo({ clock: () => Date.parse('2026-11-17T15:35:00Z') }).invoices.list({
      ...here,
      text: '',
      statuses: [],
      bucket: null,
      ids: null,
      payableOnly: false,
      sort: 'issued',
      descending: true,
      page: 0,
      pageSize: 6,
    });
    const numbers = items.map(({ number }) => number);
    const outcomes = [];
    for (const invoiceNumber of numbers)
      outcomes.push((await page.verify({ method: 'invoice', invoiceNumber })).outcome);
    expect(outcomes).toEqual(['verified', 'verified', 'verified', 'verified', 'verified', 'refused']);
    expect(
      (await page.verify({ method: 'invoice', invoiceNumber: (numbers[0] ?? '').replace('INV-', '') })).outcome,
    ).toBe('verified');
  });

  it('is blocked for a while after five wrong attempts', async () => {
    const page = guest();
    const left = [];
    for (let tries = 0; tries < 6; tries++) left.push(await page.verify({ method: 'code', code: 'wrong' }));
    expect(
      left.map((answer) =>
        answer.outcome === 'refused' && answer.reason === 'not-verified' ? answer.triesLeft : answer.outcome,
      ),
    ).toEqual([4, 3, 2, 1, 0, 0]);
    expect((await page.verify({ method: 'code', code: 'NQ-2207-HAR' })).outcome).toBe('refused');
    expect((await guest({ store: page.store }).verify({ method: 'code', code: 'NQ-2207-HAR' })).outcome).toBe(
      'refused',
    );
    page.wait(16);
    expect((await page.verify({ method: 'code', code: 'NQ-2207-HAR' })).outcome).toBe('verified');
  });

  it('is blocked for a while after eight unknown numbers', async () => {
    const { registration, wait } = guest();
    const find = async (number: string) => {
      const answer = await registration.findAccount({ accountNumber: number, locale });
      return 'reason' in answer ? answer.reason : answer.outcome;
    };
    for (let tries = 0; tries < 8; tries++) expect(await find(`9${tries}`)).toBe('not-found');
    expect(await find(accountNumber)).toBe('too-many-attempts');
    wait(16);
    expect(await find(accountNumber)).toBe('found');
  });
});

describe('a code in a text message', () => {
  it('is valid for ten minutes, can be resent after thirty seconds, and at most four times', async () => {
    const page = guest();
    const sent = await page.sendCode();
    if (sent.outcome !== 'sent') throw new Error(JSON.stringify(sent));
    expect(sent).toMatchObject({ digits: 6, resendIn: 30, expiresIn: 600 });
    page.wait(0.25);
    expect(await page.sendCode()).toEqual({ outcome: 'refused', reason: 'too-soon', resendIn: 15 });
    for (let more = 0; more < 3; more++) {
      page.wait(1);
      expect((await page.sendCode()).outcome).toBe('sent');
    }
    page.wait(1);
    expect(await page.sendCode()).toEqual({ outcome: 'refused', reason: 'too-many-codes' });
    const evidence = { method: 'mobile', challenge: sent.challenge, code: '204816' } as const;
    expect((await page.verify(evidence)).outcome).toBe('verified');
    page.wait(6);
    expect(await page.verify(evidence)).toEqual({ outcome: 'refused', reason: 'code-expired' });
  });

  it('is not created when the service fails, and is sent only to the account’s phones', async () => {
    expect(await guest({ scenario: 'no-texts' }).sendCode()).toEqual({
      outcome: 'refused',
      reason: 'generation-failed',
    });
    expect(await guest().registration.sendCode({ accountNumber, mobileNumber: '(207) 555-0999', locale })).toEqual({
      outcome: 'refused',
      reason: 'not-verified',
      triesLeft: 4,
    });
  });
});

describe('registering in the demo', () => {
  it('activates at once with a phone of the account, otherwise with an email; both users exist afterwards', async () => {
    const page = guest();
    const sent = await page.sendCode();
    if (sent.outcome !== 'sent') throw new Error(JSON.stringify(sent));
    expect(
      await registered(page, await proofBy(page, { method: 'mobile', challenge: sent.challenge, code: '204816' })),
    ).toEqual({ outcome: 'done', value: { outcome: 'verified', email: robin.email } });
    const ada = { ...robin, email: 'ada@harborlane.example', firstName: 'Ada' };
    expect(await registered(page, await proofBy(page), ada)).toMatchObject({
      value: { outcome: 'activation-email-sent' },
    });
    expect((await page.demo.peek()).registrations.map(({ accountId, email }) => [accountId, email])).toEqual([
      [taproom, robin.email],
      [taproom, ada.email],
    ]);
    await page.demo.signIn('dana');
    const { items } = await page.users.search({
      ...here,
      text: 'marsh',
      permission: null,
      status: null,
      sort: 'NameAsc',
      page: 0,
      pageSize: 10,
    });
    expect(items.map(({ firstName, permissions }) => [firstName, permissions])).toEqual([
      ['Ada', ['ordering']],
      ['Robin', ['ordering']],
    ]);
    // A buyer with a pending activation email can request it again (decision 50); the other one is active.
    expect([
      await page.activation.resend({ email: 'ADA@harborlane.example' }),
      await page.activation.resend({ email: robin.email }),
    ]).toEqual(['success', 'already-activated']);
  });

  it('allows resending the activation email of a user that a Super User created', async () => {
    const page = guest();
    expect(await page.activation.resend({ email: 'lee@harborlane.example' })).toBe('contact-customer-service');
    await page.demo.signIn('dana');
    const user = {
      firstName: 'Lee',
      lastName: 'Marsh',
      email: 'lee@harborlane.example',
      phoneNumber: '(207) 555-0112',
      mobileNumber: '',
      language: 'en-US',
      permissions: ['ordering' as const],
      accountIds: [taproom],
    };
    expect(await page.users.create({ ...here, key: 'k', user })).toMatchObject({ outcome: 'done' });
    expect(await page.activation.resend({ email: 'lee@harborlane.example' })).toBe('success');
  });

  it('refuses a registered email, a blocked account, and an expired verification', async () => {
    const page = guest();
    const proof = await proofBy(page);
    expect(await registered(page, proof, { ...robin, email: 'DANA@harborlane.example' })).toEqual({
      outcome: 'refused',
      reason: 'email-registered',
    });
    const blocked = await proofBy(page, { method: 'code', code: 'NQ-7741-LOW' }, '0050-7741');
    expect(await registered(page, blocked)).toEqual({ outcome: 'refused', reason: 'rejected' });
    page.wait(31);
    expect(await registered(page, proof)).toEqual({ outcome: 'refused', reason: 'verification-expired' });
    expect((await page.demo.peek()).registrations).toEqual([]);
  });

  it('creates the user when the page closed before the response', async () => {
    const page = guest();
    page.demo.setFaults([{ method: 'register.commit', kind: 'commit-and-drop' }]);
    const proof = await proofBy(page);
    const prepared = await page.register.prepare({ ...at, proof, details: robin });
    if (prepared.outcome !== 'ready') throw new Error(JSON.stringify(prepared));
    const attempt = { ...at, key: 'k', handle: prepared.handle };
    await expect(page.register.commit(attempt)).rejects.toMatchObject({ code: 'timeout' });
    expect(await page.register.outcome(attempt)).toMatchObject({ outcome: 'done' });
    await page.demo.signIn('dana');
    expect(
      (
        await page.users.search({
          ...here,
          text: 'robin',
          permission: null,
          status: null,
          sort: 'NameAsc',
          page: 0,
          pageSize: 10,
        })
      ).total,
    ).toBe(1);
  });
});
