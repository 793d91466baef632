import { CopyButton } from '../../../ui/copy-button/copy-button';
import { type Fact, factsOf } from '../product-details.rules';
import type { LineProps } from './price-line';

/** All that is known of a product, by name. */
export function FactsList({ product, messages, formats }: LineProps) {
  const { m } = messages;
  return (
    <dl className="tf-detail-facts">
      {factsOf(product).map((fact) => (
        <div key={fact.key}>
          <dt className="tf-second tf-quiet">{m.facts[fact.key]}</dt>
          <dd>
            <bdi>{factText(fact, messages, formats)}</bdi>
            {fact.key === 'sku' && <CopyButton text={fact.value} label={m.copy.label} copied={m.copy.copied} failed={m.copy.failed} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function factText(fact: Fact, { m, fill, plural }: LineProps['messages'], formats: LineProps['formats']): string {
  switch (fact.key) {
    case 'caseQuantity':
      return plural(m.facts.inCase, fact.value);
    case 'calories':
      return fill(m.facts.caloriesEach, { amount: formats.number(fact.value) });
    case 'caffeine':
      return fill(m.facts.caffeineEach, { amount: formats.number(fact.value) });
    default:
      return fact.value;
  }
}
