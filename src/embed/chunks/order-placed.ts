// Written by `npm run sync` from the folders and contracts of src.
export { OrderPlaced as Widget } from '../../widgets/order-placed/order-placed.widget';
export { default as sheet } from '../../widgets/order-placed/order-placed.css?inline';
