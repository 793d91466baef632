import type { Meta } from '@storybook/react-vite';
import { __Name__, __camel__Contract } from '../../../src/widgets/__name__';
import { stateStory } from '../../support/state-stories';
import { __camel__States } from './__name__.states';

export default { title: 'Widgets/__title__', component: __Name__, tags: ['autodocs'] } satisfies Meta<typeof __Name__>;

const story = stateStory(__camel__Contract, __Name__, __camel__States);

export const Ready = story('ready');
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed');
export const Denied = story('denied');
export const SignedOut = story('signed-out');
export const Offline = story('offline');
