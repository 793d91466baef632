import { type RefObject, useState } from 'react';
import type { CartRefusal } from '../../../domain';
import type { PortErrorCode } from '../../../ports';
import { type Formats, useFormats } from '../../../runtime/react/use-formats';
import { type Messages, useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { cartNoticeMessages } from '../../common/cart-notice.messages';
import { commonMessages } from '../../common/common.messages';
import { itemsToAdd } from '../../common/import/import-rows';
import { ImportText } from '../../common/import/import-text';
import type { ImportModel, ImportStep } from '../../common/import/import.machine';
import { ImportPreview } from '../../common/import/import-preview';
import { cartLazyMessages } from '../cart.lazy.messages';

interface ImportDialogViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly returnFocus: RefObject<HTMLElement | null>;
  readonly overrides?: object;
  readonly model: ImportModel;
  readonly text: string;
  readonly now: ImportStep;
  /** The device is offline: what is added waits. */
  readonly isWaiting: boolean;
}

/** The steps of an import: text or file, a preview of every line, and the outcome. */
export function ImportDialogView({
  open,
  onClose,
  returnFocus,
  overrides,
  model,
  text,
  now,
  isWaiting,
}: ImportDialogViewProps) {
  const messages = useMessages('cart', cartLazyMessages, overrides);
  const common = useMessages('common', commonMessages);
  const notice = useMessages('cart-notice', cartNoticeMessages);
  const formats = useFormats();
  const [onlyTrouble, setOnlyTrouble] = useState(false);
  const { m, plural } = messages;

  const close = () => {
    // What is done is done: the next import starts anew. What is unfinished is kept.
    if (now.step === 'done') model.back();
    onClose();
  };
  const footer = () => {
    switch (now.step) {
      case 'writing':
      case 'checking':
        return (
          <>
            {now.step === 'checking' && (
              <Button variant="secondary" onClick={model.back}>
                {m.import.back}
              </Button>
            )}
            <Button
              key="check"
              busy={now.step === 'checking'}
              busyLabel={m.import.checking}
              onClick={() => void model.check()}
            >
              {m.import.check}
            </Button>
          </>
        );
      case 'preview':
      case 'adding': {
        const count = itemsToAdd(now.rows).length;
        return (
          <>
            <Button variant="secondary" aria-disabled={now.step === 'adding'} onClick={model.back}>
              {m.import.back}
            </Button>
            <Button
              key="add"
              busy={now.step === 'adding'}
              busyLabel={m.import.adding}
              aria-disabled={count === 0}
              onClick={() => void model.add()}
            >
              {plural(m.import.add, count)}
            </Button>
          </>
        );
      }
      case 'done':
        return <Button onClick={close}>{m.import.outcome.close}</Button>;
      default:
        return now satisfies never;
    }
  };
  const told = { messages, formats, reasons: notice.m.reasons, errors: common.m.errors };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      className="tf-cart-import"
      size={now.step === 'preview' || now.step === 'adding' ? 'lg' : 'md'}
      title={m.import.title}
      description={now.step === 'writing' ? m.import.text : undefined}
      closeLabel={common.m.close}
      returnFocus={returnFocus}
      footer={footer()}
    >
      {(now.step === 'writing' || now.step === 'checking') && (
        <ImportText {...told} text={text} now={now} onWrite={model.write} onCheck={() => void model.check()} />
      )}
      {(now.step === 'preview' || now.step === 'adding') && (
        <ImportPreview
          {...told}
          now={now}
          model={model}
          waiting={isWaiting}
          onlyTrouble={onlyTrouble}
          onOnlyTrouble={setOnlyTrouble}
        />
      )}
      {now.step === 'done' && <ImportOutcome {...told} now={now} />}
    </Dialog>
  );
}

interface ImportOutcomeProps extends ImportContext {
  readonly now: Extract<ImportStep, { step: 'done' }>;
}

/** The outcome of each product that did not go in as asked. */
function ImportOutcome({
  now: { added, notAdded, isUnknown },
  messages: { m, fill, plural },
  formats,
  reasons,
}: ImportOutcomeProps) {
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
                      ? fill(said.got, {
                          quantity: formats.number(quantity),
                          wanted: formats.number(wanted),
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

/** What every part of the import speaks with. */
interface ImportContext {
  readonly messages: Messages<typeof cartLazyMessages>;
  readonly formats: Formats;
  /** Why a product did not go in. */
  readonly reasons: Readonly<Record<CartRefusal | PortErrorCode, string>>;
  /** Why a question was not answered. */
  readonly errors: Readonly<Record<PortErrorCode, string>>;
}
