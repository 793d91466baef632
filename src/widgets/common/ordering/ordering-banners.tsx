import type { ReactNode } from 'react';
import type { ConditionOnAccount } from '../../../domain';
import { RichMessage } from '../../../runtime/react/rich-message';
import { useSettings } from '../../../runtime/react/provider';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { ButtonLink } from '../../../ui/button/button';
import { commonMessages } from '../common.messages';
import { PhoneLink } from '../phone-and-email';
import { orderingStoppedMessages } from './ordering-stopped.messages';
import type { OrderingMessages } from './ordering.types';

interface StoppedProps {
  readonly condition: ConditionOnAccount;
  readonly accountName: string | null;
  /** Further information, shown last. */
  readonly children?: ReactNode;
}

/** Banner for an account that cannot order: the reason, in the backend's text if it has one, and the number to call. */
export function OrderingStopped({ condition, accountName, children }: StoppedProps) {
  const { m, fill } = useMessages('ordering-stopped', orderingStoppedMessages);
  const { customerService } = useSettings();
  return (
    <Banner tone="critical" title={accountName === null ? m.titleNoName : fill(m.title, { account: accountName })}>
      {condition.reason ?? m.reasons[condition.code]}{' '}
      {customerService === null ? (
        m.callNoNumber
      ) : (
        <RichMessage text={m.call} values={{ phone: <PhoneLink phone={customerService.phone} /> }} />
      )}
      {children !== undefined && <> {children}</>}
    </Banner>
  );
}

interface GuestProps {
  readonly messages: OrderingMessages['guest'];
  readonly restriction: 'order' | 'prices' | 'both';
}

/** Banner for a guest: what requires signing in, with a link if the host has one. */
export function GuestNote({ messages: texts, restriction }: GuestProps) {
  const common = useMessages('common', commonMessages);
  const { links } = useSettings();
  const href = links.href({ to: 'sign-in', reason: 'needs-sign-in' });
  const action = href !== null && (
    <ButtonLink variant="secondary" size="sm" href={href}>
      {common.m.signIn}
    </ButtonLink>
  );
  return <Banner title={texts[restriction]} action={action} />;
}
