import { createRoot } from 'react-dom/client';
import type { Account } from '../../../src/domain';
import { AccountSwitcher } from '../../../src/widgets/account-switcher';
import { given, watchMount, watchText } from './watch';

const places = ['Harbor', 'Northfield', 'Old Mill', 'Coastline', 'Pinecrest', 'Granite', 'Maribel'];
const kinds = ['Taproom', 'Market', 'Diner', 'Arcade Bar', 'Grocery'];

const accounts: readonly Account[] = Array.from({ length: given('accounts') }, (_, at) => ({
  id: `a${at}`,
  name: `${places[at % places.length]} ${kinds[at % kinds.length]} ${at + 1}`,
  number: String(400_000 + at),
  address: {
    street: `${at + 1} Main Street`,
    city: places[(at * 3) % places.length] ?? '',
    state: 'ME',
    zip: '04101',
    country: 'US',
  },
  isDefault: at === 0,
  isOwn: at === 0,
  conditions: [],
}));
const adapter = {
  id: 'bench-accounts',
  accounts: { list: async () => accounts, switchTo: async () => {} },
};

const place = document.querySelector('#root');
if (place === null) throw new Error('The page has no place for the accounts');

window.bench = {
  mount: () =>
    watchMount(
      () => createRoot(place).render(<AccountSwitcher adapter={adapter} layout="inline" />),
      () => {
        const list = document.querySelector('.tf-account-picker');
        if (list !== null) watchText('list', list);
        return list;
      },
    ),
};
