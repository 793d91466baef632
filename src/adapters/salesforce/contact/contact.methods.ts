import * as z from 'zod/mini';
import { defineCommit, defineMethod } from '../server-methods/define-method';
import { day, instant, reader, recordId, words } from '../server-methods/parts';

export const getContactDetails = defineMethod({
  name: 'getContactDetails',
  http: 'GET',
  request: z.object(reader()),
  response: z.object({
    /** As it is written; missing or null where the page's own setting says it. */
    phone: words(),
    /** Missing or null where nobody reads emails. */
    email: words(),
    /** When somebody is there; missing or null where that is not known. */
    hours: z.nullish(
      z.object({
        /** IANA name of the zone they are in. */
        timeZone: z.string().check(z.minLength(1)),
        /** Stretches of days of the week. */
        week: z.array(
          z.object({
            /** 0 for Sunday to 6. */
            day: z.int().check(z.gte(0), z.lte(6)),
            /** `HH:MM`. */
            start: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
            /** The same, later; `24:00` is midnight at the end of the day. */
            end: z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/)),
          }),
        ),
        /** Days of the next weeks on which nobody is there whatever day of the week it is, in their order. */
        closed: z.array(
          z.object({
            date: day(),
            /** Why, in the buyer's language. */
            name: words(),
          }),
        ),
      }),
    ),
    /** What can be written about. */
    topics: z.array(
      z.object({
        /** What the org calls it, the same in every language. */
        code: z.string().check(z.minLength(1)),
        /** How it is shown; the code when it is missing. */
        label: words(),
        /** Where the answer may stand already: `orders`, `invoices`, `wallet`, `new-ticket`, `tickets`, `products`, `faq`, `resend` or `register`. */
        page: words(),
      }),
    ),
    /** The most UTF-16 units of a subject. */
    subjectMax: z.int().check(z.positive()),
    /** The most UTF-16 units of a message. */
    messageMax: z.int().check(z.positive()),
    /** What is known of the running user, to begin with; missing or null for a guest. */
    contact: z.nullish(
      z.object({
        /** First and last name. */
        name: words(),
        email: words(),
        /** A phone number. */
        phone: words(),
      }),
    ),
  }),
  docs: {
    purpose: 'How customer service is reached, for buyers and for guests.',
    without: 'The page shows the phone number of its own settings and takes no message.',
  },
});

export const sendMessage = defineCommit({
  name: 'sendMessage',
  request: z.object({
    ...reader(),
    /** Names the draft: the message of a draft is sent once, whichever attempt sends it. */
    draftId: z.string(),
    /** Code of a topic of `getContactDetails`. */
    topic: z.string(),
    /** Not blank. */
    subject: z.string(),
    /** Not blank. */
    text: z.string(),
    /** Whom to answer. */
    contact: z.object({
      /** First and last name. */
      name: z.string(),
      email: z.string(),
      /** A phone number; may be empty. */
      phone: z.string(),
    }),
  }),
  /** The message that was sent. */
  value: z.object({
    messageId: recordId(),
    /** What to quote on the phone. */
    number: z.string().check(z.minLength(1)),
    sentAt: instant(),
  }),
  docs: {
    does: 'A message to customer service, of a buyer or of a guest',
    subject: 'draft',
    reasons: {
      'too-many-messages':
        'This sender’s earlier ones wait for an answer first. The form can be sent by anybody: throttle it.',
    },
    without: 'No messages are sent from the page.',
  },
});
