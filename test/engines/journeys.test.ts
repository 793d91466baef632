import { orderByHand } from './journeys/order';
import { journey } from './visit';

for (const hand of ['mouse', 'keyboard', 'touch'] as const)
  journey(`an order is placed, by ${hand}`, hand, orderByHand);
