import { expect, it } from 'vitest';
import { differences, plainTypes } from '../../scripts/server-method-types.mjs';

it('the declared types of server methods equal those of their schemas', { timeout: 120_000 }, () => {
  const types = plainTypes();
  expect(differences(types)).toEqual([]);
  expect(differences(types.replace('url?: string', 'url?: number'))).toEqual([
    `Type 'true' is not assignable to type '"getContent"'.`,
  ]);
});
