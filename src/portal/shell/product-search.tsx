import { useState } from 'react';
import { useSettings } from '../../runtime/react/provider';
import { useWords } from '../../runtime/react/use-words';
import { SearchField } from '../../ui/search/search-field';
import { portalMessages } from '../portal.messages';
import { goWithin } from '../use-link-clicks';

/** Search from anywhere: Enter goes to the products that match. */
export function ProductSearch() {
  const { m } = useWords('portal', portalMessages);
  const { links } = useSettings();
  const [text, setText] = useState('');
  return (
    <form
      role="search"
      className="tf-portal-find"
      onSubmit={(event) => {
        event.preventDefault();
        const href = links.href({ to: 'products', search: text.trim() });
        if (href === null) return;
        setText('');
        goWithin(href);
      }}
    >
      <SearchField label={m.search.label} placeholder={m.search.label} clearLabel={m.search.clear} value={text} onValueChange={setText} />
    </form>
  );
}
