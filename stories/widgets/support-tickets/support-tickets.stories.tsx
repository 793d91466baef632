import type { Meta } from '@storybook/react-vite';
import { SupportTickets, supportTicketsContract } from '../../../src/widgets/support-tickets';
import { stateStory } from '../../support/state-stories';
import { supportTicketsStates } from './support-tickets.states';

export default { title: 'Widgets/Support tickets', component: SupportTickets, tags: ['autodocs'] } satisfies Meta<
  typeof SupportTickets
>;

const story = stateStory(supportTicketsContract, SupportTickets, supportTicketsStates);

export const Ready = story('ready');
export const Searched = story('searched');
export const Filtered = story('filtered');
export const DatesWrong = story('dates-wrong');
export const NoMatch = story('no-match');
export const Empty = story('empty');
export const Case = story('case');
export const CaseWaiting = story('case-waiting');
export const Commented = story('commented');
export const CommentEmpty = story('comment-empty');
export const CommentFailed = story('comment-failed');
export const Closed = story('closed');
export const Rated = story('rated');
export const AttachmentGone = story('attachment-gone');
export const CaseNotFound = story('case-not-found');
export const CaseFailed = story('case-failed');
export const ReadOnly = story('read-only');
export const Failed = story('failed');
export const Denied = story('denied');
export const SignedOut = story('signed-out');
export const Offline = story('offline');
export const Loading = story('loading');
