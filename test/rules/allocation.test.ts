import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, chargedTotal, clampToAmountDue, distributeAmount } from '../../src/rules/allocation';
import { CurrencyMismatchError, money } from '../../src/rules/money';
import { surcharge } from '../../src/rules/invoices';

const usd = (minor: number) => money(minor, 'USD');
const sum = (parts: readonly { readonly amount: { readonly minor: number } }[]): number =>
  parts.reduce((all, { amount }) => all + amount.minor, 0);

describe('clampToAmountDue', () => {
  it.each([
    [500, 900, 500],
    [900, 500, 500],
    [-5, 500, 0],
    [5, 0, 0],
    [5, -3, 0],
  ])('%i of %i open is %i', (amount, open, expected) => {
    expect(clampToAmountDue(usd(amount), usd(open))).toEqual(usd(expected));
  });

  it('rejects an amount in another currency', () =>
    expect(() => clampToAmountDue(usd(1), money(1, 'CAD'))).toThrow(CurrencyMismatchError));
});

describe('distributeAmount', () => {
  const open = [
    { id: 'a', amountDue: usd(1000) },
    { id: 'b', amountDue: usd(0) },
    { id: 'c', amountDue: usd(700) },
  ];

  it('fills the first invoices first', () => {
    expect(distributeAmount(usd(1200), open)).toEqual({
      lines: [
        { id: 'a', amount: usd(1000) },
        { id: 'c', amount: usd(200) },
      ],
      remaining: usd(0),
    });
  });

  it('returns the part that exceeds the amounts due', () =>
    expect(distributeAmount(usd(2000), open).remaining).toEqual(usd(300)));

  it('distributes nothing for a negative amount', () =>
    expect(distributeAmount(usd(-1), open)).toEqual({ lines: [], remaining: usd(0) }));
});

describe('allocate', () => {
  const chosen = [
    { id: 'a', amountDue: usd(1000), amount: usd(1000) },
    { id: 'b', amountDue: usd(500), amount: usd(200) },
  ];

  it('charges the whole amount without credits', () => {
    const { lines, charge, settled, credits } = allocate(chosen, [], 'USD');
    expect([charge, settled, credits]).toEqual([usd(1200), usd(1200), []]);
    expect(lines).toEqual([
      { id: 'a', amount: usd(1000), credit: usd(0), charge: usd(1000) },
      { id: 'b', amount: usd(200), credit: usd(0), charge: usd(200) },
    ]);
  });

  it('uses credits one after the other, on the first invoices', () => {
    const { lines, charge, credit, credits } = allocate(
      chosen,
      [
        { id: 'x', remaining: usd(300) },
        { id: 'y', remaining: usd(800) },
      ],
      'USD',
    );
    expect([charge, credit]).toEqual([usd(100), usd(1100)]);
    expect(credits).toEqual([
      { id: 'x', amount: usd(300) },
      { id: 'y', amount: usd(800) },
    ]);
    expect(lines[1]).toEqual({ id: 'b', amount: usd(200), credit: usd(100), charge: usd(100) });
  });

  it('does not use a credit that is not needed', () => {
    expect(
      allocate(
        chosen,
        [
          { id: 'x', remaining: usd(5000) },
          { id: 'y', remaining: usd(5) },
        ],
        'USD',
      ).credits,
    ).toEqual([{ id: 'x', amount: usd(1200) }]);
  });

  it('rejects a credit in another currency', () =>
    expect(() => allocate([{ id: 'a', amountDue: money(1, 'CAD'), amount: money(1, 'CAD') }], [], 'USD')).toThrow(
      CurrencyMismatchError,
    ));

  it('adds the surcharge to what is charged, if there is one', () => {
    const allocation = allocate(chosen, [{ id: 'x', remaining: usd(300) }], 'USD');
    expect(chargedTotal(allocation, null)).toStrictEqual(usd(900));
    expect(chargedTotal(allocation, usd(27))).toStrictEqual(usd(927));
  });

  const minor = fc.integer({ min: -50, max: 500_000_00 });
  const cases = fc.record({
    currency: fc.constantFrom('USD', 'CAD', 'JPY', 'EUR'),
    invoices: fc.array(fc.record({ open: minor, amount: minor }), { maxLength: 8 }),
    credits: fc.array(minor, { maxLength: 3 }),
  });

  it('has the same total in the lines, the settled amount and the charge with surcharge, in 100,000 random cases', () => {
    fc.assert(
      fc.property(cases, ({ currency, invoices, credits }) => {
        const chosen = invoices.map(({ open, amount }, at) => ({
          id: `i${at}`,
          amountDue: money(open, currency),
          amount: money(amount, currency),
        }));
        const purse = credits.map((left, at) => ({ id: `c${at}`, remaining: money(left, currency) }));
        const made = allocate(chosen, purse, currency);
        const extra = surcharge(made.charge);
        const total = chargedTotal(made, extra);
        // The sent sum: lines less credits, with the surcharge.
        const adds =
          sum(made.lines) === made.settled.minor &&
          sum(made.credits) === made.credit.minor &&
          made.settled.minor === made.credit.minor + made.charge.minor &&
          total.minor === sum(made.lines) - sum(made.credits) + extra.minor &&
          made.lines.every(
            ({ amount, credit, charge }) =>
              amount.minor === credit.minor + charge.minor && credit.minor >= 0 && charge.minor >= 0,
          );
        const within =
          made.lines.every(
            ({ id, amount }) =>
              amount.minor > 0 && amount.minor <= (chosen.find((one) => one.id === id)?.amountDue.minor ?? 0),
          ) &&
          made.credits.every(
            ({ id, amount }) =>
              amount.minor > 0 && amount.minor <= (purse.find((one) => one.id === id)?.remaining.minor ?? 0),
          );
        // A credit remains only when nothing is charged.
        const thrifty =
          made.charge.minor === 0 || made.credit.minor === credits.reduce((all, left) => all + Math.max(0, left), 0);
        return adds && within && thrifty;
      }),
      { numRuns: 100_000, seed: 20 },
    );
  }, 60_000);

  it('distributes a random amount exact to the cent', () => {
    fc.assert(
      fc.property(fc.array(minor, { maxLength: 8 }), minor, (opens, amount) => {
        const { lines, remaining } = distributeAmount(
          usd(amount),
          opens.map((open, at) => ({ id: String(at), amountDue: usd(open) })),
        );
        return (
          sum(lines) + remaining.minor === Math.max(0, amount) &&
          lines.every(({ id, amount: part }) => part.minor > 0 && part.minor <= (opens[Number(id)] ?? 0))
        );
      }),
      { numRuns: 5000, seed: 20 },
    );
  });
});
