import type { CaseSubject } from '../../../domain';
import type { CreateCasePort } from '../../../ports';
import type { Context } from '../context';
import { toCreatedCase } from '../mapping/support';
import { createdCaseValue } from '../server-methods/support-responses';
import { createCommitPort } from './commit-port';

const told = (about: CaseSubject | null) => about && (about.kind === 'order'
  ? { orderId: about.orderId, lineId: about.lineId, invoiceId: null }
  : { orderId: null, lineId: null, invoiceId: about.invoiceId });

/** Making a support case, once. */
export const createCasePort = (context: Context): CreateCasePort => createCommitPort(context, {
  name: 'createCase', schema: createdCaseValue, tell: toCreatedCase,
  reasons: ['attachment-gone'],
  ask({ draftId, case: { kind, equipment, problemType, reason, message, attachments, availability, contact, onsiteContact, onBehalfOf, about } }) {
    return {
      draftId, kind, equipment, problemType, reason, message, attachments: [...attachments], availability: availability.map((time) => ({ ...time })), contact, onsiteContact, onBehalfOf,
      about: told(about),
    };
  },
});
