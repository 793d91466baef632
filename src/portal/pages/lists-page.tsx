import { navigate } from 'wouter/use-browser-location';
import { ShoppingLists } from '../../widgets/shopping-lists';
import { usePortal } from '../portal-context';
import { pathOf } from '../routes';

/** Shopping lists page. An open list has a path of its own. */
export default function ListsPage({ id }: { readonly id: string | null }) {
  const { base } = usePortal();
  return (
    <ShoppingLists
      headingLevel={1}
      listId={id}
      onListChange={({ listId }) =>
        navigate(pathOf(listId === null ? { name: 'lists' } : { name: 'list', id: listId }, base))
      }
    />
  );
}
