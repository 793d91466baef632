import { ChevronsUpDown } from 'lucide';
import { type ComponentPropsWithoutRef, forwardRef, useId, useRef, useEffect } from 'react';
import type { Account } from '../../domain';
import type { Messages } from '../../runtime/react/use-messages';
import { useMessages } from '../../runtime/react/use-messages';
import type { UnsavedKind } from '../../runtime/session/session.types';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { Dialog, prefetchDialog } from '../../ui/dialog/dialog';
import { CardHeader } from '../../ui/card/card';
import { Card } from '../../ui/card/card-container';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { Spinner } from '../../ui/spinner/spinner';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { commonMessages } from '../common/common.messages';
import { usePartLevel } from '../common/heading';
import type { SwitchStep } from './account-switch.machine';
import { shortAccountLine } from './account-switcher.rules';
import type { SwitcherMessages } from './account-switcher.types';
import { AccountPicker } from './parts/account-picker';
import { AccountTags } from './parts/account-list';

export interface AccountSwitcherViewProps {
  readonly accounts: readonly Account[];
  readonly current: Account | null;
  readonly step: SwitchStep;
  readonly messages: Messages<SwitcherMessages>;
  readonly onChoose: (account: Account) => void;
  /** Confirms the switch although unsaved work is lost. */
  readonly onConfirm: () => void;
  readonly onStay: () => void;
}

interface CompactProps extends AccountSwitcherViewProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Button for a header. Its dialog shows the list of accounts, or the confirmation when a switch loses unsaved work. */
export function CompactSwitcher({ open, onOpenChange, onConfirm, onStay, ...pickerProps }: CompactProps) {
  const { current, step, messages } = pickerProps;
  const { m, fill } = messages;
  const common = useMessages('common', commonMessages).m;
  const button = useRef<HTMLButtonElement>(null);
  const confirmation = step.step === 'confirming' ? step : null;
  return (
    <>
      <AccountButton
        ref={button}
        account={current}
        open={open}
        busy={step.step === 'switching'}
        m={m}
        onClick={() => onOpenChange(true)}
      />
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        className="tf-account-dialog"
        title={confirmation === null ? m.title : fill(m.unsaved.title, { name: confirmation.to.name })}
        role={confirmation === null ? 'dialog' : 'alertdialog'}
        closeLabel={common.close}
        returnFocus={button}
        footer={confirmation && <UnsavedAnswers m={m} onStay={onStay} onGo={onConfirm} />}
      >
        {confirmation === null ? (
          <AccountPicker {...pickerProps} takeFocus />
        ) : (
          <div className="tf-account-question">
            <UnsavedList unsaved={confirmation.unsaved} m={m} />
          </div>
        )}
      </Dialog>
    </>
  );
}

/** The list of accounts in the page; the confirmation is a dialog. */
export function InlineSwitcher({ onConfirm, onStay, ...pickerProps }: AccountSwitcherViewProps) {
  const { current, step, messages } = pickerProps;
  const { m, fill } = messages;
  const titleId = useId();
  const level = usePartLevel();
  const confirmation = step.step === 'confirming' ? step : null;
  return (
    <Card aria-labelledby={titleId} className="tf-account-sheet">
      <CardHeader title={current === null ? m.choose : m.title} titleId={titleId} level={level} />
      <AccountPicker {...pickerProps} />
      <ConfirmDialog
        open={confirmation !== null}
        onOpenChange={onStay}
        tone="destructive"
        title={fill(m.unsaved.title, { name: confirmation?.to.name ?? '' })}
        text={null}
        confirmLabel={m.unsaved.go}
        cancelLabel={m.unsaved.stay}
        onConfirm={onConfirm}
      >
        {confirmation && <UnsavedList unsaved={confirmation.unsaved} m={m} />}
      </ConfirmDialog>
    </Card>
  );
}

/** The only account, as text: there is nothing to choose. */
export function OnlyAccount({ account, m }: { readonly account: Account; readonly m: SwitcherMessages }) {
  return (
    <div part="account-only" className="tf-account-only">
      <AccountName account={account} label={m.current} />
      <AccountTags account={account} m={m} />
    </div>
  );
}

/** List of the unsaved work that a switch loses (decision 13). */
function UnsavedList({ unsaved, m }: { readonly unsaved: readonly UnsavedKind[]; readonly m: SwitcherMessages }) {
  return (
    <>
      <p>{m.unsaved.text}</p>
      <ul className="tf-account-unsaved">
        {unsaved.map((kind) => (
          <li key={kind}>{m.unsaved[kind]}</li>
        ))}
      </ul>
    </>
  );
}

interface UnsavedAnswersProps {
  readonly m: SwitcherMessages;
  readonly onStay: () => void;
  readonly onGo: () => void;
}

/** The two answers of the confirmation. The focus starts on Stay, because Enter must not lose data. */
function UnsavedAnswers({ m, onStay, onGo }: UnsavedAnswersProps) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <>
      <Button ref={stay} variant="secondary" onClick={onStay}>
        {m.unsaved.stay}
      </Button>
      <Button variant="destructive" onClick={onGo}>
        {m.unsaved.go}
      </Button>
    </>
  );
}

interface AccountNameProps {
  readonly account: Account;
  readonly label: string;
}

/** Name, number and city of an account. */
function AccountName({ account, label }: AccountNameProps) {
  return (
    <span part="account-identity" className="tf-account-identity">
      <VisuallyHidden>{label} </VisuallyHidden>
      <b title={account.name}>{account.name}</b> <small>{shortAccountLine(account)}</small>
    </span>
  );
}

interface AccountButtonProps extends ComponentPropsWithoutRef<'button'> {
  readonly account: Account | null;
  readonly open: boolean;
  readonly busy: boolean;
  readonly m: SwitcherMessages;
}

/**
 * Button that shows the account in a header and opens the list of accounts. Hovering or focusing it prefetches the
 * dialog.
 */
const AccountButton = forwardRef<HTMLButtonElement, AccountButtonProps>(function AccountButton(
  { account, open, busy, m, ...rest },
  ref,
) {
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      part="account-button"
      className="tf-account-button"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-busy={busy || undefined}
      onPointerEnter={prefetchDialog}
      onFocus={prefetchDialog}
    >
      {account === null ? (
        <b part="account-identity" className="tf-account-identity">
          {m.choose}
        </b>
      ) : (
        <AccountName account={account} label={m.current} />
      )}
      {busy ? <Spinner /> : <Icon of={ChevronsUpDown} size="sm" />}
    </button>
  );
});
