import css from '../../../src/styles/tokens.css?raw';
import { Code, Table } from './table';

/** The text between the first brace after `start` and its closing brace. Blocks of tokens contain no braces. */
const blockAfter = (start: string): string => {
  const at = css.indexOf(start);
  return css.slice(css.indexOf('{', at) + 1, css.indexOf('}', at));
};

/** Name of the custom property that a page sets to override a token of a theme. */
const settable = (name: string): string => name.replace(/^--tf-(theme|use)-/, '--tf-');

const declared = (block: string): readonly (readonly [name: string, value: string])[] =>
  [...block.matchAll(/(--tf-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [settable(name), value.trim()]);

const themed = declared(blockAfter(":where(:root, [data-tf-theme='light']")).filter(([, value]) => /^#/.test(value));
const dark = new Map(declared(blockAfter(":where([data-tf-theme='dark']")));

/** Values of the color tokens in both themes, by the name that a page sets. */
export const themedTokens: Readonly<Record<string, { readonly light: string; readonly dark: string }>> =
  Object.fromEntries(themed.map(([name, light]) => [name, { light, dark: dark.get(name) ?? light }]));

const fixed = declared(blockAfter(':where(:root) {'));
const density = {
  comfortable: new Map(declared(blockAfter("[data-tf-density='comfortable']"))),
  compact: new Map(declared(blockAfter("[data-tf-density='compact']"))),
};

const Swatch = ({ theme, name }: { readonly theme: 'light' | 'dark'; readonly name: string }) => (
  <span className="docs-swatch" data-tf-theme={theme}>
    <span style={{ background: `var(${name.replace('--tf-', '--tf-theme-')})` }} />
  </span>
);

/** Table of all color tokens with their values in both themes, rendered by the stylesheet itself. */
export const ColorTokens = () => (
  <div className="docs-colors">
    {themed.map(([name]) => (
      <div key={name} className="docs-color">
        <Swatch theme="light" name={name} />
        <Swatch theme="dark" name={name} />
        <Code>{name}</Code>
      </div>
    ))}
  </div>
);

/** Table of the other tokens: sizes, spacing, radii, weights and durations. */
export const ValueTokens = () => (
  <dl className="docs-values sb-unstyled">
    {fixed
      .filter(([, value]) => !value.startsWith('#'))
      .map(([name, value]) => (
        <div key={name}>
          <dt>
            <Code>{name}</Code>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

/** Table of the tokens that depend on density. */
export const DensityTokens = () => (
  <Table
    head={['Token', 'comfortable', 'compact']}
    rows={[...density.comfortable].map(([name, value]) => [
      <Code key="n">{name}</Code>,
      <Code key="c">{value}</Code>,
      <Code key="d">{density.compact.get(name) ?? value}</Code>,
    ])}
  />
);

/** Names of all tokens. */
export const tokenNames: readonly string[] = [...new Set(declared(css).map(([name]) => name))].sort();
