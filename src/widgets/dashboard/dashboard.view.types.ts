import type { Destination } from '../../runtime/links';
import type { Messages } from '../../runtime/react/use-messages';
import type { dashboardMessages } from './dashboard.messages';

/** The dashboard's words, with what fills them. */
export type DashboardMessages = Messages<typeof dashboardMessages>;

/** What every card gets. */
export interface DashboardCardProps {
  readonly accountId: string;
  readonly messages: DashboardMessages;
  /** A link was followed. */
  readonly onOpen: (destination: Destination) => void;
}
