import type { CaseQuery, CreateCaseRequest, NewCase, SupportOptions } from '../../../ports';
import { required } from '../../expect';

/** A query without filters. */
export const everyCase: CaseQuery = {
  text: '',
  statuses: [],
  problemTypes: [],
  created: { start: null, end: null },
  modified: { start: null, end: null },
  page: 0,
  pageSize: 50,
};

const person = { name: 'Conformance Kit', email: 'kit@conformance.example', phone: '(207) 555-0100' };

/** A customer service case with the first problem type and reason. */
export function newCase({ problems }: SupportOptions, changes: Partial<NewCase> = {}): NewCase {
  const type = required(problems.customer[0], 'a problem type of customer service');
  return {
    kind: 'customer',
    equipment: null,
    problemType: type.code,
    reason: required(type.reasons[0], 'a reason').code,
    message: 'Asked by the conformance kit',
    attachments: [],
    availability: [],
    contact: person,
    onsiteContact: null,
    onBehalfOf: null,
    about: null,
    ...changes,
  };
}

/** A request for the case with a unique draft id. */
export const asking = (one: NewCase, draftId = `kit-${crypto.randomUUID()}`): Omit<CreateCaseRequest, 'accountId'> => ({
  draftId,
  case: one,
});

/** An image of one pixel, used as a photo. */
export const photo = (type = 'image/png'): Blob =>
  new Blob([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0])], { type });
