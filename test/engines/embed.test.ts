import { servePlain } from '../e2e/hosts/embed/serve';
import { useElements } from './journeys/embed';
import { recordHost } from './site';
import { visits } from './visit';

const { visit } = visits(async () => recordHost(await servePlain()));

visit({ title: 'elements on a page without React share a cart', hand: 'mouse', walk: useElements });
