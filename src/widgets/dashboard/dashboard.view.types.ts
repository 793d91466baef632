import type { Destination } from '../../runtime/links';
import type { Words } from '../../runtime/react/use-messages';
import type { dashboardMessages } from './dashboard.messages';

/** The dashboard's words, with what fills them. */
export type DashboardWords = Words<typeof dashboardMessages>;

/** What every card gets. */
export interface CardProps {
  readonly accountId: string;
  readonly words: DashboardWords;
  /** A link was followed. */
  readonly onOpen: (destination: Destination) => void;
}
