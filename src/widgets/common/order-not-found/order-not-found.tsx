import { useAdapter } from '../../../runtime/react/use-adapter';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { ButtonLink } from '../../../ui/button/button';
import { Card } from '../../../ui/card/card-container';
import { OtherAccount, type OtherAccountProps } from '../other-account/other-account';

export interface OrderNotFoundProps extends OtherAccountProps {
  /** Level of the heading. */
  readonly level: 1 | 2 | 3 | 4;
  readonly title: string;
  readonly text: string;
  /** The way on; without an address there is none. */
  readonly href: string | null;
  readonly action: string;
}

/** No such order on this account: whose it may be, and the way on. */
export function OrderNotFound({ level, title, text, href, action, ...given }: OrderNotFoundProps) {
  const { orders, accounts } = useAdapter();
  const canBeOthers =
    given.session.accounts.length > 1 && orders?.accountOf !== undefined && accounts?.switchTo !== undefined;
  return (
    <>
      {canBeOthers && <OtherAccount {...given} />}
      <Card>
        <EmptyState
          glyph="search"
          level={level}
          title={title}
          text={text}
          actions={href === null ? undefined : <ButtonLink href={href}>{action}</ButtonLink>}
        />
      </Card>
    </>
  );
}
