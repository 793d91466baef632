import type { ReactNode } from 'react';
import type { PortError } from '../../../ports';
import { useSettings } from '../../../runtime/react/provider';
import { RichMessage } from '../../../runtime/react/rich-message';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { FocusOnMount } from '../../../ui/focus-on-mount/focus-on-mount';
import { commonMessages } from '../common.messages';
import { PhoneLink } from '../phone-and-email';
import { commitMessages } from './commit.messages';

interface PlaceProps {
  /** Keeps the focus where it is, for a dialog or a caller that moves the focus itself. */
  readonly keepsFocus?: boolean;
}

interface OutcomeAlertProps extends PlaceProps {
  readonly tone: 'caution' | 'critical';
  readonly title: string;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** Alert about a sent request that needs a decision. Takes the focus when it appears. */
export function OutcomeAlert({ keepsFocus = false, children, ...rest }: OutcomeAlertProps) {
  const banner = (
    <Banner role="alert" {...rest}>
      {children}
    </Banner>
  );
  return keepsFocus ? banner : <FocusOnMount>{banner}</FocusOnMount>;
}

interface UnknownOutcomeProps extends PlaceProps {
  readonly title: string;
  readonly text: string;
  /** Looks up the outcome again; absent where another button does. */
  readonly onCheck?: () => void;
}

/**
 * Alert for an unknown outcome. Offers a new look-up and the customer service number, never a resend, which could
 * execute the operation twice (decision 4).
 */
export function UnknownOutcome({ title, text, onCheck, keepsFocus }: UnknownOutcomeProps) {
  const { m } = useMessages('commit', commitMessages);
  return (
    <OutcomeAlert
      keepsFocus={keepsFocus}
      tone="caution"
      title={title}
      action={onCheck && <BannerButton onClick={onCheck}>{m.check}</BannerButton>}
    >
      {text} <CallCustomerService />
    </OutcomeAlert>
  );
}

interface NotDoneOutcomeProps extends PlaceProps {
  readonly title: string;
  readonly text?: string;
  readonly error: PortError | null;
  readonly action?: ReactNode;
}

/**
 * Alert for an operation that was proven not to have happened: what is saved, why it failed and which reference to
 * quote.
 */
export function NotDoneOutcome({ title, text, error, action, keepsFocus }: NotDoneOutcomeProps) {
  const { m, fill } = useMessages('commit', commitMessages);
  const { errors } = useMessages('common', commonMessages).m;
  const reason = error === null ? undefined : errors[error.code];
  const id = error?.correlationId;
  const detail = text !== undefined && reason !== undefined ? fill(m.withReason, { text, reason }) : (text ?? reason);
  return (
    <OutcomeAlert keepsFocus={keepsFocus} tone="critical" title={title} action={action}>
      {[detail, id !== undefined && fill(m.reference, { id })].filter(Boolean).join(' ')}
    </OutcomeAlert>
  );
}

/** Phone number of customer service, if the host has set one. */
export function CallCustomerService() {
  const { m } = useMessages('commit', commitMessages);
  const { customerService } = useSettings();
  return (
    customerService && <RichMessage text={m.call} values={{ phone: <PhoneLink phone={customerService.phone} /> }} />
  );
}

/** Small button for the action of a banner. */
export const BannerButton = ({ onClick, children }: { readonly onClick: () => void; readonly children: string }) => (
  <Button variant="secondary" size="sm" onClick={onClick}>
    {children}
  </Button>
);
