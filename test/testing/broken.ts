import type { Cart, CartPort, OrderRequest } from '../../src/ports';
import { PortError } from '../../src/ports';
import { type Broken, broken } from './broken-adapter';
import { contact, sendMessage } from './broken-contact';
import { lists } from './broken-lists';
import { addPaymentMethod, disputeInvoice, invoices, payInvoices, setAutopay, wallet } from './broken-paying';
import { register, registration } from './broken-register';
import { claimReward, promotions, rewards } from './broken-offers';
import { createCase, support } from './broken-support';
import { insights } from './broken-insights';
import { password, profileChanged, users } from './broken-people';
import { demoHarness } from './demo-harness';

const here = { accountId: 'harbor-lane-taproom', locale: 'en-US' };

const session = [
  broken('a user without the field for the first name', 'session/user-shape', ({ session: port }) => ({
    session: {
      ...port,
      user: async (...call) => ({ ...(await port.user(...call)), firstName: undefined as unknown as string }),
    },
  })),
  broken('a guest is reported as signed in', 'session/guest-is-guest', ({ session: port }) => ({
    session: { ...port, isGuest: async (...call) => (await port.isGuest(...call)) && false },
  })),
  broken('a guest gets a user', 'session/guest-has-no-user', ({ session: port }) => ({
    session: {
      ...port,
      user: (...call) =>
        port
          .user(...call)
          .catch((error: unknown) =>
            error instanceof PortError && error.code === 'signed-out'
              ? { id: 'nobody', firstName: '', accountId: null, permissions: [] }
              : Promise.reject(error),
          ),
    },
  })),
  broken('a call ignores its abort signal', 'session/user-given-up', ({ session: port }) => ({
    session: { ...port, user: (request) => port.user(request) },
  })),
  broken('an error is rethrown without a code', 'session/settings-fault', ({ session: port }) => ({
    session: {
      ...port,
      settings: (...call) =>
        port
          .settings(...call)
          .catch((error: PortError) =>
            Promise.reject(error.code === 'aborted' ? error : new TypeError('Failed to fetch')),
          ),
    },
  })),
];

const accounts = [
  broken('a list always includes the buyer’s own account', 'accounts/own-left-out', ({ accounts: port }) => ({
    accounts: { ...port, list: (request, options) => port.list({ ...request, includeOwn: true }, options) },
  })),
  broken('a switch of account has no effect', 'accounts/switch', ({ accounts: port }) => ({
    accounts: {
      ...port,
      switchTo: async (...call) => {
        await port.switchTo(...call);
        await port.switchTo({ accountId: here.accountId });
      },
    },
  })),
  broken('visits are sorted latest first', 'accounts/visits-in-order', ({ accounts: port }) => ({
    accounts: {
      ...port,
      read: async (...call) => {
        const account = await port.read(...call);
        return { ...account, visits: [...account.visits].reverse() };
      },
    },
  })),
  broken('reasons are always in English', 'accounts/language', ({ accounts: port }) => ({
    accounts: { ...port, read: (request, options) => port.read({ ...request, locale: 'en-US' }, options) },
  })),
];

const catalog = [
  broken('facet counts are one too high', 'catalog/facets-count', ({ catalog: port }) => ({
    catalog: {
      ...port,
      search: async (...call) => {
        const result = await port.search(...call);
        return {
          ...result,
          facets: result.facets.map((facet) => ({
            ...facet,
            values: facet.values.map((value) => ({ ...value, count: (value.count ?? 0) + 1 })),
          })),
        };
      },
    },
  })),
  broken('a product is its own substitute', 'catalog/substitutes-can-be-had', ({ catalog: port }) => ({
    catalog: {
      ...port,
      substitutes: async (request, options) => {
        const [own, found] = [await port.product(request, options), await port.substitutes(request, options)];
        return own === null ? found : [own, ...found];
      },
    },
  })),
  broken('repeated entries have one match', 'catalog/match-order', ({ catalog: port }) => ({
    catalog: {
      ...port,
      match: async (request, options) => [
        ...(await port.match({ ...request, entries: [...new Set(request.entries)] }, options)),
      ],
    },
  })),
  broken('a page past the end repeats the first page', ['catalog/search-past-the-end'], ({ catalog: port }) => ({
    catalog: {
      ...port,
      search: async (request, options) =>
        request.page < 1000
          ? port.search(request, options)
          : { ...(await port.search({ ...request, page: 0 }, options)), hasMore: false, page: request.page },
    },
  })),
  broken('a product that is not listed has details', 'catalog/product-unlisted', ({ catalog: port }) => ({
    catalog: {
      ...port,
      product: async (request, options) =>
        (await port.product(request, options)) ?? port.product({ ...request, ...here }, options),
    },
  })),
];

