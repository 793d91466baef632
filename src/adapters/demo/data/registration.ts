import { fold } from '../engine/fold';
import type { DemoAccount } from './accounts';

/** The code a sales rep gives out for an account: the same for everybody who asks. */
export const registrationCodeOf = ({ name, number }: Pick<DemoAccount, 'name' | 'number'>): string =>
  `NQ-${number.slice(-4)}-${fold(name)
    .replace(/[^a-z]/g, '')
    .slice(0, 3)
    .toUpperCase()}`;

/** The code of every text. None is sent by a demo. */
export const TEXTED_CODE = '204816';

/** The short code texts are stopped at. Fictional. */
export const OPT_OUT_CODE = '55501';
