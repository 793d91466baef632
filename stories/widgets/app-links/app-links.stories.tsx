import type { Meta } from '@storybook/react-vite';
import { AppLinks, appLinksContract } from '../../../src/widgets/app-links';
import { stateStory } from '../../support/state-stories';
import { appLinksStates } from './app-links.states';

export default { title: 'Widgets/App links', component: AppLinks, tags: ['autodocs'] } satisfies Meta<typeof AppLinks>;

const story = stateStory(appLinksContract, AppLinks, appLinksStates);

export const List = story('list');
export const ListApps = story('list-apps');
export const PromptIos = story('prompt-ios');
export const PromptAndroid = story('prompt-android');
export const Dismissed = story('dismissed');
export const Empty = story('empty');
