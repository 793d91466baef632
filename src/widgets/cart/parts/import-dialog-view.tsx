import type { RefObject } from 'react';
import { useFormats } from '../../../runtime/react/use-formats';
import { type Messages, useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { cartNoticeMessages } from '../../common/cart-notice.messages';
import { ImportDialog } from '../../common/import/import-dialog';
import type { ImportModel, ImportStep } from '../../common/import/import.machine';
import { cartLazyMessages } from '../cart.lazy.messages';

interface ImportDialogViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly returnFocus: RefObject<HTMLElement | null>;
  readonly overrides?: object;
  readonly model: ImportModel;
  readonly text: string;
  readonly now: ImportStep;
  /** Whether the device is offline, so that the addition waits. */
  readonly isWaiting: boolean;
}

/** Steps of an import into the cart, with the result of each product. */
export function ImportDialogView({ overrides, now, model, onClose, ...dialog }: ImportDialogViewProps) {
  const messages = useMessages('cart', cartLazyMessages, overrides);
  const { m } = messages;
  const close = () => {
    // A finished import is reset before the next one; an unfinished one is kept.
    if (now.step === 'done') model.back();
    onClose();
  };
  return (
    <ImportDialog
      {...dialog}
      className="tf-cart-import"
      title={m.import.title}
      messages={messages}
      now={now}
      model={model}
      outcome={now.step === 'done' && <ImportOutcome messages={messages} now={now} />}
      outcomeAction={<Button onClick={close}>{m.import.outcome.close}</Button>}
      onBack={model.back}
      onClose={close}
    />
  );
}

interface ImportOutcomeProps {
  readonly messages: Messages<typeof cartLazyMessages>;
  readonly now: Extract<ImportStep, { step: 'done' }>;
}

/** Result of each product that was added in part or not at all. */
function ImportOutcome({ now: { added, notAdded, isUnknown }, messages: { m, fill, plural } }: ImportOutcomeProps) {
  const { reasons } = useMessages('cart-notice', cartNoticeMessages).m;
  const formats = useFormats();
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
            {notAdded.map(({ product, requested, quantity, reason }) => (
              <li className="tf-import-row" key={product.id}>
                <span className="tf-import-name">
                  <span className="tf-medium">{product.name}</span>
                  <span className="tf-second tf-tone" data-tone="caution">
                    {quantity > 0
                      ? fill(said.got, {
                          quantity: formats.number(quantity),
                          wanted: formats.number(requested),
                          because: reasons[reason],
                        })
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
