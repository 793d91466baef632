import { broken } from './broken-adapter';

export const contact = [
  broken('opening hours in an unknown time zone', 'contact/hours', ({ contact: port }) => ({
    contact: {
      read: async (...call) => {
        const details = await port.read(...call);
        return { ...details, hours: details.hours && { ...details.hours, timeZone: 'Mars/Olympus_Mons' } };
      },
    },
  })),
  broken('duplicate topics', 'contact/details', ({ contact: port }) => ({
    contact: {
      read: async (...call) => {
        const details = await port.read(...call);
        return { ...details, topics: [...details.topics, ...details.topics] };
      },
    },
  })),
  broken('a buyer’s contact data for a guest', 'contact/for-guests', ({ contact: port }) => ({
    contact: {
      read: async (request, options) => {
        const details = await port.read(request, options);
        return request.accountId === null
          ? { ...details, contact: { ...details.contact, name: 'Dana Whitlock' } }
          : details;
      },
    },
  })),
];

export const sendMessage = [
  broken(
    'the outcome of a message is not found',
    ['sendMessage/sent-once', 'sendMessage/abandoned'],
    ({ sendMessage: port }) => ({
      sendMessage: {
        ...port,
        outcome: async (attempt) => (attempt.accountId === null ? port.outcome(attempt) : { outcome: 'open' }),
      },
    }),
  ),
  broken('a message with an empty text is accepted', 'sendMessage/fields', ({ sendMessage: port }) => ({
    sendMessage: {
      ...port,
      prepare: (request, options) =>
        port.prepare(
          { ...request, message: { ...request.message, text: request.message.text.trim() || 'None' } },
          options,
        ),
    },
  })),
  broken(
    'every message gets the same id',
    ['sendMessage/sent-once', 'sendMessage/two-drafts'],
    ({ sendMessage: port }) => ({
      sendMessage: {
        ...port,
        commit: async (attempt) => {
          const done = await port.commit(attempt);
          return done.outcome === 'done' ? { ...done, value: { ...done.value, id: 'the-one' } } : done;
        },
      },
    }),
  ),
];
