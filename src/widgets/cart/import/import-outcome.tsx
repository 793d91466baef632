import { Banner } from '../../../ui/banner/banner';
import type { ImportStep } from '../../common/import/import.machine';
import type { ImportContext } from './import.types';

interface ImportOutcomeProps extends ImportContext {
  readonly now: Extract<ImportStep, { step: 'done' }>;
}

/** What became of each product that did not go in as asked. */
export function ImportOutcome({ now: { added, notAdded, isUnknown }, messages: { m, fill, plural }, formats, reasons }: ImportOutcomeProps) {
  const said = m.import.outcome;
  if (isUnknown) return <Banner role="alert" tone="caution" title={said.unknown} />;
  return (
    <div className="tf-stack">
      {added > 0 && <Banner role="status" tone="positive" title={plural(said.done, added)} />}
      {notAdded.length > 0 && (
        <>
          <Banner role="alert" tone="caution" title={plural(said.title, notAdded.length)}>
            {added > 0 ? said.text : said.noneText}
          </Banner>
          <ul role="list" className="tf-import-rows">
            {notAdded.map(({ product, wanted, quantity, reason }) => (
              <li className="tf-import-row" key={product.id}>
                <span className="tf-import-name">
                  <span className="tf-medium">{product.name}</span>
                  <span className="tf-second tf-tone" data-tone="caution">
                    {quantity > 0
                      ? fill(said.got, { quantity: formats.number(quantity), wanted: formats.number(wanted), because: reasons[reason] })
                      : fill(said.none, { because: reasons[reason] })}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
