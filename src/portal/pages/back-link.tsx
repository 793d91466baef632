import { ArrowLeft } from 'lucide';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import { ButtonLink } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { portalMessages } from '../portal.messages';

/** Link from an object's page to the page with the list. */
export function BackLink({ to }: { readonly to: 'orders' | 'products' }) {
  const { m } = useMessages('portal', portalMessages);
  const { links } = useSettings();
  const href = links.href({ to });
  if (href === null) return null;
  return (
    <p className="tf-portal-back">
      <ButtonLink variant="base" size="sm" href={href}>
        <Icon of={ArrowLeft} size="sm" mirror />
        {m.places[to]}
      </ButtonLink>
    </p>
  );
}
