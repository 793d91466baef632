import type { Meta } from '@storybook/react-vite';
import { ContactUs, contactUsContract } from '../../../src/widgets/contact-us';
import { stateStory } from '../../support/state-stories';
import { contactUsStates } from './contact-us.states';

export default { title: 'Widgets/Contact us', component: ContactUs, tags: ['autodocs'] } satisfies Meta<
  typeof ContactUs
>;

const story = stateStory(contactUsContract, ContactUs, contactUsStates);

export const Ready = story('ready');
export const Guest = story('guest');
export const Closed = story('closed');
export const Holiday = story('holiday');
export const RoundTheClock = story('round-the-clock');
export const PhoneOnly = story('phone-only');
export const Topic = story('topic');
export const Invalid = story('invalid');
export const TooLong = story('too-long');
export const Kept = story('kept');
export const Sending = story('sending');
export const Sent = story('sent');
export const Checking = story('checking');
export const Unknown = story('unknown');
export const Refused = story('refused');
export const NotDone = story('not-done');
export const Failed = story('failed');
export const Offline = story('offline');
export const Loading = story('loading');
