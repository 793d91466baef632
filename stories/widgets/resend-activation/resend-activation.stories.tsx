import type { Meta } from '@storybook/react-vite';
import { ResendActivation, resendActivationContract } from '../../../src/widgets/resend-activation';
import { stateStory } from '../../support/state-stories';
import { resendActivationStates } from './resend-activation.states';

export default { title: 'Widgets/Resend activation', component: ResendActivation, tags: ['autodocs'] } satisfies Meta<
  typeof ResendActivation
>;

const story = stateStory(resendActivationContract, ResendActivation, resendActivationStates);

export const Form = story('form');
export const Success = story('success');
export const AlreadyActivated = story('already-activated');
export const ContactCustomerService = story('contact-customer-service');
