import { type ForAccount, type InLocale, type InsightsPort, PortError } from '../../../ports';
import { MAX_INSIGHT_WEEKS } from '../../../rules/insights';
import { requireSignedIn } from '../common/refusals';
import { plain } from '../../common/text';
import type { Context } from '../context';
import { amountsIn } from '../invoices/invoices.mapping';
import { getNextDelivery, getOrderWeeks } from './insights.methods';

/** Implements the insights port with the store's server methods, because the platform has no aggregated figures. */
export function insightsPort({ methods }: Context): InsightsPort {
  const callerFields = ({ accountId, locale }: ForAccount & InLocale) => ({
    effectiveAccountId: requireSignedIn(accountId),
    language: locale,
  });
  return {
    async delivery(at, call) {
      const { visit, timeZone, serverTime } = await methods.call(getNextDelivery, callerFields(at), call?.signal);
      return {
        visit: visit ? { date: visit.date, cutOff: visit.cutOff, note: plain(visit.note) || null } : null,
        timeZone,
        serverTime,
      };
    },
    async weeks({ weeks, ...at }, call) {
      const request = callerFields(at);
      if (!Number.isInteger(weeks) || weeks < 1 || weeks > MAX_INSIGHT_WEEKS)
        throw new PortError('rejected', 'The number of weeks is not valid', { fields: { weeks: 'badInput' } });
      const found = await methods.call(getOrderWeeks, { ...request, weeks }, call?.signal);
      const { amount } = amountsIn(found.currencyIsoCode);
      return {
        today: found.today,
        weeks: found.weeks.map(({ spend, ...week }) => ({ ...week, spend: amount(spend) })),
      };
    },
  };
}
