import { RichMessage } from '../../runtime/react/rich-message';
import { useSessionRuntime } from '../../runtime/react/use-session-runtime';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import { goTo } from '../../runtime/navigate';
import { FACT_SEPARATOR } from '../../runtime/messages/join-facts';
import { Link } from '../../ui/link/link';
import { LanguageSwitcher } from '../../widgets/language-switcher';
import { settleCart } from '../sign-out';
import { rightsOf } from '../navigation';
import { isSupported } from '../pages';
import { usePortal } from '../portal-context';
import { portalMessages } from '../portal.messages';
import { pathOf } from '../routes';

/** Customer service, in the same position on every page (WCAG 3.2.6), and the languages. */
export function Footer() {
  const { m, fill } = useMessages('portal', portalMessages);
  const { customerService, locale } = useSettings();
  const { brand, base, basePath, slots = {}, languages, page } = usePortal();
  const adapter = useAdapter();
  // Activation is for visitors who aren't signed in.
  const rights = rightsOf(useSessionRuntime().state);
  const alone = page.name === 'resend';
  const leadsToContact = page.name !== 'contact' && isSupported(adapter, 'contact');
  return (
    <div className="tf-portal-footer">
      <div className="tf-portal-footer-text">
        <p>
          {brand.name}
          {customerService && (
            <>
              {FACT_SEPARATOR}
              <RichMessage
                text={customerService.hours === undefined ? m.footer.service : m.footer.serviceHours}
                values={{
                  phone: (
                    <Link className="tf-nowrap" href={`tel:${customerService.phone.replace(/[^\d+]/g, '')}`}>
                      {customerService.phone}
                    </Link>
                  ),
                  hours: customerService.hours ?? '',
                }}
              />
            </>
          )}
        </p>
        {leadsToContact && <Link href={pathOf({ name: 'contact' }, base)}>{m.places.contact}</Link>}
        {alone && <Link href={pathOf({ name: 'home' }, base)}>{fill(m.footer.back, { brand: brand.name })}</Link>}
        {!alone && rights.register && <Link href={pathOf({ name: 'resend' }, base)}>{m.footer.resend}</Link>}
        {slots.footer}
      </div>
      <LanguageSwitcher
        language={locale.tag}
        languages={languages}
        basePath={basePath}
        currentHref={typeof window === 'undefined' ? undefined : window.location.href}
        // Leaves the document: edits of the cart are sent first.
        navigate={(href) => void settleCart(adapter).then(() => goTo(href))}
        headingLevel={2}
      />
    </div>
  );
}
