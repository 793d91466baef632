import { PortError } from '../../src/ports';
import { broken } from './broken-adapter';

export const lists = [
  broken('lists are sorted oldest first', 'lists/newest-first', ({ lists: port }) => ({
    lists: { ...port, list: async (...call) => [...(await port.list(...call))].reverse() },
  })),
  broken('an eleventh list rejects instead of being refused', 'lists/ten-at-most', ({ lists: port }) => ({
    lists: {
      ...port,
      create: async (...call) => {
        const answer = await port.create(...call);
        if (answer.outcome === 'refused' && answer.reason === 'too-many-lists')
          throw new PortError('rejected', 'Ten are enough');
        return answer;
      },
    },
  })),
  broken('adding to a removed list succeeds', ['lists/gone'], ({ lists: port }) => ({
    lists: {
      ...port,
      addItems: async (...call) => {
        const answer = await port.addItems(...call);
        return answer.outcome === 'refused'
          ? {
              outcome: 'done',
              list: {
                id: call[0].listId,
                name: 'New list',
                description: '',
                count: 1,
                changedAt: '2026-11-17T09:00:00-05:00',
              },
            }
          : answer;
      },
    },
  })),
  broken('an edit drops the description', 'lists/edited', ({ lists: port }) => ({
    lists: { ...port, edit: (request, options) => port.edit({ ...request, description: '' }, options) },
  })),
  broken('setting a quantity adds to it', 'lists/quantity-set', ({ lists: port }) => ({
    lists: {
      ...port,
      setQuantity: async (request, options) => {
        const read = await port.read({ ...request, page: 0, pageSize: 50 });
        const was = read?.items.items.find(({ product }) => product.id === request.productId)?.quantity ?? 0;
        return port.setQuantity(
          request.quantity > 0 ? { ...request, quantity: request.quantity + was } : request,
          options,
        );
      },
    },
  })),
  broken('the sequence of items is not stored', 'lists/arranged', ({ lists: port }) => ({
    lists: { ...port, arrange: (request, options) => port.arrange({ ...request, productIds: [] }, options) },
  })),
  broken('a removal removes all items', 'lists/taken-off', ({ lists: port }) => ({
    lists: {
      ...port,
      removeItems: async (request, options) => {
        const read = await port.read({ ...request, page: 0, pageSize: 50 });
        return port.removeItems(
          { ...request, productIds: read?.items.items.map(({ product }) => product.id) ?? request.productIds },
          options,
        );
      },
    },
  })),
  broken('a restored list is empty', 'lists/restored', ({ lists: port }) => ({
    lists: {
      ...port,
      restore: async (request, options) => {
        const answer = await port.restore(request, options);
        const read = await port.read({ ...request, page: 0, pageSize: 50 });
        return read === null
          ? answer
          : port.removeItems({ ...request, productIds: read.items.items.map(({ product }) => product.id) });
      },
    },
  })),
  broken('a read-only list can be changed', 'lists/shared', ({ lists: port }) => ({
    lists: {
      ...port,
      share: (request, options) => port.share({ ...request, access: request.access && 'edit' }, options),
    },
  })),
  broken('pages overlap by one product', 'lists/read-pages', ({ lists: port }) => ({
    lists: {
      ...port,
      read: async (request, options) => {
        const read = await port.read(request, options);
        const last = request.page === 0 ? null : await port.read({ ...request, page: request.page - 1 });
        return read === null || last === null
          ? read
          : { ...read, items: { ...read.items, items: [...last.items.items.slice(-1), ...read.items.items] } };
      },
    },
  })),
];
