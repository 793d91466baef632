import { PayInvoices } from 'tradefront/pay-invoices';
import { openShop, page } from './shop.js';

const columns = ['select', 'due', 'number', 'open', 'status', 'pay'];

page.render(<PayInvoices adapter={openShop()} columns={columns} />);
