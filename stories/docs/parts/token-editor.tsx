import { type CSSProperties, useId, useState } from 'react';
import { Button } from '../../../src/ui/button/button';
import { CopyButton } from '../../../src/ui/copy-button/copy-button';
import { Field } from '../../../src/ui/field/field';
import { TextInput } from '../../../src/ui/field/text-input';
import { NativeSelect } from '../../../src/ui/field/native-select';
import { Announcer } from '../../../src/ui/live-region/announcer';
import { Cart } from '../../../src/widgets/cart';
import { ProductGrid } from '../../../src/widgets/product-grid';
import { WithDemo } from '../../support/state-stories';
import { themedTokens } from './tokens';

/** A color token of the editor: its name without `--tf-`. */
const COLOR_GROUPS = [
  {
    title: 'Accent',
    names: [
      'accent',
      'accent-hover',
      'accent-press',
      'on-accent',
      'accent-text',
      'accent-soft',
      'accent-line',
      'focus',
    ],
  },
  { title: 'Brand', names: ['brand', 'brand-hover', 'on-brand', 'brand-text'] },
  {
    title: 'Surfaces and text',
    names: ['canvas', 'surface', 'sunken', 'line', 'control', 'text', 'text-2', 'text-3'],
  },
] as const;

/** A length of the editor, in pixels. */
interface LengthToken {
  readonly name: string;
  readonly label: string;
  readonly initial: number;
  readonly min: number;
  readonly max: number;
}

const LENGTHS: readonly LengthToken[] = [
  { name: '--tf-radius-1', label: 'Radius 1', initial: 4, min: 0, max: 16 },
  { name: '--tf-radius-2', label: 'Radius 2', initial: 7, min: 0, max: 24 },
  { name: '--tf-radius-3', label: 'Radius 3', initial: 10, min: 0, max: 32 },
  { name: '--tf-radius-4', label: 'Radius 4', initial: 14, min: 0, max: 40 },
];

type Theme = 'light' | 'dark';
type Colors = Readonly<Record<string, Partial<Record<Theme, string>>>>;

/** The value of a color token: one value for both themes, or `light-dark()` if they differ. */
function colorValue(name: string, { light, dark }: Partial<Record<Theme, string>>): string {
  const own = themedTokens[name] ?? { light: '', dark: '' };
  const [inLight, inDark] = [light ?? own.light, dark ?? own.dark];
  return inLight === inDark ? inLight : `light-dark(${inLight}, ${inDark})`;
}

/** The CSS of a page that sets the changed tokens. Empty if nothing has changed. */
export function cssOf(colors: Colors, lengths: Readonly<Record<string, number>>, font: string): string {
  const lines = [
    ...Object.entries(colors).map(([name, values]) => `  ${name}: ${colorValue(name, values)};`),
    ...Object.entries(lengths).map(([name, value]) => `  ${name}: ${value}px;`),
    ...(font.trim() === '' ? [] : [`  --tf-font: ${font.trim()};`]),
  ];
  return lines.length === 0 ? '' : `:root {\n${lines.join('\n')}\n}\n`;
}

/** Relative luminance of an sRGB color `#rrggbb`, from 0 to 1. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colors as WCAG 2.2 defines it, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Pairs of text and background that need a contrast of 4.5. */
const PAIRS = [
  ['on-accent', 'accent'],
  ['accent-text', 'surface'],
  ['on-brand', 'brand'],
  ['brand-text', 'surface'],
  ['text', 'surface'],
  ['text-2', 'surface'],
  ['text-3', 'surface'],
  ['text-3', 'canvas'],
] as const;

const MIN_CONTRAST = 4.5;

/** A color as `#rrggbb`, the only form that a color input accepts. */
const sixDigits = (color: string): string =>
  /^#[\da-f]{3}$/i.test(color) ? `#${[...color.slice(1)].map((digit) => digit + digit).join('')}` : color.slice(0, 7);

const samples = { cart: Cart, 'product-grid': ProductGrid } as const;

