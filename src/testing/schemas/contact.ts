import * as z from 'zod/mini';
import type { ContactDetails, SentMessage } from '../../ports';
import { calendarDate, id, instant, label, positive, text, words } from './basics';

const day = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]);
const time = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/));

export const contactDetails = z.object({
  phone: z.nullable(text),
  email: z.nullable(text),
  hours: z.nullable(
    z.object({
      timeZone: text,
      week: z.array(z.object({ day, start: time, end: time })),
      closed: z.array(z.object({ date: calendarDate, name: label })),
    }),
  ),
  topics: z.array(
    z.object({
      code: text,
      label,
      page: z.nullable(
        z.enum(['orders', 'invoices', 'wallet', 'new-ticket', 'tickets', 'products', 'faq', 'resend', 'register']),
      ),
    }),
  ),
  subjectMax: positive,
  messageMax: positive,
  contact: z.object({ name: words, email: words, phone: words }),
}) satisfies z.ZodMiniType<ContactDetails>;

export const sentMessage = z.object({ id, number: text, sentAt: instant }) satisfies z.ZodMiniType<SentMessage>;
