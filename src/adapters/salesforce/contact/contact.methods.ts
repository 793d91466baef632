import * as z from 'zod/mini';
import { defineCommit, defineMethod } from '../server-methods/define-method';
import { day, instant, callerFields, recordId, optionalText } from '../server-methods/parts';

export const getContactDetails = defineMethod({
  name: 'getContactDetails',
  http: 'GET',
  request: z.object(callerFields()),
  response: z.object({
    /** Phone number for display; missing or null to use the page's own setting. */
    phone: optionalText(),
    /** Missing or null if customer service has no email address. */
    email: optionalText(),
    /** Opening hours; missing or null if unknown. */
    hours: z.nullish(
      z.object({
        /** IANA name of their time zone. */
        timeZone: z.string().check(z.minLength(1)),
        /** Intervals by weekday. */
        week: z.array(
          z.object({
            /** 0 for Sunday to 6. */
            day: z.int().check(z.gte(0), z.lte(6)),
            /** `HH:MM`. */
            start: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
            /** End in the same format; `24:00` is midnight at the end of the day. */
            end: z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/)),
          }),
        ),
        /** Closed dates of the next weeks, in order. */
        closed: z.array(
          z.object({
            date: day(),
            /** Reason in the buyer's language. */
            name: optionalText(),
          }),
        ),
      }),
    ),
    /** Topics of a message. */
    topics: z.array(
      z.object({
        /** The org's code, the same in every language. */
        code: z.string().check(z.minLength(1)),
        /** Label; the code if missing. */
        label: optionalText(),
        /**
         * Page that may answer the question: `orders`, `invoices`, `wallet`, `new-ticket`, `tickets`, `products`,
         * `faq`, `resend` or `register`.
         */
        page: optionalText(),
      }),
    ),
    /** Maximum length of a subject in UTF-16 units. */
    subjectMax: z.int().check(z.positive()),
    /** Maximum length of a message in UTF-16 units. */
    messageMax: z.int().check(z.positive()),
    /** Contact details of the running user as defaults; missing or null for a guest. */
    contact: z.nullish(
      z.object({
        /** First and last name. */
        name: optionalText(),
        email: optionalText(),
        /** A phone number. */
        phone: optionalText(),
      }),
    ),
  }),
  docs: {
    purpose: 'Returns the contact details of customer service, for buyers and for guests.',
    without: 'The page shows the phone number from its settings and has no message form.',
  },
});

export const sendMessage = defineCommit({
  name: 'sendMessage',
  request: z.object({
    ...callerFields(),
    /** Identifies the draft. The message of a draft is sent once, whichever attempt sends it. */
    draftId: z.string(),
    /** Code of a topic of `getContactDetails`. */
    topic: z.string(),
    /** Not blank. */
    subject: z.string(),
    /** Not blank. */
    text: z.string(),
    /** Contact for the reply. */
    contact: z.object({
      /** First and last name. */
      name: z.string(),
      email: z.string(),
      /** Phone number, possibly empty. */
      phone: z.string(),
    }),
  }),
  /** The message that was sent. */
  value: z.object({
    messageId: recordId(),
    /** Reference number for phone calls. */
    number: z.string().check(z.minLength(1)),
    sentAt: instant(),
  }),
  docs: {
    does: 'Sends a message of a buyer or a guest to customer service',
    subject: 'draft',
    reasons: {
      'too-many-messages':
        'Too many earlier messages of this sender have no reply yet. Limit the rate, because anybody can send the form.',
    },
    without: 'Buyers can’t send messages from the page.',
  },
});
