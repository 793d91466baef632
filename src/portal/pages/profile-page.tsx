import { useAdapter } from '../../runtime/react/use-adapter';
import { goTo } from '../../runtime/navigate';
import { UserProfile } from '../../widgets/user-profile';
import { settleCart } from '../sign-out';
import { usePortal } from '../portal-context';

/** The buyer's own record. A change of language is a load of the same address in it. */
export default function ProfilePage() {
  const { basePath, languages } = usePortal();
  const adapter = useAdapter();
  return (
    <UserProfile
      headingLevel={1}
      languages={languages}
      basePath={basePath}
      currentHref={window.location.href}
      // The page is left: what is still on its way to the cart goes first.
      navigate={(href) => void settleCart(adapter).then(() => goTo(href))}
    />
  );
}
