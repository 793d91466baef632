import { describe, expect, it } from 'vitest';
import { casesIn } from '../../src/widgets/user-profile/user-profile.model';

describe('the cases of some orders', () => {
  it('are added up', () => {
    expect(casesIn([{ cases: 3 }, { cases: 4 }])).toBe(7);
  });

  it('are none where there is no order', () => {
    expect(casesIn([])).toBe(0);
  });
});
