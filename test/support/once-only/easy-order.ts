import type { CartItem, EasyOrder, EasyOrderDecision } from '../../../src/domain';
import type { EasyOrderPort } from '../../../src/ports';
import type { ScheduledOperation } from './backend';
import { demoBackends } from './demo-backend';
import { withOutcomeIds } from './named-outcomes';

/** What accepting needs of a proposal: its state at the start of a schedule, by account. */
type Proposed = Pick<EasyOrder, 'id' | 'totals'> & { readonly items: readonly CartItem[] };

const known = new Map<string, Proposed>();

/** The clock shows the same time at the start of every schedule, which makes it the same proposal in each. */
async function readProposal(port: Pick<EasyOrderPort, 'read'>, accountId: string | null): Promise<Proposed> {
  const before = known.get(accountId ?? '');
  if (before !== undefined) return before;
  const found = await port.read({ accountId, locale: 'en-US' });
  if (found === null) throw new Error('Nothing is proposed');
  const { id, totals, lines } = found;
  const proposed = { id, totals, items: lines.map(({ product, quantity }) => ({ productId: product.id, quantity })) };
  known.set(accountId ?? '', proposed);
  return proposed;
}

/** Decision that accepts an account's proposal unchanged. */
export async function createAcceptance(
  port: Pick<EasyOrderPort, 'read'>,
  accountId: string | null,
): Promise<EasyOrderDecision> {
  const { id, totals, items } = await readProposal(port, accountId);
  return { accountId, easyOrderId: id, decision: 'accept', items, expectedTotal: totals.total };
}

/** Id that the buyer sees for an accepted proposal: that of its order. */
export const orderOf = ({ id, order }: EasyOrder): string => order?.id ?? id;

/** Accepting a proposed order, judged by the demo's records: the next delivery of each of two accounts. */
export const easyOrder: ScheduledOperation = {
  name: 'easyOrder',
  accounts: ['harbor-lane-taproom', 'english-bay-social'],
  subjectOf: (account) => `proposal to ${account}`,
  open: demoBackends(({ easyOrder: port, demo }) => ({
    port: {
      ...withOutcomeIds(port, orderOf),
      async prepare({ accountId, locale }) {
        const answer = await port.prepare({ ...(await createAcceptance(port, accountId)), locale });
        return answer.outcome === 'done' ? { outcome: 'done', value: { id: orderOf(answer.value) } } : answer;
      },
    },
    entries: async () =>
      (await demo.peek()).orders.map(({ id, accountId, handle }) => ({
        id,
        account: accountId,
        subject: `proposal to ${accountId}`,
        handle,
      })),
  })),
};
