import type { LocalePack } from '../../runtime/messages/locale-pack';
import { pack } from './pack';

/** Korean. The type is `LocalePack`, so that the set of messages is not part of the public surface. */
const published: LocalePack = pack;

export default published;
