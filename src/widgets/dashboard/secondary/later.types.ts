import type { Words } from '../../../runtime/react/use-messages';
import type { dashboardLaterMessages } from '../dashboard.lazy.messages';
import type { CardProps } from '../dashboard.view.types';

/** The words of the cards that come late, with what fills them. */
export type LaterWords = Words<typeof dashboardLaterMessages>;

/** What each of them gets. */
export interface LaterCardProps extends Omit<CardProps, 'words'> {
  readonly words: LaterWords;
}
