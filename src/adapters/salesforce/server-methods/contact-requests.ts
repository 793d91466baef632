import * as z from 'zod/mini';
import { onceReader } from './commit';

/** `getContactDetails`. */
export const contactDetailsRequest = z.object({ ...onceReader });

/** `sendMessagePrepare`. */
export const sendMessageRequest = z.object({
  ...onceReader,
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
});
