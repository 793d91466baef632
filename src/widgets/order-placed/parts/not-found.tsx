import type { Account } from '../../../domain';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useSettings } from '../../../runtime/react/provider';
import type { Session } from '../../../runtime/session/session.types';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { ButtonLink } from '../../../ui/button/button';
import { Card } from '../../../ui/card/card';
import { usePartLevel } from '../../common/heading';
import type { OrderPlacedMessages } from '../order-placed.types';
import { LazyOtherAccount } from './lazy-parts';

interface NotFoundProps {
  readonly orderId: string;
  readonly session: Session;
  readonly messages: OrderPlacedMessages;
  readonly onSwitched: (account: Account) => void;
}

/** No such order on this account: whose it may be, and the way on. */
export function NotFound({ messages: { m }, ...given }: NotFoundProps) {
  const adapter = useAdapter();
  const { links } = useSettings();
  const level = usePartLevel();
  const href = links.href({ to: 'products' });
  const mayBeOthers =
    given.session.accounts.length > 1 &&
    adapter.orders?.accountOf !== undefined &&
    adapter.accounts?.switchTo !== undefined;
  return (
    <>
      {mayBeOthers && <LazyOtherAccount {...given} />}
      <Card>
        <EmptyState
          glyph="search"
          level={level}
          title={m.notFound.title}
          text={`${m.notFound.text} ${m.notFound.justPlaced}`}
          actions={href === null ? undefined : <ButtonLink href={href}>{m.products}</ButtonLink>}
        />
      </Card>
    </>
  );
}
