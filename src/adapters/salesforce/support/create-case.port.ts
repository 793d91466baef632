import type { CaseSubject } from '../../../domain';
import type { CreateCasePort } from '../../../ports';
import type { Context } from '../context';
import { createCommitPort } from '../server-methods/commit';
import { createCase } from './create-case.methods';
import { toCreatedCase } from './support.mapping';

const toSubjectRequest = (about: CaseSubject | null) =>
  about &&
  (about.kind === 'order'
    ? { orderId: about.orderId, lineId: about.lineId, invoiceId: null }
    : { orderId: null, lineId: null, invoiceId: about.invoiceId });

/** Creates a support case at most once. */
export const createCasePort = (context: Context): CreateCasePort =>
  createCommitPort(context, createCase, {
    toValue: toCreatedCase,
    reasons: ['attachment-gone'],
    toArguments({
      draftId,
      case: {
        kind,
        equipment,
        problemType,
        reason,
        message,
        attachments,
        availability,
        contact,
        onsiteContact,
        onBehalfOf,
        about,
      },
    }) {
      return {
        draftId,
        kind,
        equipment,
        problemType,
        reason,
        message,
        attachments: [...attachments],
        availability: availability.map((time) => ({ ...time })),
        contact,
        onsiteContact,
        onBehalfOf,
        about: toSubjectRequest(about),
      };
    },
  });
