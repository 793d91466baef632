import type { Meta } from '@storybook/react-vite';
import { ContactUs, contactUsContract } from '../../../src/widgets/contact-us';
import { stateStory } from '../../support/state-stories';
import { contactUsStates } from './contact-us.states';

export default { title: 'Widgets/Contact us', component: ContactUs } satisfies Meta<typeof ContactUs>;

const story = stateStory(contactUsContract, ContactUs, contactUsStates);

export const Ready = story('ready');
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed');
export const Denied = story('denied');
export const SignedOut = story('signed-out');
export const Offline = story('offline');
