import { useSettings } from '../../../runtime/react/provider';
import type { Messages } from '../../../runtime/react/use-messages';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { ButtonLink } from '../../../ui/button/button';
import { Card } from '../../../ui/card/card';
import { usePartLevel } from '../../common/heading';
import type { productDetailsMessages } from '../product-details.messages';

/** No such product for this account, and the way to those there are. */
export function NotFound({ messages: { m } }: { readonly messages: Messages<typeof productDetailsMessages> }) {
  const { links } = useSettings();
  const href = links.href({ to: 'products' });
  return (
    <Card as="div">
      <EmptyState
        glyph="search"
        level={usePartLevel()}
        title={m.notFound.title}
        text={m.notFound.text}
        actions={href === null ? undefined : <ButtonLink href={href}>{m.notFound.action}</ButtonLink>}
      />
    </Card>
  );
}
