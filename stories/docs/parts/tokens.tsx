import css from '../../../src/styles/tokens.css?raw';
import { Code, Table } from './table';

/** What stands between the first brace after `start` and its closing one; token blocks have no braces inside. */
const blockAfter = (start: string): string => {
  const at = css.indexOf(start);
  return css.slice(css.indexOf('{', at) + 1, css.indexOf('}', at));
};

/** The name under which a page sets what a theme has a value for. */
const settable = (name: string): string => name.replace(/^--tf-(theme|use)-/, '--tf-');

const declared = (block: string): readonly (readonly [name: string, value: string])[] =>
  [...block.matchAll(/(--tf-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [settable(name), value.trim()]);

const themed = declared(blockAfter(":where(:root, [data-tf-theme='light']")).filter(([, value]) => /^#/.test(value));
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

/** Every color with the two values it has, drawn by the sheet itself. */
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

/** Sizes, spaces, corners, weights and times. */
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

/** What density changes. */
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

/** Names of every token. */
export const tokenNames: readonly string[] = [...new Set(declared(css).map(([name]) => name))].sort();
