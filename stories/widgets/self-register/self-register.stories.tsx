import type { Meta } from '@storybook/react-vite';
import { SelfRegister, selfRegisterContract } from '../../../src/widgets/self-register';
import { stateStory } from '../../support/state-stories';
import { selfRegisterStates } from './self-register.states';

export default { title: 'Widgets/Self register', component: SelfRegister, tags: ['autodocs'] } satisfies Meta<
  typeof SelfRegister
>;

const story = stateStory(selfRegisterContract, SelfRegister, selfRegisterStates);

export const Account = story('account');
export const Loading = story('loading');
export const AccountMissing = story('account-missing');
export const AccountUnknown = story('account-unknown');
export const AccountLocked = story('account-locked');
export const Looking = story('looking');
export const NotAnswered = story('not-answered');
export const WaitAsked = story('wait-asked');
export const Choose = story('choose');
export const ChooseMissing = story('choose-missing');
export const Code = story('code');
export const CodeRefused = story('code-refused');
export const Invoice = story('invoice');
export const InvoiceRefused = story('invoice-refused');
export const Mobile = story('mobile');
export const MobileRefused = story('mobile-refused');
export const TextSent = story('text-sent');
export const TextAgain = story('text-again');
export const TextRefused = story('text-refused');
export const TextExpired = story('text-expired');
export const TextFailed = story('text-failed');
export const TextTooMany = story('text-too-many');
export const NoTries = story('no-tries');
export const NoMethod = story('no-method');
export const VerifiedAccount = story('verified-account');
export const Details = story('details');
export const DetailsInvalid = story('details-invalid');
export const AnyPhone = story('any-phone');
export const EmailRegistered = story('email-registered');
export const Sending = story('sending');
export const Checking = story('checking');
export const Unknown = story('unknown');
export const NotDone = story('not-done');
export const VerificationExpired = story('verification-expired');
export const Verified = story('verified');
export const Rejected = story('rejected');
export const ActivationEmailSent = story('activation-email-sent');
export const Kept = story('kept');
export const SignedIn = story('signed-in');
export const Failed = story('failed');
export const Offline = story('offline');