/** Changes tokens beside a live widget, and shows the CSS to copy. */
export function TokenEditor() {
  const [theme, setTheme] = useState<Theme>('light');
  const [sample, setSample] = useState<keyof typeof samples>('cart');
  const [colors, setColors] = useState<Colors>({});
  const [lengths, setLengths] = useState<Readonly<Record<string, number>>>({});
  const [font, setFont] = useState('');
  const heading = useId();
  const css = cssOf(colors, lengths, font);
  const Sample = samples[sample];
  const current = (name: string): string =>
    sixDigits(colors[`--tf-${name}`]?.[theme] ?? themedTokens[`--tf-${name}`]?.[theme] ?? '#000000');
  const tooLow = PAIRS.map(([text, background]) => ({
    text,
    background,
    ratio: contrastOf(current(text), current(background)),
  })).filter(({ ratio }) => ratio < MIN_CONTRAST);

  // Custom properties are not part of React's type of styles.
  const style = {
    ...Object.fromEntries(Object.keys(colors).map((name) => [name, current(name.slice('--tf-'.length))])),
    ...Object.fromEntries(Object.entries(lengths).map(([name, value]) => [name, `${value}px`])),
    ...(font.trim() === '' ? {} : { '--tf-font': font }),
  } as CSSProperties;

  return (
    <section className="docs-editor sb-unstyled" aria-labelledby={heading}>
      <h3 id={heading} className="docs-hidden">
        Token editor
      </h3>
      <div className="docs-editor-panel tf-root">
        <Announcer>
          <div className="docs-fields">
            <Field label="Theme">
              {(control) => (
                <NativeSelect
                  {...control}
                  value={theme}
                  onValueChange={(value) => setTheme(value === 'dark' ? 'dark' : 'light')}
                  options={[
                    { value: 'light', label: 'Light' },
                    { value: 'dark', label: 'Dark' },
                  ]}
                />
              )}
            </Field>
            <Field label="Widget">
              {(control) => (
                <NativeSelect
                  {...control}
                  value={sample}
                  onValueChange={(value) => setSample(value === 'cart' ? 'cart' : 'product-grid')}
                  options={[
                    { value: 'cart', label: 'Cart' },
                    { value: 'product-grid', label: 'Product grid' },
                  ]}
                />
              )}
            </Field>
          </div>
          {COLOR_GROUPS.map(({ title, names }) => (
            <fieldset key={title}>
              <legend>{title}</legend>
              <div className="docs-editor-colors">
                {names.map((name) => (
                  <label key={name} className="docs-editor-color">
                    <input
                      type="color"
                      value={current(name)}
                      onChange={({ target }) =>
                        setColors({
                          ...colors,
                          [`--tf-${name}`]: { ...colors[`--tf-${name}`], [theme]: target.value },
                        })
                      }
                    />
                    <span>{name}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
          <fieldset>
            <legend>Sizes in pixels</legend>
            <div className="docs-fields">
              {LENGTHS.map(({ name, label, initial, min, max }) => (
                <Field key={name} label={label}>
                  {(control) => (
                    <TextInput
                      {...control}
                      type="number"
                      min={min}
                      max={max}
                      value={lengths[name] ?? initial}
                      onChange={({ target }) => {
                        const value = target.valueAsNumber;
                        if (value >= min && value <= max) setLengths({ ...lengths, [name]: value });
                      }}
                    />
                  )}
                </Field>
              ))}
            </div>
          </fieldset>
          <Field label="Font family" hint="As in CSS, for example Georgia, serif.">
            {(control) => <TextInput {...control} value={font} onChange={({ target }) => setFont(target.value)} />}
          </Field>
          <div role="status">
            {tooLow.length > 0 && (
              <p className="docs-editor-warning">
                Contrast is below {MIN_CONTRAST}:{' '}
                {tooLow
                  .map(({ text, background, ratio }) => `${text} on ${background} (${ratio.toFixed(1)})`)
                  .join(', ')}
              </p>
            )}
          </div>
          <div className="docs-editor-css">
            <div>
              <h4>CSS</h4>
              <CopyButton
                text={css}
                label="Copy the CSS"
                copied="The CSS was copied."
                failed="The CSS was not copied. Select it and copy it."
              />
              <Button
                variant="base"
                size="sm"
                onClick={() => {
                  setColors({});
                  setLengths({});
                  setFont('');
                }}
              >
                Reset
              </Button>
            </div>
            <pre>{css === '' ? '/* Change a value: the CSS appears here. */' : css}</pre>
          </div>
        </Announcer>
      </div>
      <div className="docs-editor-stage" data-tf-theme={theme} style={style}>
        <WithDemo locale="en-US">
          <Sample headingLevel={4} />
        </WithDemo>
      </div>
    </section>
  );
}
