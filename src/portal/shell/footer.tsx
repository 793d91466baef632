import { RichWords } from '../../runtime/react/rich-words';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';
import { useWords } from '../../runtime/react/use-words';
import { goTo } from '../../runtime/navigate';
import { Link } from '../../ui/link/link';
import { LanguageSwitcher } from '../../widgets/language-switcher';
import { settleCart } from '../leave';
import { carries } from '../navigation';
import { usePortal } from '../portal-context';
import { portalMessages } from '../portal.messages';
import { pathOf } from '../routes';

/** Customer service, in the same place on every page (WCAG 3.2.6), and the languages. */
export function Footer() {
  const { m, fill } = useWords('portal', portalMessages);
  const { customerService, locale } = useSettings();
  const { brand, base, basePath, slots = {}, languages, page } = usePortal();
  const adapter = useAdapter();
  const alone = page.name === 'resend';
  const leadsToContact = page.name !== 'contact' && carries(adapter, 'contact');
  return (
    <div className="tf-portal-foot">
      <div className="tf-portal-foot-words">
        <p>
          {brand.name}
          {customerService && (
            <>
              {' · '}
              <RichWords
                text={customerService.hours === undefined ? m.footer.service : m.footer.serviceHours}
                values={{
                  phone: <Link href={`tel:${customerService.phone.replace(/[^\d+]/g, '')}`}>{customerService.phone}</Link>,
                  hours: customerService.hours ?? '',
                }}
              />
            </>
          )}
        </p>
        {leadsToContact && <Link href={pathOf({ name: 'contact' }, base)}>{m.places.contact}</Link>}
        <Link href={pathOf({ name: alone ? 'home' : 'resend' }, base)}>
          {alone ? fill(m.footer.back, { brand: brand.name }) : m.footer.resend}
        </Link>
        {slots.footer}
      </div>
      <LanguageSwitcher
        language={locale.tag}
        languages={languages}
        basePath={basePath}
        currentHref={typeof window === 'undefined' ? undefined : window.location.href}
        // The page is left: what is still on its way to the cart goes first.
        navigate={(href) => void settleCart(adapter).then(() => goTo(href))}
        headingLevel={2}
      />
    </div>
  );
}
