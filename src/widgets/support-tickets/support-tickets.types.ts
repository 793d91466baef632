import type { Needs } from '../../ports';
import type { Messages } from '../../runtime/react/use-messages';
import type { WidgetProps } from '../common/common.types';
import type { ErrorSlots, RegionSlots } from '../common/slots';
import type { supportTicketsMessages } from './support-tickets.messages';

/** All messages of the tickets, by key. */
export type SupportTicketsTree = typeof supportTicketsMessages;

/** Adapter methods that the tickets use. Without `comment`, `rate` or `file` their controls do not render. */
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

/** Search, filters and page, which a host can control. Dates are `YYYY-MM-DD`, or null for an open end. */
export interface SupportTicketsValue {
  readonly search: string;
  readonly status: string | null;
  readonly problemType: string | null;
  readonly createdFrom: string | null;
  readonly createdTo: string | null;
  readonly changedFrom: string | null;
  readonly changedTo: string | null;
  /** The first page is 1. */
  readonly page: number;
}

export interface SupportTicketsEvents {
  /** The buyer changed the search, the filters or the page. */
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
  /** A ticket was opened; null after the buyer returned to the list. */
  readonly 'case-open': { readonly caseId: string | null };
  /** The buyer commented on a ticket. */
  readonly comment: { readonly caseId: string };
  /** The buyer rated a closed ticket. */
  readonly rate: { readonly caseId: string; readonly stars: number };
}

export type SupportTicketsSlots = RegionSlots<'header' | 'footer' | 'empty'> & ErrorSlots;

export type SupportTicketsProps = WidgetProps<
  SupportTicketsAdapter,
  SupportTicketsTree,
  SupportTicketsEvents,
  SupportTicketsSlots
> & {
  /** Id of the open ticket; null for none. If left out, the widget manages it. */
  readonly caseId?: string | null;
  /** Search, filters and page; the widget keeps the parts that are left out. */
  readonly value?: Partial<SupportTicketsValue>;
};

/** The tickets' messages with their formatting functions. */
export type TicketsMessages = Messages<typeof supportTicketsMessages>;
