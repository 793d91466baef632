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
  /** Leaves the focus where it is: in a dialog, or where who shows it moves the focus. */
  readonly stays?: boolean;
}

interface OutcomeAlertProps extends PlaceProps {
  readonly tone: 'caution' | 'critical';
  readonly title: string;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** Something to decide about what was sent: it is gone to as it appears. */
export function OutcomeAlert({ stays = false, children, ...rest }: OutcomeAlertProps) {
  const banner = (
    <Banner role="alert" {...rest}>
      {children}
    </Banner>
  );
  return stays ? banner : <FocusOnMount>{banner}</FocusOnMount>;
}

interface UnknownOutcomeProps extends PlaceProps {
  readonly title: string;
  readonly text: string;
  /** Asks again; absent where another button does. */
  readonly onCheck?: () => void;
}

/** Its outcome is unknown: asking again and calling are the ways out, sending it again is none (decision 4). */
export function UnknownOutcome({ title, text, onCheck, stays }: UnknownOutcomeProps) {
  const { m } = useMessages('commit', commitMessages);
  return (
    <OutcomeAlert
      stays={stays}
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

/** It is known not to have happened: what is kept, why it failed, and what to quote on the phone. */
export function NotDoneOutcome({ title, text, error, action, stays }: NotDoneOutcomeProps) {
  const { m, fill } = useMessages('commit', commitMessages);
  const { errors } = useMessages('common', commonMessages).m;
  const why = error === null ? undefined : errors[error.code];
  const id = error?.correlationId;
  const said = text !== undefined && why !== undefined ? fill(m.why, { what: text, why }) : (text ?? why);
  return (
    <OutcomeAlert stays={stays} tone="critical" title={title} action={action}>
      {[said, id !== undefined && fill(m.reference, { id })].filter(Boolean).join(' ')}
    </OutcomeAlert>
  );
}

/** Whom to call instead, where the host has said so. */
export function CallCustomerService() {
  const { m } = useMessages('commit', commitMessages);
  const { customerService } = useSettings();
  return (
    customerService && <RichMessage text={m.call} values={{ phone: <PhoneLink phone={customerService.phone} /> }} />
  );
}

/** The small button of such a banner. */
export const BannerButton = ({ onClick, children }: { readonly onClick: () => void; readonly children: string }) => (
  <Button variant="secondary" size="sm" onClick={onClick}>
    {children}
  </Button>
);
