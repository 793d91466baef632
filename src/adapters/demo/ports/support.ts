import { PortError, type SupportPort } from '../../../ports';
import { attachmentProblem, CASE_STARS, COMMENT_MAX_LENGTH } from '../../../rules/support';
import type { DemoContext } from '../context';
import type { DemoAccount } from '../data/accounts';
import type { DemoBuyer } from '../data/buyers';
import { paged } from '../engine/paging';
import { assetsOf, attachmentRule, casePhoto, casesOf, matching, optionsFor } from '../engine/support';
import type { Call } from '../faults';
import { readInParts } from '../read-in-parts';
import type { AccountState } from '../store/records';

/** Requires the service permission. @throws PortError `signed-out`, `forbidden` */
export async function requireSupportAccess(
  context: DemoContext,
  accountId: string | null,
): Promise<{ readonly account: DemoAccount; readonly buyer: DemoBuyer }> {
  const [buyer, account] = [await context.buyer(), await context.accountOf(accountId)];
  if (buyer === null || account === null) throw new PortError('signed-out', 'A guest has no support cases');
  if (!buyer.permissions.includes('service'))
    throw new PortError('forbidden', 'Support cases require the service permission');
  return { account, buyer };
}

/** Implements the support port with seeded and new cases. */
export function supportPort(context: DemoContext, call: Call): SupportPort {
  const { world } = context;
  const readerOf = (account: DemoAccount, buyer: DemoBuyer, state: AccountState, locale: string) => ({
    account,
    buyer,
    state,
    locale,
    startedAt: world.startedAt,
  });
  const noCase = () => new PortError('not-found', 'The case does not exist');

  async function casesAt(accountId: string | null, locale: string) {
    const { account, buyer } = await requireSupportAccess(context, accountId);
    return casesOf(readerOf(account, buyer, await context.state(account), locale));
  }

  /** Changes an existing case and returns it. */
  async function changed(
    request: { readonly caseId: string; readonly accountId: string | null; readonly locale: string },
    change: (state: AccountState, buyer: DemoBuyer, isClosed: boolean) => AccountState,
  ) {
    const { account, buyer } = await requireSupportAccess(context, request.accountId);
    return context.mutate(account, (state) => {
      const before = casesOf(readerOf(account, buyer, state, request.locale)).find(({ id }) => id === request.caseId);
      if (before === undefined) throw noCase();
      const next = change(state, buyer, before.statusGroup === 'closed');
      const after = casesOf(readerOf(account, buyer, next, request.locale)).find(({ id }) => id === request.caseId);
      if (after === undefined) throw noCase();
      return [next, after];
    });
  }

  return {
    options: call('support.options', async ({ accountId, locale }) => {
      const { account, buyer } = await requireSupportAccess(context, accountId);
      return optionsFor(buyer, account, locale, world.now());
    }),
    assets: call('support.assets', async ({ accountId, locale }) =>
      assetsOf((await requireSupportAccess(context, accountId)).account, locale),
    ),
    search: call('support.search', async ({ accountId, locale, ...query }) =>
      paged(matching(await casesAt(accountId, locale), query), query),
    ),
    read: call(
      'support.read',
      async ({ accountId, locale, caseId }) =>
        (await casesAt(accountId, locale)).find(({ id }) => id === caseId) ?? null,
    ),
    upload: (request, options) =>
      call('support.upload', async ({ accountId, file, name }: typeof request) => {
        const { account } = await requireSupportAccess(context, accountId);
        const problem = attachmentProblem(file, attachmentRule);
        if (problem !== null)
          throw new PortError('rejected', 'The file was not accepted', { fields: { file: problem } });
        await readInParts(file, options);
        const handle = `up-${crypto.randomUUID()}`;
        await context.files.keep(handle, { accountId: account.id, name: name.slice(0, 120), content: file });
        return { handle };
      })(request, options),
    file: call('support.file', async ({ accountId, locale, caseId, attachmentId }) => {
      const found = (await casesAt(accountId, locale))
        .find(({ id }) => id === caseId)
        ?.attachments.find(({ id }) => id === attachmentId);
      if (found === undefined) return null;
      const storedFile = await context.files.find(attachmentId);
      if (storedFile !== null) return { name: found.name, content: storedFile.content };
      // Seeded attachments were not uploaded, so their content is generated.
      return attachmentId.startsWith('up-') ? null : { name: found.name, content: casePhoto() };
    }),
    comment: call('support.comment', async ({ key, text, ...request }) => {
      const trimmedText = text.trim();
      if (trimmedText === '')
        throw new PortError('rejected', 'The comment is empty', { fields: { text: 'valueMissing' } });
      if (trimmedText.length > COMMENT_MAX_LENGTH)
        throw new PortError('rejected', 'The comment is too long', { fields: { text: 'tooLong' } });
      return changed(request, (state, buyer, isClosed) => {
        if (state.caseComments.some((known) => known.key === key)) return state;
        if (isClosed) throw new PortError('conflict', 'The case is closed');
        return {
          ...state,
          caseComments: [
            ...state.caseComments,
            {
              caseId: request.caseId,
              key,
              name: `${buyer.firstName} ${buyer.lastName}`,
              at: world.now(),
              text: trimmedText,
            },
          ],
        };
      });
    }),
    rate: call('support.rate', async ({ rating: { stars, comment }, ...request }) => {
      if (!CASE_STARS.some((known) => known === stars))
        throw new PortError('rejected', 'A rating must be from 1 to 5', { fields: { stars: 'badInput' } });
      if (comment.length > COMMENT_MAX_LENGTH)
        throw new PortError('rejected', 'The comment is too long', { fields: { comment: 'tooLong' } });
      return changed(request, (state, _buyer, isClosed) => {
        if (!isClosed) throw new PortError('conflict', 'The case is still open');
        return {
          ...state,
          caseRatings: [
            ...state.caseRatings.filter(({ caseId }) => caseId !== request.caseId),
            { caseId: request.caseId, stars, comment: comment.trim(), at: world.now() },
          ],
        };
      });
    }),
  };
}
