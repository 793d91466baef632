import { type EventBus, OrderLineEvent, type TransactionalConnection } from '@vendure/core';
import { TradeOrder } from '../entities/trade-order.entity';

/**
 * Keeps the order of a cart's lines and the revision of their last change, in the transaction of the change, whichever
 * operation makes it.
 */
export function trackCartLines(events: EventBus, connection: TransactionalConnection): void {
  events.registerBlockingEventHandler({
    event: OrderLineEvent,
    id: 'trade-cart-lines',
    handler: async ({ ctx, order, orderLine, type }) => {
      const repository = connection.getRepository(ctx, TradeOrder);
      const trade = await repository.findOne({ where: { order: { id: order.id }, isCart: true } });
      if (trade === null) return;
      const revision = trade.revision + 1;
      const id = String(orderLine.id);
      const changed = { id, changedIn: revision };
      const isKnown = trade.lines.some((line) => line.id === id);
      const lines =
        type === 'deleted'
          ? trade.lines.filter((line) => line.id !== id)
          : isKnown
            ? trade.lines.map((line) => (line.id === id ? changed : line))
            : [changed, ...trade.lines];
      await repository.update(trade.id, { revision, lines });
    },
  });
}
