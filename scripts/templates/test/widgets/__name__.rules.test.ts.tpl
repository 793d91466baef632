import { describe, expect, it } from 'vitest';
import { casesIn } from '../../src/widgets/__name__/__name__.rules';

describe('the cases of some orders', () => {
  it('are added up', () => {
    expect(casesIn([{ cases: 3 }, { cases: 4 }])).toBe(7);
  });

  it('are not known where those of one order aren’t', () => {
    expect(casesIn([{ cases: 3 }, { cases: null }])).toBeNull();
  });

  it('are none where there is no order', () => {
    expect(casesIn([])).toBe(0);
  });
});
