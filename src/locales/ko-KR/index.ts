import type { LocalePack } from '../../runtime/messages/locale-pack';
import { pack } from './pack';

/** Korean, typed as any pack is: which words it holds is no promise. */
const published: LocalePack = pack;

export default published;
