import { useAdapter } from '../../runtime/react/use-adapter';
import { goTo } from '../../runtime/navigate';
import { UserProfile } from '../../widgets/user-profile';
import { settleCart } from '../sign-out';
import { usePortal } from '../portal-context';

/** Profile page. A change of language reloads the document under the path of that language. */
export default function ProfilePage() {
  const { basePath, languages } = usePortal();
  const adapter = useAdapter();
  return (
    <UserProfile
      headingLevel={1}
      languages={languages}
      basePath={basePath}
      currentHref={window.location.href}
      // Leaves the document: edits of the cart are sent first.
      navigate={(href) => void settleCart(adapter).then(() => goTo(href))}
    />
  );
}
