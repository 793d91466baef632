/** The lazy part of Contact us: the form. Whatever is there without one stands on the first screen. */
export { MessageForm } from './connected/message-form';
