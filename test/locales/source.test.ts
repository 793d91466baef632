import { expect, it } from 'vitest';
import { englishLeaves } from './support/locales';

// A translation of a changed English text still has the right keys and placeholders; only this test detects it.
it('translations were made from the English of today: look at all four for each line that differs, then run with -u', async () => {
  const lines = englishLeaves.flatMap(({ path, forms }) =>
    Object.entries(forms).map(([form, text]) => `${form === 'other' ? path : `${path} (${form})`}: ${text}`),
  );
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('./translated-from.txt');
});
