import { describe, expect, it } from 'vitest';
import type { ConditionOnAccount } from '../../../src/domain';
import { conditionThatStopsCheckout } from '../../../src/runtime/session/account-conditions';
import { findBlockingCondition } from '../../../src/runtime/session/blocking-condition';
import { accountNamed } from '../../support/session-samples';

const none: ConditionOnAccount = { code: 'not-verified', stops: [] };
const stopsCheckout: ConditionOnAccount = { code: 'order-restricted', stops: ['checkout'] };
const stopsAdding: ConditionOnAccount = { code: 'blocked', stops: ['add', 'checkout'] };

const accountWith = (id: string, ...conditions: ConditionOnAccount[]) => ({ ...accountNamed(id), conditions });

describe('the condition that stops checkout', () => {
  it('is the first one that stops it', () => {
    expect(conditionThatStopsCheckout(accountWith('pine', none, stopsCheckout, stopsAdding))).toBe(stopsCheckout);
  });

  it('is null without one, and without an account', () => {
    expect(conditionThatStopsCheckout(accountWith('pine', none))).toBeNull();
    expect(conditionThatStopsCheckout(undefined)).toBeNull();
  });
});

describe('the condition that stops ordering', () => {
  it('is one that stops adding, before one that stops only checkout', () => {
    const accounts = [accountWith('pine', none, stopsCheckout, stopsAdding)];
    expect(findBlockingCondition({ accounts, accountId: 'pine' })).toBe(stopsAdding);
  });

  it('is one that stops checkout, so that nobody fills a cart that can’t be ordered', () => {
    const accounts = [accountWith('pine', none, stopsCheckout)];
    expect(findBlockingCondition({ accounts, accountId: 'pine' })).toBe(stopsCheckout);
  });

  it('is only one of the effective account', () => {
    const accounts = [accountWith('oak', stopsAdding), accountWith('pine', none)];
    expect(findBlockingCondition({ accounts, accountId: 'pine' })).toBeNull();
    expect(findBlockingCondition({ accounts, accountId: 'elm' })).toBeNull();
    expect(findBlockingCondition({ accounts, accountId: null })).toBeNull();
    expect(findBlockingCondition({ accounts, accountId: 'oak' })).toBe(stopsAdding);
  });
});
