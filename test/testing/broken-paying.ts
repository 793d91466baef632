import { broken } from './broken-adapter';

export const wallet = [
  broken('a wallet that removes what autopay draws on', 'wallet/autopay-keeps', ({ wallet: port }) => ({
    wallet: {
      ...port,
      remove: async (request, options) => {
        const answer = await port.remove(request, options);
        return answer.outcome === 'refused' ? { outcome: 'done', methods: await port.methods(request) } : answer;
      },
    },
  })),
  broken('a wallet with its default last', 'wallet/default-first', ({ wallet: port }) => ({
    wallet: { ...port, methods: async (...call) => [...(await port.methods(...call))].reverse() },
  })),
  broken('a wallet that tells a whole number', 'wallet/shape', ({ wallet: port }) => ({
    wallet: {
      ...port,
      methods: async (...call) =>
        (await port.methods(...call)).map((method) => ({ ...method, brand: `${method.brand} 4242 4242 4242 4242` })),
    },
  })),
];

export const addPaymentMethod = [
  broken('a card that is found nowhere', 'addPaymentMethod/stored-once', ({ addPaymentMethod: port }) => ({
    addPaymentMethod: { ...port, outcome: async () => ({ outcome: 'open' }) },
  })),
  broken('an attempt that is never given up', 'addPaymentMethod/abandoned', ({ addPaymentMethod: port }) => ({
    addPaymentMethod: { ...port, abandon: async () => ({ outcome: 'closed' }) },
  })),
  broken('a wallet that takes numbers for tokens', 'addPaymentMethod/no-number', ({ addPaymentMethod: port }) => ({
    addPaymentMethod: {
      ...port,
      prepare: async (request, options) =>
        port.prepare(request, options).catch(() => ({ outcome: 'ready', handle: 'h' })),
    },
  })),
];

export const setAutopay = [
  broken('autopay that forgets its limit', 'setAutopay/set', ({ setAutopay: port }) => ({
    setAutopay: {
      ...port,
      prepare: ({ autopay, ...request }, options) =>
        port.prepare({ ...request, autopay: autopay.on ? { ...autopay, limit: null } : autopay }, options),
    },
  })),
  broken('autopay on a day that months lack', 'setAutopay/day', ({ setAutopay: port }) => ({
    setAutopay: {
      ...port,
      prepare: ({ autopay, ...request }, options) =>
        port.prepare(
          { ...request, autopay: autopay.on ? { ...autopay, day: Math.min(autopay.day ?? 1, 28) } : autopay },
          options,
        ),
    },
  })),
  broken('a change that is never given up', 'setAutopay/abandoned', ({ setAutopay: port }) => ({
    setAutopay: { ...port, abandon: async () => ({ outcome: 'closed' }) },
  })),
];

export const invoices = [
  broken('totals whose aging leaves something out', 'invoices/adds-up', ({ invoices: port }) => ({
    invoices: {
      ...port,
      totals: async (...call) => {
        const totals = await port.totals(...call);
        return { ...totals, aging: totals.aging.slice(1) };
      },
    },
  })),
  broken('a list that pays no heed to ids', 'invoices/narrowed', ({ invoices: port }) => ({
    invoices: { ...port, list: (request, options) => port.list({ ...request, ids: null }, options) },
  })),
  broken('payments oldest first', 'invoices/payments-newest-first', ({ invoices: port }) => ({
    invoices: {
      ...port,
      payments: async (...call) => {
        const answer = await port.payments(...call);
        return { ...answer, items: [...answer.items].reverse() };
      },
    },
  })),
  broken('a quote for whatever there is', 'invoices/quote', ({ invoices: port, wallet }) => ({
    invoices: {
      ...port,
      quote: async (request, options) =>
        port.quote({ ...request, methodIds: (await wallet.methods(request)).map(({ id }) => id) }, options),
    },
  })),
  broken('a statement of nothing', 'invoices/statement', ({ invoices: port }) => ({
    invoices: {
      ...port,
      statement: async (...call) => ({ ...(await port.statement(...call)), content: new Blob([]) }),
    },
  })),
];

export const payInvoices = [
  broken('a payment that is made again when it is sent again', 'payInvoices/paid-once', ({ payInvoices: port }) => {
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
  broken('a payment of whatever is asked', 'payInvoices/too-much', ({ payInvoices: port }) => ({
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
  broken('a dispute that can be made twice', 'disputeInvoice/disputed-once', ({ disputeInvoice: port }) => ({
    disputeInvoice: {
      ...port,
      prepare: async (...call) => {
        const answer = await port.prepare(...call);
        return answer.outcome === 'refused' ? { outcome: 'ready', handle: 'any' } : answer;
      },
    },
  })),
  broken('a dispute that nobody keeps', 'disputeInvoice/disputed-once', ({ invoices: port }) => ({
    invoices: {
      ...port,
      read: async (...call) => {
        const read = await port.read(...call);
        return read && { ...read, dispute: null };
      },
    },
  })),
  broken('a dispute that is found nowhere', 'disputeInvoice/found', ({ disputeInvoice: port }) => ({
    disputeInvoice: {
      ...port,
      outcome: async (...call) => {
        const answer = await port.outcome(...call);
        return answer.outcome === 'done' ? { outcome: 'open' } : answer;
      },
    },
  })),
  broken('a dispute that is never given up', 'disputeInvoice/abandoned', ({ disputeInvoice: port }) => ({
    disputeInvoice: { ...port, abandon: async () => ({ outcome: 'closed' }) },
  })),
];
