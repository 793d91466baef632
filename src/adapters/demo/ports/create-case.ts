import type { CreateCaseRefusal, CreatedCase } from '../../../domain';
import { type CreateCasePort, type CreateCaseRequest, PortError } from '../../../ports';
import type { DemoContext } from '../context';
import { type DemoAccount, regions } from '../data/accounts';
import { withCase, caseFieldProblems } from '../engine/create-case';
import type { CommitRules } from '../engine/commit-steps';
import { optionsFor } from '../engine/support';
import { instantOf } from '../engine/zoned-time';
import type { Call } from '../faults';
import type { StoredFile } from '../store/file-record';
import { type CaseRecord, parseCase, parseCaseRequest } from '../store/support-record';
import { createCommitPort } from './commit-port';
import { requireSupportAccess } from './support';

/** Creates a support case at most once. The case of a draft is created once, whichever attempt creates it. */
export function createCasePort(context: DemoContext, call: Call): CreateCasePort {
  const { world } = context;
  let buyerId: string | null = null;
  /** Uploads of the current request, read before its transaction, which must be synchronous. */
  let found = new Map<string, StoredFile>();
  const rules = (account: DemoAccount): CommitRules<CreateCaseRequest, CaseRecord, CreateCaseRefusal> => ({
    operation: 'createCase',
    subject: ({ draftId }) => draftId,
    parseRequest: parseCaseRequest,
    parseValue: parseCase,
    already: (state, { draftId }) => state.cases.find((made) => made.draftId === draftId) ?? null,
    refusal: (_state, { case: { attachments } }) =>
      attachments.every((handle) => found.get(handle)?.accountId === account.id) ? null : 'attachment-gone',
    perform: (state, { draftId, case: answers }, { handle }) =>
      withCase(state, answers, {
        account,
        draftId,
        handle,
        buyerId,
        createdAt: world.now(),
        files: answers.attachments.flatMap((id) => {
          const file = found.get(id);
          return file === undefined ? [] : [{ id, name: file.name, type: file.content.type, bytes: file.content.size }];
        }),
      }),
  });

  /** Reads the uploads of a request, or of the one behind a handle, before a step. */
  async function lookUp(handles: readonly string[]): Promise<void> {
    const files = await Promise.all(handles.map(async (handle) => [handle, await context.files.find(handle)] as const));
    found = new Map([...found, ...files.flatMap(([handle, file]) => (file === null ? [] : [[handle, file] as const]))]);
  }

  const port = createCommitPort<CreateCaseRequest, CaseRecord, CreatedCase, CreateCaseRefusal>(context, call, {
    port: 'createCase',
    requirePermission: async () => {
      const buyer = await context.buyer();
      if (buyer !== null && !buyer.permissions.includes('service'))
        throw new PortError('forbidden', 'Support cases require the service permission');
      buyerId = buyer?.id ?? null;
    },
    rules,
    present: ({ id, number, createdAt }, { region }) => ({
      id,
      number,
      createdAt: instantOf(createdAt, regions[region].timeZone),
    }),
  });
  return {
    ...port,
    prepare: async (request, options) => {
      const { account, buyer } = await requireSupportAccess(context, request.accountId);
      check(request.case, optionsFor(buyer, account, request.locale, world.now()));
      await lookUp(request.case.attachments);
      return port.prepare(request, options);
    },
    commit: async (attempt) => {
      const account = await context.accountOf(attempt.accountId);
      const behind = (await context.state(account)).attempts.find(({ handle }) => handle === attempt.handle);
      await lookUp(parseCaseRequest(behind?.request)?.case.attachments ?? []);
      return port.commit(attempt);
    },
  };
}

/** Validates a case. @throws PortError `rejected` with the invalid fields */
function check(newCase: CreateCaseRequest['case'], options: ReturnType<typeof optionsFor>): void {
  const fields = caseFieldProblems(newCase, options);
  if (Object.keys(fields).length > 0) throw new PortError('rejected', 'The case is not complete', { fields });
}
