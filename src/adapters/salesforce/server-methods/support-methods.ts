import { fileResponse } from './file-responses';
import type { ServerMethod } from './methods';
import type { CommitStep } from './commit-steps';
import * as support from './support-responses';

/** Methods of support cases. */
export const supportMethods = {
  getSupportOptions: { http: 'GET', response: support.supportOptionsResponse },
  getAssets: { http: 'GET', response: support.assetsResponse },
  searchCases: { http: 'POST', reads: true, response: support.casesResponse },
  getCase: { http: 'GET', response: support.caseResponse },
  getCaseFile: { http: 'GET', response: fileResponse },
  uploadCaseFile: { http: 'POST', response: support.uploadedResponse },
  addCaseComment: { http: 'POST', response: support.caseChangedResponse },
  rateCase: { http: 'POST', response: support.caseChangedResponse },
} as const satisfies Record<string, ServerMethod>;

export type SupportMethodName = keyof typeof supportMethods | `createCase${CommitStep}`;
