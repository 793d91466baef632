import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const filesWith = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .sort();

describe('a quantity is typed into one kind of field, which shows its problem', () => {
  it('no other field is for whole numbers', () => {
    expect(filesWith(/inputMode(=|: )["']numeric|type(=|: )["']number["']/)).toEqual([
      'src/ui/quantity-stepper/quantity-input.tsx',
      // The code of a text message.
      'src/widgets/self-register/parts/mobile-fields.tsx',
    ]);
  });

  it('nothing else is a spin button', () => {
    expect(filesWith(/role(=|: )["']spinbutton/)).toEqual([
      'src/ui/quantity-stepper/quantity-stepper.tsx',
      // A text that becomes the field on focus.
      'src/widgets/cart/connected/static-lines.tsx',
    ]);
  });

  it('widgets set a quantity with the common field, which has the messages', () => {
    expect(
      filesWith(/<QuantityStepper|\buseQuantityStepper\(/).filter((path) => path.startsWith('src/widgets/')),
    ).toEqual(['src/widgets/common/quantity/quantity-field.tsx']);
  });

  it('a column of quantities is one of three, each with a message in its row', () => {
    const columns = filesWith(/<QuantityInput/).filter((path) => path.startsWith('src/widgets/'));
    expect(columns).toEqual([
      'src/widgets/common/import/import-preview.tsx',
      'src/widgets/order-builder/parts/grid-row.tsx',
      'src/widgets/product-grid/connected/entry-row.tsx',
    ]);
    for (const path of columns)
      expect(sources.find((source) => source.path === path)?.text).toContain('aria-describedby=');
  });

  it('no quantity has messages of its own', () => {
    expect(filesWith(/stepMismatch/).filter((path) => path.endsWith('.messages.ts'))).toEqual([
      'src/widgets/common/quantity/quantity.messages.ts',
    ]);
  });
});
