import { useSettings } from '../../../runtime/react/provider';
import { useMessages } from '../../../runtime/react/use-messages';
import { ButtonLink } from '../../../ui/button/button';
import { Card } from '../../../ui/card/card-container';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { usePartLevel } from '../../common/heading';
import { checkoutContract } from '../checkout.contract';
import { checkoutLazyMessages } from '../checkout.lazy.messages';

/** An empty cart, and the way to fill it. */
export function NothingToOrder({ overrides }: { readonly overrides?: object }) {
  const { m } = useMessages(checkoutContract.name, checkoutLazyMessages, overrides);
  const { links } = useSettings();
  const href = links.href({ to: 'products' });
  return (
    <Card>
      <EmptyState
        level={usePartLevel(1)}
        title={m.empty.title}
        text={m.empty.text}
        actions={href === null ? undefined : <ButtonLink href={href}>{m.empty.action}</ButtonLink>}
      />
    </Card>
  );
}
