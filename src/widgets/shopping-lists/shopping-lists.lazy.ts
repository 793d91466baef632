/** The lazy part of lists: what is done with a list beyond a quantity, the dialogs, and what is said after a change. */
export { StoppedAdd } from '../common/ordering/stopped-add';
export { addItems, removeItems, sendEdit } from './shopping-lists.actions';
export { ListsAfter } from './connected/list-dialogs';
export { ListTools } from './connected/list-tools';
export { ItemMoves } from './parts/item-moves';
export { ListEmpty, ListGone } from './parts/list-empty-states';
