import { useSettings } from '../../../runtime/react/provider';
import { useMessages } from '../../../runtime/react/use-messages';
import { ButtonLink } from '../../../ui/button/button';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { usePartLevel } from '../../common/heading';
import { dashboardContract } from '../dashboard.contract';
import { dashboardLazyMessages } from '../dashboard.lazy.messages';
import type { DashboardProps } from '../dashboard.types';

export interface NothingHereProps {
  readonly overrides: DashboardProps['messages'];
  /** Whether support tickets are open to the buyer. */
  readonly service: boolean;
}

/** For somebody who may neither order nor pay: who can change that, and where they can go. */
export function NothingHere({ overrides, service }: NothingHereProps) {
  const { m } = useMessages(dashboardContract.name, dashboardLazyMessages, overrides);
  const { links } = useSettings();
  const tickets = service ? links.href({ to: 'tickets' }) : null;
  return (
    <EmptyState
      glyph="lock"
      level={usePartLevel(1)}
      title={m.denied.title}
      text={m.denied.text}
      actions={
        tickets === null ? undefined : (
          <ButtonLink variant="secondary" href={tickets}>
            {m.denied.tickets}
          </ButtonLink>
        )
      }
    />
  );
}
