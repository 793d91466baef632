import type { Needs } from '../../ports';
import type { Messages } from '../../runtime/react/use-messages';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { supportTicketsMessages } from './support-tickets.messages';

/** Every word of the tickets, by key. */
export type SupportTicketsTree = typeof supportTicketsMessages;

/** What the tickets ask of an adapter. Without `comment`, `rate` or `file` their controls are absent. */
export type SupportTicketsAdapter = Needs<
  'support.search' | 'support.read',
  | 'support.options'
  | 'support.comment'
  | 'support.rate'
  | 'support.file'
  | 'session.isGuest'
  | 'session.user'
  | 'session.settings'
  | 'accounts.list'
  | 'accounts.read'
>;

/** What is looked for, to be held by a host. Dates are `YYYY-MM-DD`, or null for an open end. */
export interface SupportTicketsValue {
  readonly search: string;
  readonly status: string | null;
  readonly problemType: string | null;
  readonly createdFrom: string | null;
  readonly createdTo: string | null;
  readonly changedFrom: string | null;
  readonly changedTo: string | null;
  /** Counted from 1. */
  readonly page: number;
}

export interface SupportTicketsEvents {
  readonly 'value-change': {
    readonly search: string;
    readonly status: string | null;
    readonly problemType: string | null;
    readonly createdFrom: string | null;
    readonly createdTo: string | null;
    readonly changedFrom: string | null;
    readonly changedTo: string | null;
    readonly page: number;
  };
  /** A ticket was opened; null when the buyer went back to all of them. */
  readonly 'case-open': { readonly caseId: string | null };
  readonly comment: { readonly caseId: string };
  readonly rate: { readonly caseId: string; readonly stars: number };
}

export type SupportTicketsSlots = RegionSlots<'header' | 'footer' | 'empty'>;

export type SupportTicketsProps = WidgetProps<
  SupportTicketsAdapter,
  SupportTicketsTree,
  SupportTicketsEvents,
  SupportTicketsSlots
> & {
  /** The ticket that is open; null for none. Left out, the widget keeps it. */
  readonly caseId?: string | null;
  /** What is looked for; parts that are left out are kept by the widget. */
  readonly value?: Partial<SupportTicketsValue>;
};

/** The tickets' words, with what fills them. */
export type TicketsMessages = Messages<typeof supportTicketsMessages>;
