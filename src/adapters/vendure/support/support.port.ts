import type { SupportCase } from '../../../domain';
import {
  type CallOptions,
  type CreateCasePort,
  type ForAccount,
  type InLocale,
  PortError,
  type SupportPort,
} from '../../../ports';
import { commitPortOf, stepsOf, throwProblems } from '../common/attempts';
import { readPage } from '../common/pages';
import type { Context } from '../context';
import { toAsset, toCase, toCaseSummary, toCreatedCase, toSupportOptions, toTicketInput } from './support.mapping';
import {
  commentOnTradeTicket,
  createdTicket,
  rateTradeTicket,
  tradeEquipment,
  tradeTicket,
  tradeTicketChoices,
  tradeTickets,
  type WireTicketResult,
} from './support.wire';

/** Converts the outcome of a change. @throws PortError `rejected`, `not-found`, `conflict` */
function changed({ result: { ticket, refusal, problems } }: { readonly result: WireTicketResult }): SupportCase {
  throwProblems(problems, 'The case was not changed');
  if (refusal === 'ticket-gone') throw new PortError('not-found', 'The case does not exist');
  if (refusal === 'ticket-closed' || refusal === 'ticket-open')
    throw new PortError('conflict', 'The status of the case has changed');
  if (ticket === null) throw new PortError('malformed', 'The response does not contain the changed case');
  return toCase(ticket);
}

/** Implements the support port with the plugin's tickets. The plugin stores no files. */
export function supportPort({ graphql }: Context): Omit<SupportPort, 'upload' | 'file'> {
  const caller = ({ accountId, locale }: ForAccount & InLocale, call?: CallOptions) => ({ accountId, locale, ...call });

  return {
    options: async (at, call) =>
      toSupportOptions((await graphql.send(tradeTicketChoices, caller(at, call))).tradeTicketChoices),
    assets: async (at, call) => (await graphql.send(tradeEquipment, caller(at, call))).tradeEquipment.map(toAsset),
    async search({ text, statuses, problemTypes, created, modified, ...request }, call) {
      const filters = {
        text,
        statuses,
        problemTypes,
        createdFrom: created.start,
        createdUntil: created.end,
        changedFrom: modified.start,
        changedUntil: modified.end,
      };
      const { items, totalItems, ...page } = await readPage(request, async (part) => {
        const variables = { options: { ...filters, ...part } };
        return (await graphql.send(tradeTickets, { variables, ...caller(request, call) })).tradeTickets;
      });
      return { ...page, items: items.map(toCaseSummary), total: totalItems };
    },
    async read({ caseId: id, ...at }, call) {
      const found = await graphql.send(tradeTicket, { variables: { id }, ...caller(at, call) });
      return found.tradeTicket === null ? null : toCase(found.tradeTicket);
    },
    async comment({ caseId: id, key, text, ...at }, call) {
      return changed(await graphql.send(commentOnTradeTicket, { variables: { id, key, text }, ...caller(at, call) }));
    },
    async rate({ caseId: id, rating: { stars, comment }, ...at }, call) {
      const variables = { id, rating: { stars, comment } };
      return changed(await graphql.send(rateTradeTicket, { variables, ...caller(at, call) }));
    },
  };
}

/** Creates a support case at most once. */
export function createCasePort({ graphql }: Context): CreateCasePort {
  const port: CreateCasePort = commitPortOf(
    stepsOf(graphql, { prepare: 'prepareTicket', input: 'TradeTicketInput' }, createdTicket),
    { reasons: [], toInput: toTicketInput, toValue: toCreatedCase },
  );
  return {
    ...port,
    // The plugin stores no files, so an upload of another adapter does not exist there.
    prepare: async (request, options) =>
      request.case.attachments.length > 0
        ? { outcome: 'refused', reason: 'attachment-gone' }
        : port.prepare(request, options),
  };
}
