import type { Meta } from '@storybook/react-vite';
import { Notifications, notificationsContract } from '../../../src/widgets/notifications';
import { stateStory } from '../../support/state-stories';
import { notificationsStates } from './notifications.states';

export default { title: 'Widgets/Notifications', component: Notifications } satisfies Meta<typeof Notifications>;

const story = stateStory(notificationsContract, Notifications, notificationsStates);

export const Ready = story('ready');
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed');
export const Denied = story('denied');
export const SignedOut = story('signed-out');
export const Offline = story('offline');
