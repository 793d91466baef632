// Written by `npm run sync` from the folders and contracts of src.
export { Cart as Widget } from '../../widgets/cart/cart.widget';
export { default as sheet } from '../../widgets/cart/cart.css?inline';
