import type { Meta } from '@storybook/react-vite';
import { ShoppingLists, shoppingListsContract } from '../../../src/widgets/shopping-lists';
import { stateStory } from '../../support/state-stories';
import { shoppingListsStates } from './shopping-lists.states';

export default { title: 'Widgets/Shopping lists', component: ShoppingLists, tags: ['autodocs'] } satisfies Meta<
  typeof ShoppingLists
>;

const story = stateStory(shoppingListsContract, ShoppingLists, shoppingListsStates);

export const Loading = story('loading');
export const Ready = story('ready');
export const Empty = story('empty');
export const Open = story('open');
export const EmptyList = story('empty-list');
export const ListGone = story('list-gone');
export const Searching = story('searching');
export const Selecting = story('selecting');
export const Arranging = story('arranging');
export const NewList = story('new-list');
export const Limit = story('limit');
export const Renaming = story('renaming');
export const Deleting = story('deleting');
export const Deleted = story('deleted');
export const Sharing = story('sharing');
export const ViewOnly = story('view-only');
export const Unavailable = story('unavailable');
export const Removed = story('removed');
export const NotSaved = story('not-saved');
export const Added = story('added');
export const Partial = story('partial');
export const ImportPreview = story('import-preview');
export const OrderingStopped = story('ordering-stopped');
export const Failed = story('failed');
export const ItemsFailed = story('items-failed');
export const Denied = story('denied');
export const SignedOut = story('signed-out');
export const Offline = story('offline');
