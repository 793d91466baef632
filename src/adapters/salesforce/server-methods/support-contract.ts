import type { ServerMethodContract } from './contract.types';
import { onceContract } from './commit-contract';
import { type SupportMethodName, supportMethods } from './support-methods';
import * as request from './support-requests';
import { createdCaseValue } from './support-responses';

/** Support is for those with the service permission. */
const service = { INSUFFICIENT_ACCESS: 'The running user lacks the service permission (`getBuyer`), or may not act for the account.' };
const gone = { 'case-gone': 'The account has no such case.' };

const supportReads = {
  getSupportOptions: {
    ...supportMethods.getSupportOptions, request: request.supportReaderRequest, errors: service,
    purpose: 'What a new case can be made of, for the running user on the account.',
    without: 'No cases are made, and cases are not narrowed by status or problem type.',
  },
  getAssets: {
    ...supportMethods.getAssets, request: request.supportReaderRequest, errors: service,
    purpose: 'The equipment that stands at the account.',
    without: 'Asset numbers are typed.',
  },
  searchCases: {
    ...supportMethods.searchCases, request: request.casesRequest, errors: service,
    purpose: 'One page of the account’s cases that match, whoever made them.',
    without: 'Cases are not listed.',
  },
  getCase: {
    ...supportMethods.getCase, request: request.caseRequest, errors: service,
    purpose: 'One case with everything that is known of it; null when the account has none like it.',
    without: 'Cases can not be opened.',
  },
  getCaseFile: {
    ...supportMethods.getCaseFile, request: request.caseFileRequest, errors: service,
    purpose: 'Something attached to a case of the account; null when it is no longer there.',
    without: 'What is attached is named and can not be had.',
  },
  uploadCaseFile: {
    ...supportMethods.uploadCaseFile, request: request.uploadRequest,
    errors: { ...service, MISSING_RECORD: 'There is no such upload of the running user.', INVALID_API_INPUT: 'The part begins after the end of what there is.' },
    purpose: 'Keeps one part of one file for a case that is to be made. Parts come in their order, one after another. Drop what no case has taken after a day: a buyer may give an upload up at any part.',
    again: 'The part takes the place of what there is from its beginning on. A first part opens another upload.',
    without: 'Nothing is attached.',
  },
  addCaseComment: {
    ...supportMethods.addCaseComment, request: request.commentRequest, errors: service,
    purpose: 'Adds what the buyer says to a case’s conversation.',
    again: 'With the same key nothing changes: the case is returned as it is.',
    reasons: { ...gone, 'case-closed': 'The case is closed.' },
    without: 'Conversations are read and not added to.',
  },
  rateCase: {
    ...supportMethods.rateCase, request: request.rateRequest, errors: service,
    purpose: 'Keeps what the buyer thought of how a closed case was dealt with.',
    again: 'The later rating takes the place of the earlier one.',
    reasons: { ...gone, 'case-open': 'The case is still open.' },
    without: 'Cases are not rated.',
  },
} as const satisfies Record<keyof typeof supportMethods, ServerMethodContract>;

/** Server methods of support cases. */
export const supportContract = {
  ...supportReads,
  ...onceContract({
    name: 'createCase', value: createdCaseValue, request: request.createCaseRequest, subject: 'draft', errors: service,
    does: 'Makes a support case',
    reasons: { 'attachment-gone': 'An upload is no longer there, is not whole, or is somebody else’s.' },
    without: 'Cases can be seen and not made.',
  }),
} satisfies Record<SupportMethodName, ServerMethodContract>;
