import { PortError } from '../../src/ports';
import { broken } from './broken-adapter';

export const support = [
  broken('cases are sorted by oldest change', 'support/pages', ({ support: port }) => ({
    support: {
      ...port,
      search: async (...call) => {
        const answer = await port.search(...call);
        return { ...answer, items: [...answer.items].reverse() };
      },
    },
  })),
  broken('a case search ignores the status filter', 'support/narrowed', ({ support: port }) => ({
    support: { ...port, search: (request, options) => port.search({ ...request, statuses: [] }, options) },
  })),
  broken('a repeated comment is stored twice', 'support/comment', ({ support: port }) => ({
    support: {
      ...port,
      comment: (request, options) =>
        port.comment({ ...request, key: `${request.key}-${crypto.randomUUID()}` }, options),
    },
  })),
  broken('a rating above 5 stars is accepted', 'support/rate', ({ support: port }) => ({
    support: {
      ...port,
      rate: (request, options) =>
        port.rate({ ...request, rating: { ...request.rating, stars: Math.min(request.rating.stars, 5) } }, options),
    },
  })),
  broken('any type of file is accepted', 'support/upload', ({ support: port }) => ({
    support: {
      ...port,
      upload: (request, options) =>
        port.upload({ ...request, file: new Blob([request.file], { type: 'image/png' }) }, options),
    },
  })),
  broken('an incomplete file', 'support/file', ({ support: port }) => ({
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
  broken('the outcome of a new case is not found', 'createCase/made-once', ({ createCase: port }) => ({
    createCase: { ...port, outcome: async () => ({ outcome: 'open' }) },
  })),
  broken('an abandoned case can be committed', 'createCase/abandoned', ({ createCase: port }) => ({
    createCase: { ...port, abandon: async () => ({ outcome: 'closed' }) },
  })),
  broken('a case with an empty message is accepted', 'createCase/fields', ({ createCase: port }) => ({
    createCase: {
      ...port,
      prepare: (request, options) =>
        port.prepare(
          { ...request, case: { ...request.case, message: request.case.message.trim() || 'None' } },
          options,
        ),
    },
  })),
  broken('a case drops its attachments', 'createCase/attachments', ({ createCase: port }) => ({
    createCase: {
      ...port,
      prepare: async (request, options) => {
        if (request.case.attachments.includes('no-such-id')) throw new PortError('rejected', 'No such upload');
        return port.prepare({ ...request, case: { ...request.case, attachments: [] } }, options);
      },
    },
  })),
];
