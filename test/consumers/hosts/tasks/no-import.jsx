import { createRoot } from 'react-dom/client';
import { Cart } from 'tradefront/cart';
import { openShop, root } from './shop.js';

createRoot(root).render(<Cart adapter={openShop()} slots={{ import: null }} />);
