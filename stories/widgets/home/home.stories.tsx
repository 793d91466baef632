import type { Meta, StoryObj } from '@storybook/react-vite';
import { TradefrontProvider } from '../../../src/runtime/react/provider';
import { Home, homeContract } from '../../../src/widgets/home';
import { stateStory } from '../../support/state-stories';
import { homeStates } from './home.states';

export default { title: 'Widgets/Home', component: Home, tags: ['autodocs'] } satisfies Meta<typeof Home>;

const story = stateStory(homeContract, Home, homeStates);

export const Ready = story('ready');
export const GuestBrowsing = story('guest-browsing');
export const SignedIn = story('signed-in');
export const Notice = story('notice');
export const Loading = story('loading');
export const Failed = story('failed');
export const Offline = story('offline');

/** A host without pages: only the phone number is shown. */
export const WithoutLinks: StoryObj<typeof Home> = {
  ...story('without-links'),
  render: (props) => (
    <TradefrontProvider links={{ href: () => null }}>
      <Home {...props} />
    </TradefrontProvider>
  ),
};
