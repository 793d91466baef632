import { PortError } from '../../src/ports';
import { broken } from './broken-adapter';

export const lists = [
  broken('lists oldest first', 'lists/newest-first', ({ lists: port }) => ({
    lists: { ...port, list: async (...call) => [...(await port.list(...call))].reverse() },
  })),
  broken('an eleventh list that is an error', 'lists/ten-at-most', ({ lists: port }) => ({
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
  broken('a list that is gone, added to all the same', ['lists/gone'], ({ lists: port }) => ({
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
  broken('an edit that forgets the description', 'lists/edited', ({ lists: port }) => ({
    lists: { ...port, edit: (request, options) => port.edit({ ...request, description: '' }, options) },
  })),
  broken('a quantity that is added to the one there was', 'lists/quantity-set', ({ lists: port }) => ({
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
  broken('an order that is not kept', 'lists/arranged', ({ lists: port }) => ({
    lists: { ...port, arrange: (request, options) => port.arrange({ ...request, productIds: [] }, options) },
  })),
  broken('a removal that takes the rest along', 'lists/taken-off', ({ lists: port }) => ({
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
  broken('a list that comes back empty', 'lists/restored', ({ lists: port }) => ({
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
  broken('a list to be looked at that may be changed', 'lists/shared', ({ lists: port }) => ({
    lists: {
      ...port,
      share: (request, options) => port.share({ ...request, access: request.access && 'edit' }, options),
    },
  })),
  broken('pages that look one product back', 'lists/read-pages', ({ lists: port }) => ({
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