/** Changes the responses of a cart port. */
const answering = (port: CartPort, change: (cart: Cart) => Cart): CartPort => ({
  read: async (...call) => change(await port.read(...call)),
  change: async (...call) => {
    const answer = await port.change(...call);
    return answer.cart === null ? answer : { ...answer, cart: change(answer.cart) };
  },
});

const cart = [
  broken('adding a product again replaces its quantity', 'cart/add-sums', ({ cart: port }) => ({
    cart: {
      ...port,
      change: async (request, options) => {
        const { change } = request;
        if (change.type !== 'add' || options?.signal?.aborted) return port.change(request, options);
        const line = (await port.read(request)).lines.find(
          ({ product, isFreeGood }) => product.id === change.productId && !isFreeGood,
        );
        return port.change(
          line === undefined
            ? request
            : { ...request, change: { type: 'set', lineId: line.id, quantity: change.quantity } },
          options,
        );
      },
    },
  })),
  broken('a set to 0 removes the line', 'cart/set-quantity', ({ cart: port }) => ({
    cart: {
      ...port,
      change: (request, options) =>
        port.change(
          request.change.type === 'set' && request.change.quantity === 0
            ? { ...request, change: { type: 'remove', lineId: request.change.lineId } }
            : request,
          options,
        ),
    },
  })),
  broken('a set ignores the revision', 'cart/conflict', ({ cart: port }) => ({
    cart: {
      ...port,
      change: (request, options) =>
        port.change(request.change.type === 'set' ? { ...request, revision: null } : request, options),
    },
  })),
  broken('an aborted change is executed', 'cart/change-given-up', ({ cart: port }) => ({
    cart: { ...port, change: (request) => port.change(request) },
  })),
  broken('a total is a cent off', 'cart/adds-up', ({ cart: port }) => ({
    cart: answering(port, (one) =>
      one.totals.total.minor === 0
        ? one
        : { ...one, totals: { ...one.totals, total: { ...one.totals.total, minor: one.totals.total.minor + 1 } } },
    ),
  })),
  broken(
    'amounts have fractions of cents',
    ['cart/read-shape', 'cart/guests', 'cart/change-shape', 'cart/add-many-partial'],
    ({ cart: port }) => ({
      cart: answering(port, (one) => ({
        ...one,
        minimumProgress: {
          ...one.minimumProgress,
          value: { ...one.minimumProgress.value, minor: one.minimumProgress.value.minor + 0.5 },
        },
      })),
    }),
  ),
  broken(
    'a line has neither a quantity nor a problem',
    ['cart/read-shape', 'cart/counts', 'cart/guests', 'cart/change-shape', 'cart/add-many-partial'],
    ({ cart: port }) => ({
      cart: answering(port, (one) => ({
        ...one,
        lines: one.lines.map((line, at) => (at === one.lines.length - 1 ? { ...line, quantity: null } : line)),
      })),
    }),
  ),
  broken('removing a removed line rejects', 'cart/remove-twice', ({ cart: port }) => ({
    cart: {
      ...port,
      change: async (request, options) => {
        const { change } = request;
        if (change.type !== 'remove') return port.change(request, options);
        const now = await port.read(request);
        return now.lines.some(({ id }) => id === change.lineId)
          ? port.change(request, options)
          : { outcome: 'refused', reason: 'line-gone', cart: now };
      },
    },
  })),
];

