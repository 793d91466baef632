import type { Messages } from '../../../runtime/react/use-messages';
import type { addMethodMessages } from './add-method.messages';

/** Everything said while a method is added. */
export type AddMessages = Messages<typeof addMethodMessages>;
