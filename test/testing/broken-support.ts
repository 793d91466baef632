import { PortError } from '../../src/ports';
import { broken } from './broken-adapter';

export const support = [
  broken('cases oldest change first', 'support/pages', ({ support: port }) => ({
    support: {
      ...port,
      search: async (...call) => {
        const answer = await port.search(...call);
        return { ...answer, items: [...answer.items].reverse() };
      },
    },
  })),
  broken('a search that pays no heed to status', 'support/narrowed', ({ support: port }) => ({
    support: { ...port, search: (request, options) => port.search({ ...request, statuses: [] }, options) },
  })),
  broken('a comment that is said twice', 'support/comment', ({ support: port }) => ({
    support: {
      ...port,
      comment: (request, options) =>
        port.comment({ ...request, key: `${request.key}-${crypto.randomUUID()}` }, options),
    },
  })),
  broken('stars without end', 'support/rate', ({ support: port }) => ({
    support: {
      ...port,
      rate: (request, options) =>
        port.rate({ ...request, rating: { ...request.rating, stars: Math.min(request.rating.stars, 5) } }, options),
    },
  })),
  broken('an upload of whatever is given', 'support/upload', ({ support: port }) => ({
    support: {
      ...port,
      upload: (request, options) =>
        port.upload({ ...request, file: new Blob([request.file], { type: 'image/png' }) }, options),
    },
  })),
  broken('half a file', 'support/file', ({ support: port }) => ({
    support: {
      ...port,
      file: async (...call) => {
        const file = await port.file(...call);
        return file && { ...file, content: file.content.slice(0, 8) };
      },
    },
  })),
];

export const createCase = [
  broken('a case that is found nowhere', 'createCase/made-once', ({ createCase: port }) => ({
    createCase: { ...port, outcome: async () => ({ outcome: 'open' }) },
  })),
  broken('a case that is never given up', 'createCase/abandoned', ({ createCase: port }) => ({
    createCase: { ...port, abandon: async () => ({ outcome: 'closed' }) },
  })),
  broken('a case without words', 'createCase/fields', ({ createCase: port }) => ({
    createCase: {
      ...port,
      prepare: (request, options) =>
        port.prepare(
          { ...request, case: { ...request.case, message: request.case.message.trim() || 'None' } },
          options,
        ),
    },
  })),
  broken('a case that forgets its photos', 'createCase/attachments', ({ createCase: port }) => ({
    createCase: {
      ...port,
      prepare: async (request, options) => {
        if (request.case.attachments.includes('no-such-id')) throw new PortError('rejected', 'No such upload');
        return port.prepare({ ...request, case: { ...request.case, attachments: [] } }, options);
      },
    },
  })),
];
