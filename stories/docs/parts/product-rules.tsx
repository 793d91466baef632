import { type Rule, sections } from '../../../test/architecture/product-rules';
import { Code, Table } from './table';

/** Tests and stories of a rule, by file and title or name; for an open rule its reason. */
const Evidence = ({ rule }: { readonly rule: Rule }) =>
  'open' in rule ? (
    <>Not implemented as such. {rule.open}</>
  ) : (
    <ul className="docs-evidence sb-unstyled">
      {rule.provenBy.map((pointer) => {
        const [path = '', name = ''] = pointer.split(/#(.*)/s);
        return (
          <li key={pointer}>
            <Code wrap>{path}</Code> {name}
          </li>
        );
      })}
    </ul>
  );

/** Tables of all product rules by number, one table per subject. */
export const ProductRules = () => (
  <>
    {sections.map(({ title, rules }) => (
      <section key={title}>
        <h2>{title}</h2>
        <Table
          head={['No.', 'Rule', 'Tests and stories']}
          rows={rules.map((rule) => [rule.number, rule.text, <Evidence key="e" rule={rule} />])}
        />
      </section>
    ))}
  </>
);
