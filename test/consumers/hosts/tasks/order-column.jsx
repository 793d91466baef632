import { OrderHistory } from 'tradefront/order-history';
import { openShop, page } from './shop.js';

const columns = ['number', { id: 'truck', header: 'Truck' }, 'status', 'total', 'actions'];
const slots = {
  cell: ({ data: { order, column }, children }) =>
    column === 'truck' ? `North ${Number(order.number.slice(-2)) % 9}` : children,
};

page.render(<OrderHistory adapter={openShop()} columns={columns} slots={slots} />);
