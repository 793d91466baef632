import { useSettings } from '../../../runtime/react/provider';
import type { Messages } from '../../../runtime/react/use-messages';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { ButtonLink } from '../../../ui/button/button';
import { usePartLevel } from '../../common/heading';
import type { cartMessages } from '../cart.messages';

/** Nothing in the cart, and where to start. */
export function EmptyCart({ messages: { m } }: { readonly messages: Messages<typeof cartMessages> }) {
  const { links } = useSettings();
  const href = links.href({ to: 'products' });
  return (
    <EmptyState
      level={usePartLevel(1)}
      title={m.empty.title}
      text={m.empty.text}
      actions={href === null ? undefined : <ButtonLink href={href}>{m.empty.action}</ButtonLink>}
    />
  );
}
