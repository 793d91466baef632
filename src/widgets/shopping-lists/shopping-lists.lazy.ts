/** The lazy part of lists: what is done with a list beyond a quantity, the dialogs, and what is said after a change. */
export { ItemMoves } from './parts/item-moves';
export { ListsAfter } from './parts/list-dialogs';
export { ListTools } from './parts/list-tools';
export { sendEdit } from './send-edit';
