import { b as SupportTicketsProps } from 'shared/support-tickets.types';
export { S as SupportTicketsAdapter, a as SupportTicketsEvents, c as SupportTicketsSlots, d as SupportTicketsValue, s as supportTicketsContract } from 'shared/support-tickets.types';
export { s as supportTicketsMessages } from 'shared/support-tickets.messages';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/problem';
import 'shared/common.types';
import 'shared/messages';

/** Support tickets: looked for, read, answered, and rated once they are closed. */
declare const SupportTickets: react.ComponentType<SupportTicketsProps>;

export { SupportTickets, SupportTicketsProps };