const checkout = [
  {
    ...broken(
      'idempotency keys are ignored',
      ['checkout/place-twice', 'checkout/place-other-key', 'checkout/place-side-by-side'],
      () => ({}),
    ),
    harness: demoHarness({ idempotency: 'none' }),
  },
  broken('an older handle can still be placed', 'checkout/prepare-closes-older', ({ checkout: port }) => {
    let latest = '';
    return {
      checkout: {
        ...port,
        prepare: async (...call) => {
          const answer = await port.prepare(...call);
          if (answer.outcome === 'ready') latest = answer.handle;
          return answer;
        },
        place: async (request) => {
          const answer = await port.place(request);
          return answer.outcome === 'refused' &&
            answer.reason === 'handle-closed' &&
            (await port.outcome({ ...request, handle: latest })).outcome === 'open' &&
            request.handle.startsWith('h-')
            ? port.place({ ...request, handle: latest })
            : answer;
        },
      },
    };
  }),
  broken('an order is placed at any total', 'checkout/other-total', ({ checkout: port }) => {
    const totals = new Map<string, OrderRequest['expectedTotal']>();
    return {
      checkout: {
        ...port,
        prepare: async (...call) => {
          const answer = await port.prepare(...call);
          if (answer.outcome === 'ready') totals.set(answer.handle, call[0].expectedTotal);
          return answer;
        },
        place: (request) =>
          port.place({ ...request, expectedTotal: totals.get(request.handle) ?? request.expectedTotal }),
      },
    };
  }),
  broken('notes are truncated', 'checkout/notes-in-full', ({ checkout: port }) => ({
    checkout: {
      ...port,
      prepare: (request, options) =>
        port.prepare(
          { ...request, notes: request.notes.length > 132 ? request.notes : request.notes.slice(0, 130) },
          options,
        ),
    },
  })),
  broken(
    'an order loses the answers to own fields',
    ['checkout/fields-travel', 'checkout/file-travels'],
    ({ checkout: port }) => ({
      checkout: {
        ...port,
        place: async (request) => {
          const answer = await port.place(request);
          if (answer.outcome !== 'done') return answer;
          const { fields: _, ...order } = answer.order;
          return { outcome: 'done', order };
        },
      },
    }),
  ),
  broken('a required own field may be blank', 'checkout/field-missing', ({ checkout: port }) => ({
    checkout: {
      ...port,
      prepare: (request, options) => {
        const { fields } = request;
        // A guest's store has no own fields.
        if (fields === undefined || fields.some(({ id, value }) => id === 'cost-center' && value.trim() !== ''))
          return port.prepare(request, options);
        const others = fields.filter(({ id }) => id !== 'cost-center');
        return port.prepare({ ...request, fields: [...others, { id: 'cost-center', value: 'bar' }] }, options);
      },
    },
  })),
  broken('every upload has the same handle', ['checkout/upload', 'checkout/file-travels'], ({ checkout: port }) => ({
    checkout: {
      ...port,
      upload: async (...call) => {
        await port.upload(...call);
        return { handle: 'up-1' };
      },
    },
  })),
  broken('an unknown handle is reported as open', 'checkout/outcome-unknown', ({ checkout: port }) => ({
    checkout: {
      ...port,
      outcome: async (request, options) => {
        const answer = await port.outcome(request, options);
        return request.handle === 'no-such-id' && answer.outcome === 'closed' && request.key === 'kit-key-0'
          ? { outcome: 'open' }
          : answer;
      },
    },
  })),
  broken(
    'an abandoned handle can be placed',
    ['checkout/abandon', 'checkout/abandoned-outcome'],
    ({ checkout: port }) => ({
      checkout: {
        ...port,
        abandon: async (request) =>
          (await port.outcome(request)).outcome === 'open' ? { outcome: 'closed' } : port.abandon(request),
      },
    }),
  ),
];

