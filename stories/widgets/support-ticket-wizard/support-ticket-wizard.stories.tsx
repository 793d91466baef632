import type { Meta } from '@storybook/react-vite';
import { SupportTicketWizard, supportTicketWizardContract } from '../../../src/widgets/support-ticket-wizard';
import { stateStory } from '../../support/state-stories';
import { supportTicketWizardStates } from './support-ticket-wizard.states';

export default {
  title: 'Widgets/Support ticket wizard',
  component: SupportTicketWizard,
  tags: ['autodocs'],
} satisfies Meta<typeof SupportTicketWizard>;

const story = stateStory(supportTicketWizardContract, SupportTicketWizard, supportTicketWizardStates);

export const Ready = story('ready');
export const KindMissing = story('kind-missing');
export const Equipment = story('equipment');
export const EquipmentManual = story('equipment-manual');
export const Problem = story('problem');
export const ProblemInvalid = story('problem-invalid');
export const Photos = story('photos');
export const PhotoRefused = story('photo-refused');
export const PhotoFailed = story('photo-failed');
export const Times = story('times');
export const TimesInvalid = story('times-invalid');
export const People = story('people');
export const PeopleInvalid = story('people-invalid');
export const Review = story('review');
export const Sending = story('sending');
export const Created = story('created');
export const Checking = story('checking');
export const Unknown = story('unknown');
export const Refused = story('refused');
export const NotDone = story('not-done');
export const Kept = story('kept');
export const AboutOrder = story('about-order');
export const AboutInvoice = story('about-invoice');
export const FieldLeft = story('field-left');
export const NoAssets = story('no-assets');
export const Failed = story('failed');
export const Denied = story('denied');
export const SignedOut = story('signed-out');
export const Offline = story('offline');
export const Loading = story('loading');
