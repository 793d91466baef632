import { expect, it } from 'vitest';
import { differences, plainTypes } from '../../scripts/server-method-types.mjs';

it(
  'what the declarations say of server methods is what their schemas take and answer with',
  { timeout: 120_000 },
  () => {
    const types = plainTypes();
    expect(differences(types)).toEqual([]);
    expect(differences(types.replace('url?: string', 'url?: number'))).toEqual([
      `Type 'true' is not assignable to type '"getContent"'.`,
    ]);
  },
);
