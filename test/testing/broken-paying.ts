import { broken } from './broken-adapter';

export const wallet = [
  broken('the payment method of autopay can be removed', 'wallet/autopay-keeps', ({ wallet: port }) => ({
    wallet: {
      ...port,
      remove: async (request, options) => {
        const answer = await port.remove(request, options);
        return answer.outcome === 'refused' ? { outcome: 'done', methods: await port.methods(request) } : answer;
      },
    },
  })),
  broken('the default payment method is last', 'wallet/default-first', ({ wallet: port }) => ({
    wallet: { ...port, methods: async (...call) => [...(await port.methods(...call))].reverse() },
  })),
  broken('a payment method shows its complete number', 'wallet/shape', ({ wallet: port }) => ({
    wallet: {
      ...port,
      methods: async (...call) =>
        (await port.methods(...call)).map((method) => ({ ...method, brand: `${method.brand} 4242 4242 4242 4242` })),
    },
  })),
];

export const addPaymentMethod = [
  broken('the outcome of an added card is not found', 'addPaymentMethod/stored-once', ({ addPaymentMethod: port }) => ({
    addPaymentMethod: { ...port, outcome: async () => ({ outcome: 'open' }) },
  })),
  broken(
    'an abandoned payment method can be committed',
    'addPaymentMethod/abandoned',
    ({ addPaymentMethod: port }) => ({
      addPaymentMethod: { ...port, abandon: async () => ({ outcome: 'closed' }) },
    }),
  ),
  broken('a card number is accepted as a token', 'addPaymentMethod/no-number', ({ addPaymentMethod: port }) => ({
    addPaymentMethod: {
      ...port,
      prepare: async (request, options) =>
        port.prepare(request, options).catch(() => ({ outcome: 'ready', handle: 'h' })),
    },
  })),
];

export const setAutopay = [
  broken('autopay drops its limit', 'setAutopay/set', ({ setAutopay: port }) => ({
    setAutopay: {
      ...port,
      prepare: ({ autopay, ...request }, options) =>
        port.prepare({ ...request, autopay: autopay.enabled ? { ...autopay, limit: null } : autopay }, options),
    },
  })),
  broken('autopay accepts a day that not every month has', 'setAutopay/day', ({ setAutopay: port }) => ({
    setAutopay: {
      ...port,
      prepare: ({ autopay, ...request }, options) =>
        port.prepare(
          { ...request, autopay: autopay.enabled ? { ...autopay, day: Math.min(autopay.day ?? 1, 28) } : autopay },
          options,
        ),
    },
  })),
  broken('an abandoned autopay change can be committed', 'setAutopay/abandoned', ({ setAutopay: port }) => ({
    setAutopay: { ...port, abandon: async () => ({ outcome: 'closed' }) },
  })),
];

export const invoices = [
  broken('aging buckets do not add up to the open total', 'invoices/adds-up', ({ invoices: port }) => ({
    invoices: {
      ...port,
      totals: async (...call) => {
        const totals = await port.totals(...call);
        return { ...totals, aging: totals.aging.slice(1) };
      },
    },
  })),
  broken('a list ignores its filter by ids', 'invoices/narrowed', ({ invoices: port }) => ({
    invoices: { ...port, list: (request, options) => port.list({ ...request, ids: null }, options) },
  })),
  broken('payments are sorted oldest first', 'invoices/payments-newest-first', ({ invoices: port }) => ({
    invoices: {
      ...port,
      payments: async (...call) => {
        const answer = await port.payments(...call);
        return { ...answer, items: [...answer.items].reverse() };
      },
    },
  })),
  broken(
    'all payment methods are quoted, not only the requested ones',
    'invoices/quote',
    ({ invoices: port, wallet }) => ({
      invoices: {
        ...port,
        quote: async (request, options) =>
          port.quote({ ...request, methodIds: (await wallet.methods(request)).map(({ id }) => id) }, options),
      },
    }),
  ),
  broken('an empty statement', 'invoices/statement', ({ invoices: port }) => ({
    invoices: {
      ...port,
      statement: async (...call) => ({ ...(await port.statement(...call)), content: new Blob([]) }),
    },
  })),
];

export const payInvoices = [
  broken('a repeated payment is executed again', 'payInvoices/paid-once', ({ payInvoices: port }) => {
    const seen = new Map<string, number>();
    return {
      payInvoices: {
        ...port,
        commit: async (attempt) => {
          const answer = await port.commit(attempt);
          const times = (seen.get(attempt.handle) ?? 0) + 1;
          seen.set(attempt.handle, times);
          return answer.outcome === 'done' && times > 1
            ? { ...answer, value: { ...answer.value, id: `${answer.value.id}-again` } }
            : answer;
        },
      },
    };
  }),
  broken('an amount above the amount due is accepted', 'payInvoices/too-much', ({ payInvoices: port }) => ({
    payInvoices: {
      ...port,
      prepare: async (...call) => {
        const answer = await port.prepare(...call);
        return answer.outcome === 'refused' ? { outcome: 'ready', handle: 'any' } : answer;
      },
    },
  })),
];

export const disputeInvoice = [
  broken('an invoice can be disputed twice', 'disputeInvoice/disputed-once', ({ disputeInvoice: port }) => ({
    disputeInvoice: {
      ...port,
      prepare: async (...call) => {
        const answer = await port.prepare(...call);
        return answer.outcome === 'refused' ? { outcome: 'ready', handle: 'any' } : answer;
      },
    },
  })),
  broken('a dispute is not stored', 'disputeInvoice/disputed-once', ({ invoices: port }) => ({
    invoices: {
      ...port,
      read: async (...call) => {
        const read = await port.read(...call);
        return read && { ...read, dispute: null };
      },
    },
  })),
  broken('the outcome of a dispute is not found', 'disputeInvoice/found', ({ disputeInvoice: port }) => ({
    disputeInvoice: {
      ...port,
      outcome: async (...call) => {
        const answer = await port.outcome(...call);
        return answer.outcome === 'done' ? { outcome: 'open' } : answer;
      },
    },
  })),
  broken('an abandoned dispute can be committed', 'disputeInvoice/abandoned', ({ disputeInvoice: port }) => ({
    disputeInvoice: { ...port, abandon: async () => ({ outcome: 'closed' }) },
  })),
];
