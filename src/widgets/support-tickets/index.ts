'use client';

export { supportTicketsContract } from './support-tickets.contract';
export { supportTicketsMessages } from './support-tickets.messages';
export type {
  SupportTicketsAdapter,
  SupportTicketsEvents,
  SupportTicketsProps,
  SupportTicketsSlots,
  SupportTicketsValue,
} from './support-tickets.types';
export { SupportTickets } from './support-tickets.widget';
