import type { Account } from '../../../domain';
import { RichWords } from '../../../runtime/react/rich-words';
import { useSettings } from '../../../runtime/react/provider';
import type { Words } from '../../../runtime/react/use-words';
import { Banner } from '../../../ui/banner/banner';
import { PhoneLink } from '../../common/phone-link';
import type { formMessages } from '../checkout.messages';

/** What keeps the account from checking out, why, and who can help (spec §8, decision 10). */
export function StoppedBanner({ account, words: { m, fill } }: { readonly account: Account; readonly words: Words<typeof formMessages> }) {
  const { customerService } = useSettings();
  const stopping = account.conditions.find(({ stops }) => stops.includes('checkout'));
  if (stopping === undefined) return null;
  // A condition newer than the library still has its reason.
  const known = Object.hasOwn(m.conditions, stopping.code) ? m.conditions[stopping.code] : null;
  return (
    <Banner tone="critical" title={fill(m.conditions.title, { account: account.name })}>
      {stopping.reason ?? known}{' '}
      {customerService && <RichWords text={m.conditions.call} values={{ phone: <PhoneLink phone={customerService.phone} /> }} />} {m.conditions.kept}
    </Banner>
  );
}
