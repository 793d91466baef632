import * as z from 'zod/mini';
import { defineCommit, defineMethod } from '../server-methods/define-method';
import { instant, permissionErrors, callerFields, filePart, filePartStored, recordId } from '../server-methods/parts';

const personRequest = () => ({
  /** First and last name. */
  name: z.string(),
  email: z.string(),
  /** Phone number in the store's format. */
  phone: z.string(),
});

export const createCase = defineCommit({
  name: 'createCase',
  request: z.object({
    ...callerFields(),
    /** Identifies the draft. The case of a draft is created once, whichever attempt creates it. */
    draftId: z.string(),
    /** `equipment` or `customer`. */
    kind: z.enum(['equipment', 'customer']),
    /** Null for customer service. */
    equipment: z.nullable(
      z.object({
        /** Code of an equipment type. */
        type: z.string(),
        /** Code of one of its details; null if unknown. */
        detail: z.nullable(z.string()),
        /** Asset number; can be empty or unlisted. */
        assetNumber: z.string(),
      }),
    ),
    /** Code of a problem type of that kind. */
    problemType: z.string(),
    /** Code of one of its reasons. */
    reason: z.string(),
    /** The buyer's message, not blank. */
    message: z.string(),
    /** Handles of completed uploads from `uploadCaseFile`. */
    attachments: z.array(z.string()),
    /** When a visit or a call is possible. */
    availability: z.array(
      z.object({
        /** 0 for Sunday to 6. */
        day: z.int(),
        /** Local time of the account, `HH:MM`. */
        start: z.string(),
        /** End, in the same format. */
        end: z.string(),
      }),
    ),
    /** Contact person. */
    contact: z.object(personRequest()),
    /** Person on site for a visit; null if it is the contact. */
    onsiteContact: z.nullable(
      z.object({
        /** First and last name. */
        name: z.string(),
        /** Phone number in the store's format. */
        phone: z.string(),
      }),
    ),
    /** Person on whose behalf the buyer asks; null for none. */
    onBehalfOf: z.nullable(z.object(personRequest())),
    /** Record that it was reported from; null for none. */
    about: z.nullable(
      z.object({
        /** An order summary; null for an invoice. */
        orderId: z.nullable(recordId()),
        /** A line of that order; null for the whole order. */
        lineId: z.nullable(recordId()),
        /** An invoice; null for an order. */
        invoiceId: z.nullable(recordId()),
      }),
    ),
  }),
  /** The created case. */
  value: z.object({
    caseId: recordId(),
    /** Number that the buyer can quote. */
    number: z.string().check(z.minLength(1)),
    createdAt: instant(),
  }),
  docs: {
    does: 'Creates a support case',
    subject: 'draft',
    errors: permissionErrors('service'),
    reasons: { 'attachment-gone': 'An upload no longer exists, is incomplete, or belongs to another user.' },
    without: 'Cases are shown, but can’t be created.',
  },
});

export const uploadCaseFile = defineMethod({
  name: 'uploadCaseFile',
  http: 'POST',
  request: z.object({
    ...callerFields(),
    ...filePart(),
  }),
  response: z.object(filePartStored()),
  docs: {
    purpose:
      'Stores one part of a file for a new case. Parts arrive in order, one after another. Delete uploads that no case has used after a day, because a buyer can cancel an upload at any part.',
    again: 'The part replaces the stored bytes from its offset on. A first part starts another upload.',
    errors: {
      ...permissionErrors('service'),
      MISSING_RECORD: 'The running user has no such upload.',
      INVALID_API_INPUT: 'The part starts after the end of the stored bytes.',
    },
    without: 'Files can’t be attached.',
  },
});
