import { Cart } from 'tradefront/cart';
import { openShop, page } from './shop.js';

page.render(<Cart adapter={openShop()} slots={{ import: null }} />);
