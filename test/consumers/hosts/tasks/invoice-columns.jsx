import { createRoot } from 'react-dom/client';
import { PayInvoices } from 'tradefront/pay-invoices';
import { openShop, root } from './shop.js';

const columns = ['select', 'due', 'number', 'open', 'status', 'pay'];

createRoot(root).render(<PayInvoices adapter={openShop()} columns={columns} />);
