import { fold } from '../engine/fold';
import type { DemoAccount } from './accounts';

/** Code that the sales rep of an account gives out. */
export const registrationCodeOf = ({ name, number }: Pick<DemoAccount, 'name' | 'number'>): string =>
  `NQ-${number.slice(-4)}-${fold(name)
    .replace(/[^a-z]/g, '')
    .slice(0, 3)
    .toUpperCase()}`;

/** The code in every text message. A demo sends none. */
export const TEXTED_CODE = '204816';

/** Fictional short code for opting out of text messages. */
export const OPT_OUT_CODE = '55501';
