import { useAdapter } from '../../runtime/react/use-adapter';
import { useMessages } from '../../runtime/react/use-messages';
import { SelfRegister } from '../../widgets/self-register';
import { usePortal } from '../portal-context';
import { portalMessages } from '../portal.messages';
import { CallToRegister } from './plain-pages';

/**
 * Registration page. The document title names the current step. Without a registration port it shows customer service.
 */
export default function RegisterPage() {
  const adapter = useAdapter();
  const { brand, resend, registration, slots } = usePortal();
  const { m, fill } = useMessages('portal', portalMessages);
  if (adapter.registration?.findAccount === undefined || adapter.register?.prepare === undefined)
    return <CallToRegister />;
  return (
    <SelfRegister
      headingLevel={1}
      signInURL={resend?.signInURL}
      passwordResetURL={registration?.passwordResetURL}
      appStoreIos={resend?.appStoreIos}
      appStoreAndroid={resend?.appStoreAndroid}
      onStepChange={({ title }) => {
        document.title = fill(m.title, {
          page: title,
          brand: fill(m.title, { page: m.pages.register, brand: brand.name }),
        });
      }}
      slots={{ footer: slots?.register }}
    />
  );
}
