import type { Messages } from '../../runtime/react/use-messages';
import type { supportTicketsMessages } from './support-tickets.messages';

/** The tickets' words, with what fills them. */
export type TicketsMessages = Messages<typeof supportTicketsMessages>;