const orders = [
  broken('an order search ignores purchase order numbers', 'orders/search-text', ({ orders: port }) => ({
    orders: {
      ...port,
      search: (request, options) =>
        port.search({ ...request, text: /PO/i.test(request.text) ? 'nothing at all' : request.text }, options),
    },
  })),
  broken('a period excludes its last day', 'orders/search-period', ({ orders: port }) => ({
    orders: {
      ...port,
      search: async (request, options) => {
        const found = await port.search(request, options);
        return {
          ...found,
          items: found.items.filter(
            ({ placedAt }) => request.placed.end === null || placedAt.slice(0, 10) < request.placed.end,
          ),
        };
      },
    },
  })),
  broken('an order’s invoice does not add up', 'orders/detail-agrees', ({ orders: port }) => ({
    orders: {
      ...port,
      detail: async (...call) => {
        const order = await port.detail(...call);
        return order?.invoice
          ? {
              ...order,
              invoice: { ...order.invoice, total: { ...order.invoice.total, minor: order.invoice.total.minor + 1 } },
            }
          : order;
      },
    },
  })),
  broken('the two newest orders are swapped', ['orders/newest-first', 'orders/search-agrees'], ({ orders: port }) => ({
    orders: {
      ...port,
      list: async (...call) => {
        const found = await port.list(...call);
        const [one, two, ...rest] = found.items;
        return one && two && found.page === 0 ? { ...found, items: [two, one, ...rest] } : found;
      },
    },
  })),
  broken('an order of another account can be read', 'orders/other-account', ({ orders: port }) => ({
    orders: {
      ...port,
      read: async (request, options) => {
        const accountId = await port.accountOf(request, options);
        return port.read({ ...request, accountId: accountId ?? request.accountId }, options);
      },
    },
  })),
  broken('usual products are sorted rarest first', 'orders/usual-order', ({ orders: port }) => ({
    orders: { ...port, usual: async (...call) => [...(await port.usual(...call))].reverse() },
  })),
  broken(
    'an order status is not a known code',
    ['orders/list-shape', 'orders/read-agrees', 'orders/detail-agrees'],
    ({ orders: port }) => ({
      orders: {
        ...port,
        list: async (...call) => {
          const found = await port.list(...call);
          return {
            ...found,
            items: found.items.map((item) => ({ ...item, status: 'Order Received' as unknown as typeof item.status })),
          };
        },
      },
    }),
  ),
];

const reminders = [
  broken('reminders are sorted latest first', 'reminders/soonest-first', ({ reminders: port }) => ({
    reminders: { ...port, list: async (...call) => [...(await port.list(...call))].reverse() },
  })),
  broken('removing a removed reminder rejects', 'reminders/removed-twice', ({ reminders: port }) => ({
    reminders: {
      ...port,
      remove: async (request, options) => {
        const known = await port.list(request, options);
        if (!known.some(({ id }) => id === request.reminderId)) throw new PortError('not-found', 'It is gone');
        return port.remove(request, options);
      },
    },
  })),
  broken('a change creates another reminder', 'reminders/updated', ({ reminders: port }) => ({
    reminders: {
      ...port,
      update: async ({ reminderId, changes, ...request }, options) => {
        const known = (await port.list(request)).find(({ id }) => id === reminderId);
        if (known === undefined || changes.at === undefined || Date.parse(changes.at) < Date.parse(known.at))
          return port.update({ ...request, reminderId, changes }, options);
        const { id: _, ...rest } = known;
        await port.remove({ ...request, reminderId });
        return port.create({ ...request, reminder: { ...rest, ...changes } }, options);
      },
    },
  })),
  broken('a reminder that is turned off is not listed', 'reminders/turned-off', ({ reminders: port }) => ({
    reminders: { ...port, list: async (...call) => (await port.list(...call)).filter(({ isOn }) => isOn !== false) },
  })),
  broken('a reminder before cut-offs ignores the time of day', 'reminders/before-cut-offs', ({ reminders: port }) => ({
    reminders: {
      ...port,
      create: async (...call) => {
        const made = await port.create(...call);
        return made.repeats === 'before-cut-off'
          ? { ...made, at: `${made.at.slice(0, 10)}T00:00:00${made.at.slice(19)}` }
          : made;
      },
    },
  })),
  broken('a reminder is an hour late', 'reminders/created', ({ reminders: port }) => ({
    reminders: {
      ...port,
      create: ({ reminder, ...request }, options) =>
        port.create(
          {
            ...request,
            reminder: {
              ...reminder,
              at: Number.isNaN(Date.parse(reminder.at))
                ? reminder.at
                : new Date(Date.parse(reminder.at) + 3_600_000).toISOString(),
            },
          },
          options,
        ),
    },
  })),
];

