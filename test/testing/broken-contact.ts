import { broken } from './broken-adapter';

export const contact = [
  broken('hours of a zone nobody knows', 'contact/hours', ({ contact: port }) => ({
    contact: {
      read: async (...call) => {
        const details = await port.read(...call);
        return { ...details, hours: details.hours && { ...details.hours, timeZone: 'Mars/Olympus_Mons' } };
      },
    },
  })),
  broken('topics that come twice', 'contact/details', ({ contact: port }) => ({
    contact: {
      read: async (...call) => {
        const details = await port.read(...call);
        return { ...details, topics: [...details.topics, ...details.topics] };
      },
    },
  })),
  broken('a guest who is told of a buyer', 'contact/for-guests', ({ contact: port }) => ({
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
    'a message that is found nowhere',
    ['sendMessage/sent-once', 'sendMessage/abandoned'],
    ({ sendMessage: port }) => ({
      sendMessage: {
        ...port,
        outcome: async (attempt) => (attempt.accountId === null ? port.outcome(attempt) : { outcome: 'open' }),
      },
    }),
  ),
  broken('a message without words', 'sendMessage/fields', ({ sendMessage: port }) => ({
    sendMessage: {
      ...port,
      prepare: (request, options) =>
        port.prepare(
          { ...request, message: { ...request.message, text: request.message.text.trim() || 'None' } },
          options,
        ),
    },
  })),
  broken('drafts that are all one', ['sendMessage/sent-once', 'sendMessage/two-drafts'], ({ sendMessage: port }) => ({
    sendMessage: {
      ...port,
      commit: async (attempt) => {
        const done = await port.commit(attempt);
        return done.outcome === 'done' ? { ...done, value: { ...done.value, id: 'the-one' } } : done;
      },
    },
  })),
];
