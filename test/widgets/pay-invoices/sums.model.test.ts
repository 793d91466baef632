import { describe, expect, it } from 'vitest';
import { money } from '../../../src/rules';
import { lateAmount } from '../../../src/widgets/pay-invoices/sums.model';

describe('what is past due', () => {
  it('is the sum of the spans that begin after the due date', () => {
    const span = (from: number | null, to: number | null, minor: number) => ({ id: `${from}`, from, to, count: 1, amount: money(minor, 'USD') });
    expect(lateAmount({ aging: [span(31, 60, 500), span(1, 30, 70), span(-7, 0, 9000), span(null, -8, 80_000)] })).toBe(570);
    expect(lateAmount({ aging: [] })).toBe(0);
  });
});
