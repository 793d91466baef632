import { Search } from 'lucide';
import { useMessages } from '../../runtime/react/use-messages';
import { Icon } from '../../ui/icon/icon';
import { portalMessages } from '../portal.messages';
import type { Disclosure } from './use-disclosure';
import { prefetchNumbers } from './use-number';

/** Lays the search over the header, where the window is too narrow for its field. */
export function SearchButton({ over: { open, setOpen, button } }: { readonly over: Disclosure<HTMLFormElement> }) {
  const { m } = useMessages('portal', portalMessages);
  return (
    <button type="button" ref={button} className="tf-portal-search" aria-label={m.search.open} aria-expanded={open} onClick={() => setOpen(true)} onFocus={prefetchNumbers}>
      <Icon of={Search} />
    </button>
  );
}
