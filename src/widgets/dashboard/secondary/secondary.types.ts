import type { Messages } from '../../../runtime/react/use-messages';
import type { dashboardLazyMessages } from '../dashboard.lazy.messages';
import type { DashboardCardProps } from '../dashboard.view.types';

/** The words of the cards that come late, with what fills them. */
export type LazyMessages = Messages<typeof dashboardLazyMessages>;

/** What each of them gets. */
export interface SecondaryCardProps extends Omit<DashboardCardProps, 'messages'> {
  readonly messages: LazyMessages;
}
