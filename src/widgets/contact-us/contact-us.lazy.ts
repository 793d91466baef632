/**
 * The lazy part of Contact us: the form, links to where answers stand, and copying. Number, email and hours do not wait
 * for it.
 */
export { MessageForm } from './connected/message-form';
export { CopyButton } from '../../ui/copy-button/copy-button';
export { TopicLinks } from './parts/topic-links';