const notifications = [
  broken(
    'notifications are sorted oldest first',
    ['notifications/pages', 'notifications/all-read'],
    ({ notifications: port }) => ({
      notifications: {
        ...port,
        list: async (...call) => {
          const page = await port.list(...call);
          return { ...page, items: [...page.items].reverse() };
        },
      },
    }),
  ),
  broken('a list ignores its filter by topics', 'notifications/narrowed', ({ notifications: port }) => ({
    notifications: { ...port, list: (request, options) => port.list({ ...request, topics: [] }, options) },
  })),
  broken(
    'the count of unread notifications includes read ones',
    ['notifications/counted', 'notifications/read', 'notifications/other-tab'],
    ({ notifications: port }) => ({
      notifications: {
        ...port,
        unread: async (request, options) => {
          await port.unread(request, options);
          return (await port.list({ ...request, topics: [], unreadOnly: false, page: 0, pageSize: 1 })).total ?? 0;
        },
      },
    }),
  ),
  broken('marking a removed notification rejects', 'notifications/read', ({ notifications: port }) => ({
    notifications: {
      ...port,
      markRead: (request, options) =>
        request.ids.includes('no-such-id')
          ? Promise.reject(new PortError('not-found', 'It is gone'))
          : port.markRead(request, options),
    },
  })),
  broken(
    'a notification that was marked as read can not be marked as unread',
    ['notifications/unread-again'],
    ({ notifications: port }) => {
      const read = new Set<string>();
      return {
        notifications: {
          ...port,
          markRead: async (request, options) => {
            await port.markRead(request, options);
            request.ids.forEach((id) => read.add(id));
          },
          markUnread: (request, options) =>
            port.markUnread({ ...request, ids: request.ids.filter((id) => !read.has(id)) }, options),
        },
      };
    },
  ),
  broken('marking all as read ignores its time limit', 'notifications/all-read', ({ notifications: port }) => ({
    notifications: {
      ...port,
      markAllRead: (request, options) =>
        port.markAllRead(
          { ...request, until: Number.isNaN(Date.parse(request.until)) ? request.until : '2999-01-01T00:00:00Z' },
          options,
        ),
    },
  })),
];

const content = [
  broken('questions are always in English', 'content/faqs-language', ({ content: port }) => ({
    content: { ...port, faqs: (request, options) => port.faqs({ ...request, locale: 'en-US' }, options) },
  })),
  broken('a page past the end repeats the last page', 'content/faqs-past-the-end', ({ content: port }) => ({
    content: {
      ...port,
      faqs: async (request, options) =>
        request.page < 100
          ? port.faqs(request, options)
          : { ...(await port.faqs({ ...request, page: 0 }, options)), page: request.page, hasMore: false },
    },
  })),
  broken('an unknown key has an image', 'content/image-unknown', ({ content: port }) => ({
    content: {
      ...port,
      image: async (request, options) => (await port.image(request, options)) ?? { source: '/missing.png', alt: '' },
    },
  })),
];

const activation = [
  broken('an invalid address rejects', 'activation/no-address', ({ activation: port }) => ({
    activation: {
      resend: async (request, options) => {
        if (!request.email.includes('@')) throw new PortError('rejected', 'No address');
        return port.resend(request, options);
      },
    },
  })),
  broken('an unknown address gets an email', 'activation/unknown', ({ activation: port }) => ({
    activation: {
      resend: async (request, options) => {
        const answer = await port.resend(request, options);
        return answer === 'contact-customer-service' && request.email.endsWith('else.example') ? 'success' : answer;
      },
    },
  })),
];

