import type { Meta } from '@storybook/react-vite';
import { Promotions, promotionsContract } from '../../../src/widgets/promotions';
import { stateStory } from '../../support/state-stories';
import { promotionsStates } from './promotions.states';

export default { title: 'Widgets/Promotions', component: Promotions, tags: ['autodocs'] } satisfies Meta<
  typeof Promotions
>;

const story = stateStory(promotionsContract, Promotions, promotionsStates);

export const Ready = story('ready');
export const Named = story('named');
export const NamedOver = story('named-over');
export const Earned = story('earned');
export const Filtered = story('filtered');
export const NoMatch = story('no-match');
export const Terms = story('terms');
export const ToCome = story('to-come');
export const OutOfStock = story('out-of-stock');
export const Added = story('added');
export const AddedPartial = story('added-partial');
export const AddFailed = story('add-failed');
export const LookOnly = story('look-only');
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed');
export const Denied = story('denied');
export const SignedOut = story('signed-out');
export const Offline = story('offline');
