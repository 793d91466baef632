import { describe, expect, it } from 'vitest';
import { money } from '../../src/rules/money';
import { preselected } from '../../src/rules/preselect';

const method = (id: string, surcharge: number | null, isDefault = false) => ({
  id,
  isDefault,
  surcharge: surcharge === null ? null : money(surcharge, 'USD'),
});

describe('the method that is selected first (decision 56)', () => {
  it('is none without methods', () => expect(preselected([])).toStrictEqual({ method: null, saves: null }));

  it('is the default one', () => {
    const [account, card] = [method('account', null), method('card', null, true)];
    expect(preselected([account, card])).toStrictEqual({ method: card, saves: null });
  });

  it('is the first one without a default', () => {
    const [account, check] = [method('account', null), method('check', null)];
    expect(preselected([account, check])).toStrictEqual({ method: account, saves: null });
  });

  it('is the first without a surcharge if the default has one', () => {
    const methods = [method('card', 315, true), method('wallet', 200), method('account', null), method('check', null)];
    expect(preselected(methods)).toStrictEqual({
      method: methods[2],
      saves: { over: methods[0], amount: { minor: 315, currency: 'USD' } },
    });
  });

  it('is one without a surcharge if there is no default and the first has one', () => {
    const [card, account] = [method('card', 315), method('account', null)];
    expect(preselected([card, account])).toStrictEqual({
      method: account,
      saves: { over: card, amount: { minor: 315, currency: 'USD' } },
    });
  });

  it('is the default if each method has a surcharge', () => {
    const [wallet, card] = [method('wallet', 200), method('card', 315, true)];
    expect(preselected([wallet, card])).toStrictEqual({ method: card, saves: null });
  });
});
