/** Lazy-loaded part of lists: actions on a list besides quantities, dialogs, and toasts. */
export { StoppedAdd } from '../common/ordering/stopped-add';
export { addItems, removeItems, sendEdit } from './shopping-lists.actions';
export { ListsAfter } from './connected/list-dialogs';
export { ListTools } from './connected/list-tools';
export { ItemMoves } from './parts/item-moves';
export { ListEmpty, ListNotFound } from './parts/list-empty-states';