const profile = [
  broken('an unknown language is saved as English', 'profile/unknown', ({ profile: port }) => ({
    profile: {
      saveLanguage: (request, options) =>
        port.saveLanguage(request.language === 'xx-XX' ? { language: 'en-US' } : request, options),
    },
  })),
  broken('saving a guest’s language seems to succeed', 'profile/guest', ({ profile: port }) => ({
    profile: {
      saveLanguage: (...call) =>
        port
          .saveLanguage(...call)
          .catch((error: PortError) => (error.message === 'Nobody is signed in' ? undefined : Promise.reject(error))),
    },
  })),
];

const builder = [
  broken('filled quantities are one too high', 'builder/fill-last', ({ builder: port }) => ({
    builder: {
      ...port,
      fill: async (...call) => {
        const fill = await port.fill(...call);
        return fill && { ...fill, lines: fill.lines.map((line) => ({ ...line, quantity: line.quantity + 1 })) };
      },
    },
  })),
  broken('a filled product is its own substitute', 'builder/fill-substitutes', ({ builder: port }) => ({
    builder: {
      ...port,
      fill: async (...call) => {
        const fill = await port.fill(...call);
        return fill && { ...fill, lines: fill.lines.map((line) => ({ ...line, substitute: line.product })) };
      },
    },
  })),
];

const easyOrder = [
  broken('a rejected proposal can be accepted', 'easyOrder/reject', ({ easyOrder: port }) => ({
    easyOrder: {
      ...port,
      prepare: async (...call) => {
        const step = await port.prepare(...call);
        return step.outcome === 'refused' && step.reason === 'decided' ? { outcome: 'ready', handle: 'again' } : step;
      },
    },
  })),
  broken('a quote excludes the tax', ['easyOrder/quote-shape', 'easyOrder/quote-fewer'], ({ easyOrder: port }) => ({
    easyOrder: {
      ...port,
      quote: async (...call) => {
        const quote = await port.quote(...call);
        return { ...quote, totals: { ...quote.totals, tax: { ...quote.totals.total, minor: 0 } } };
      },
    },
  })),
  broken('a proposal is accepted at any total', 'easyOrder/total-changed', ({ easyOrder: port }) => ({
    easyOrder: {
      ...port,
      prepare: async (...call) => {
        const step = await port.prepare(...call);
        return step.outcome === 'refused' && step.reason === 'total-changed'
          ? { outcome: 'ready', handle: 'anyway' }
          : step;
      },
    },
  })),
];

const cancelOrder = [
  broken('the outcome of a cancellation is not found', 'cancelOrder/cancelled-once', ({ cancelOrder: port }) => ({
    cancelOrder: { ...port, outcome: async () => ({ outcome: 'open' }) },
  })),
  broken('an abandoned cancellation can be committed', 'cancelOrder/abandoned', ({ cancelOrder: port }) => ({
    cancelOrder: { ...port, abandon: async () => ({ outcome: 'closed' }) },
  })),
  broken('a cancellation without a reason is accepted', 'cancelOrder/needs', ({ cancelOrder: port }) => ({
    cancelOrder: {
      ...port,
      prepare: (request, options) => port.prepare({ ...request, reason: request.reason.trim() || 'None' }, options),
    },
  })),
];

/** Defects by port, at least two each. */
export const brokenAdapters = {
  promotions,
  rewards,
  claimReward,
  registration,
  register,
  insights,
  cancelOrder,
  support,
  createCase,
  contact,
  sendMessage,
  invoices,
  payInvoices,
  disputeInvoice,
  wallet,
  addPaymentMethod,
  setAutopay,
  builder,
  easyOrder,
  session,
  accounts,
  catalog,
  cart,
  checkout,
  orders,
  lists,
  reminders,
  notifications,
  content,
  activation,
  profile: [...profile, ...profileChanged],
  password,
  users,
} satisfies Record<string, readonly Broken[]>;
