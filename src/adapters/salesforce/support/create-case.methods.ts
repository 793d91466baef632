import * as z from 'zod/mini';
import { defineCommit, defineMethod } from '../server-methods/define-method';
import { count, instant, permissionErrors, reader, recordId, words } from '../server-methods/parts';

const askedPerson = () => ({
  /** First and last name. */
  name: z.string(),
  email: z.string(),
  /** As the store wants phone numbers. */
  phone: z.string(),
});

export const createCase = defineCommit({
  name: 'createCase',
  request: z.object({
    ...reader(),
    /** Names the draft: the case of a draft is made once, whichever attempt makes it. */
    draftId: z.string(),
    /** `equipment` or `customer`. */
    kind: z.enum(['equipment', 'customer']),
    /** Null for customer service. */
    equipment: z.nullable(
      z.object({
        /** Code of an equipment type. */
        type: z.string(),
        /** Code of one of its details; null when it is not known. */
        detail: z.nullable(z.string()),
        /** May be empty, or one that is in no list. */
        assetNumber: z.string(),
      }),
    ),
    /** Code of a problem type of the kind. */
    problemType: z.string(),
    /** Code of one of its reasons. */
    reason: z.string(),
    /** What the buyer says, not blank. */
    message: z.string(),
    /** Handles of whole uploads of `uploadCaseFile`. */
    attachments: z.array(z.string()),
    /** When somebody may come or call. */
    availability: z.array(
      z.object({
        /** 0 for Sunday to 6. */
        day: z.int(),
        /** A time of the account's clock, `HH:MM`. */
        start: z.string(),
        /** The same, later. */
        end: z.string(),
      }),
    ),
    /** Whom to reach. */
    contact: z.object(askedPerson()),
    /** Who is there when somebody comes; null when the contact is. */
    onsiteContact: z.nullable(
      z.object({
        /** First and last name. */
        name: z.string(),
        /** As the store wants phone numbers. */
        phone: z.string(),
      }),
    ),
    /** Who asks through the buyer; null when the buyer asks. */
    onBehalfOf: z.nullable(z.object(askedPerson())),
    /** What it was reported from; null for nothing. */
    about: z.nullable(
      z.object({
        /** An order summary; null when it is about an invoice. */
        orderId: z.nullable(recordId()),
        /** A line of that order; null for the order as a whole. */
        lineId: z.nullable(recordId()),
        /** An invoice; null when it is about an order. */
        invoiceId: z.nullable(recordId()),
      }),
    ),
  }),
  /** The case that was made. */
  value: z.object({
    caseId: recordId(),
    /** The number the buyer can quote. */
    number: z.string().check(z.minLength(1)),
    createdAt: instant(),
  }),
  docs: {
    does: 'Makes a support case',
    subject: 'draft',
    errors: permissionErrors('service'),
    reasons: { 'attachment-gone': 'An upload is no longer there, is not whole, or is somebody else’s.' },
    without: 'Cases can be seen and not made.',
  },
});

export const uploadCaseFile = defineMethod({
  name: 'uploadCaseFile',
  http: 'POST',
  request: z.object({
    ...reader(),
    /** The upload that goes on, as the first part was answered with; null with the first part. */
    handle: z.nullable(z.string()),
    /** The file's name with its ending. Keep as much of it as your records take. */
    name: z.string(),
    /** The file's media type, such as `image/jpeg`. Check it again. */
    contentType: z.string(),
    /** How many bytes the whole file has. */
    bytes: count(),
    /** Where in it this part begins, in bytes; 0 with the first. */
    from: count(),
    /** The part in Base64: 393,216 bytes, and the last one what is left. Put after each other these texts are the Base64 of the whole file. */
    base64: z.string(),
  }),
  response: z.object({
    /** `done`, or `refused` when the part was not kept. */
    outcome: z.enum(['done', 'refused']),
    /** Names the upload, with `done`: the same with every part. At most 255 signs. */
    handle: words(),
    /** Field `file` with `typeMismatch`, `rangeOverflow` or `valueMissing` for one that is not taken; the outcome is `refused`. */
    fields: z.nullish(z.record(z.string(), z.string())),
  }),
  docs: {
    purpose:
      'Keeps one part of one file for a case that is to be made. Parts come in their order, one after another. Drop what no case has taken after a day: a buyer may give an upload up at any part.',
    again: 'The part takes the place of what there is from its beginning on. A first part opens another upload.',
    errors: {
      ...permissionErrors('service'),
      MISSING_RECORD: 'There is no such upload of the running user.',
      INVALID_API_INPUT: 'The part begins after the end of what there is.',
    },
    without: 'Nothing is attached.',
  },
});
