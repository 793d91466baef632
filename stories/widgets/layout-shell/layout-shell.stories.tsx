import type { Meta } from '@storybook/react-vite';
import { LayoutShell, layoutShellContract } from '../../../src/widgets/layout-shell';
import { stateStory } from '../../support/state-stories';
import { HostedCommerceLayout, HostedShell } from './hosted-shell';
import { layoutShellStates } from './layout-shell.states';

export default { title: 'Widgets/Layout shell', component: LayoutShell, tags: ['autodocs'] } satisfies Meta<
  typeof LayoutShell
>;

const shell = stateStory(layoutShellContract, HostedShell, layoutShellStates);
const commerce = stateStory(layoutShellContract, HostedCommerceLayout, layoutShellStates);

export const Ready = shell('ready');
export const Empty = shell('empty');
export const Loading = shell('loading');
export const Guest = shell('guest');
export const SignedIn = shell('signed-in');
export const Ended = shell('ended');
export const Failed = shell('failed');
export const Offline = shell('offline');
export const Notice = shell('notice');
export const Logo = shell('logo');
export const WithoutLogo = commerce('without-logo');
export const CommerceLayout1 = commerce('commerce-layout');
export const CommerceLayout1WithContent = commerce('commerce-layout-with-content');
