import type {
  InvoiceQuery,
  InvoicesPort,
  InvoiceSummary,
  Payment,
  PayInvoicesPort,
  PayRequest,
  WalletMethod,
  WalletPort,
} from '../../../ports';
import { required, assertThat } from '../../expect';
import type { At } from '../../testing.types';
import { attemptOf } from './attempt';

type Of<Port, Method extends keyof Port> = Pick<Port, Method>;
type Here = At & { readonly accountId: string };

/** A query without filters. */
export const every: InvoiceQuery = {
  text: '',
  statuses: [],
  bucket: null,
  ids: null,
  payableOnly: false,
  sort: 'due',
  descending: false,
};
export const page = { page: 0, pageSize: 50 };

/** A partial payment of one invoice with a method without surcharge. */
export const partOf = (
  { id, amountDue: { currency } }: InvoiceSummary,
  methodId: string,
  minor = 100,
): Omit<PayRequest, 'accountId'> => ({
  lines: [{ invoiceId: id, amount: { minor, currency } }],
  credits: [],
  methodId,
  surcharge: null,
  total: { minor, currency },
});

/** Finds a payable invoice: the first due one, or the one with the given id. */
export async function openOne(
  { invoices }: { readonly invoices: Of<InvoicesPort, 'list'> },
  at: Here,
  id?: string,
): Promise<InvoiceSummary> {
  const { items } = await invoices.list({
    ...every,
    ...page,
    ...at,
    payableOnly: id === undefined,
    ids: id === undefined ? null : [id],
  });
  return required(items[0], 'an invoice to pay');
}

/** Finds an invoice without a dispute and with an amount due. */
export async function undisputed(
  { invoices }: { readonly invoices: Of<InvoicesPort, 'list'> },
  at: Here,
): Promise<InvoiceSummary> {
  const { items } = await invoices.list({ ...every, ...page, ...at, payableOnly: true, descending: true });
  return required(
    items.find(({ disputedAmount }) => disputedAmount === null),
    'an invoice without a dispute',
  );
}

/** Finds a usable bank account. */
export const bankAccount = async (
  { wallet }: { readonly wallet: Of<WalletPort, 'methods'> },
  at: Here,
): Promise<WalletMethod> =>
  required(
    (await wallet.methods(at)).find(({ kind, problem }) => kind === 'ach' && problem === null),
    'a bank account that can be paid from',
  );

type Paying = {
  readonly invoices: Of<InvoicesPort, 'list'>;
  readonly payInvoices: Of<PayInvoicesPort, 'prepare'>;
  readonly wallet: Of<WalletPort, 'methods'>;
};

/** Prepares the payment of a part of an invoice. */
export async function preparedPart(adapter: Paying, at: Here) {
  const first = await openOne(adapter, at);
  const method = await bankAccount(adapter, at);
  return {
    at,
    first,
    attempt: attemptOf(at, await adapter.payInvoices.prepare({ ...at, ...partOf(first, method.id) })),
  };
}

/** Pays a part of an invoice. */
export async function payPart(
  adapter: Paying & { readonly payInvoices: Of<PayInvoicesPort, 'commit'> },
  at: Here,
): Promise<Payment> {
  const { attempt } = await preparedPart(adapter, at);
  const answer = await adapter.payInvoices.commit(attempt);
  assertThat(answer.outcome === 'done', 'it was refused');
  return answer.value;
}
