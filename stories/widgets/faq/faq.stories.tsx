import type { Meta } from '@storybook/react-vite';
import { Faq, faqContract } from '../../../src/widgets/faq';
import { stateStory } from '../../support/state-stories';
import { faqStates } from './faq.states';

export default { title: 'Widgets/FAQ', component: Faq, tags: ['autodocs'] } satisfies Meta<typeof Faq>;

const story = stateStory(faqContract, Faq, faqStates);

export const Ready = story('ready');
export const Open = story('open');
export const Searching = story('searching');
export const NoMatch = story('no-match');
export const Loading = story('loading');
export const Empty = story('empty');
export const Failed = story('failed');
export const Offline = story('offline');
