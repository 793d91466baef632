import type { ConditionOnAccount } from '../../../domain';
import { RichWords } from '../../../runtime/react/rich-words';
import { useSettings } from '../../../runtime/react/provider';
import { useWords, type Words } from '../../../runtime/react/use-words';
import { Banner } from '../../../ui/banner/banner';
import { ButtonLink } from '../../../ui/button/button';
import { Link } from '../../../ui/link/link';
import { commonMessages } from '../../common/common.messages';
import type { gridMessages } from '../grid.messages';

interface StoppedProps {
  readonly words: Words<typeof gridMessages>;
  readonly condition: ConditionOnAccount;
  readonly accountName: string | null;
}

/** Ordering is stopped for the account: why, in the backend's words where it has some, and whom to call (spec §8). */
export function OrderingStopped({ words: { m, fill }, condition, accountName }: StoppedProps) {
  const { customerService } = useSettings();
  return (
    <Banner
      tone="critical"
      title={accountName === null ? m.stopped.titleNoName : fill(m.stopped.title, { account: accountName })}
    >
      {condition.reason ?? m.stopped.reasons[condition.code]}{' '}
      {customerService === null ? (
        m.stopped.callNoNumber
      ) : (
        <RichWords
          text={m.stopped.call}
          values={{ phone: <Link href={`tel:${customerService.phone.replace(/[^\d+]/g, '')}`}>{customerService.phone}</Link> }}
        />
      )}
    </Banner>
  );
}

interface GuestProps {
  readonly words: Words<typeof gridMessages>;
  readonly lacks: 'order' | 'prices' | 'both';
}

/** What a guest has to sign in for, and the way there where the host has one. */
export function GuestNote({ words: { m }, lacks }: GuestProps) {
  const common = useWords('common', commonMessages);
  const { links } = useSettings();
  const href = links.href({ to: 'sign-in', reason: 'needs-sign-in' });
  return (
    <Banner
      title={m.guest[lacks]}
      action={
        href === null ? undefined : (
          <ButtonLink variant="secondary" size="sm" href={href}>
            {common.m.signIn}
          </ButtonLink>
        )
      }
    />
  );
}
