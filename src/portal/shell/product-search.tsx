import { useEffect, useRef, useState } from 'react';
import { ArrowLeft } from 'lucide';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';
import { useWords } from '../../runtime/react/use-words';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { SearchField } from '../../ui/search/search-field';
import { Spinner } from '../../ui/spinner/spinner';
import type { Rights } from '../navigation';
import { usePortal } from '../portal-context';
import { portalMessages } from '../portal.messages';
import { goWithin } from '../use-link-clicks';
import { looksLikeNumber, numberKinds } from './numbers';
import type { Disclosure } from './use-disclosure';
import { prefetchNumbers, useNumber } from './use-number';

interface ProductSearchProps {
  readonly rights: Rights;
  readonly accountId: string | null;
  /** Whether the field lies over the header, where the window is narrow. */
  readonly over: Disclosure<HTMLFormElement>;
}

/**
 * Search from anywhere: Enter goes to what has the number that was written, otherwise to the products that match.
 * Where the window is narrow a button of the header lays the field over it.
 */
export function ProductSearch({ rights, accountId, over: { open, setOpen, box, button } }: ProductSearchProps) {
  const { m, fill } = useWords('portal', portalMessages);
  const { links, locale } = useSettings();
  const { page } = usePortal();
  const adapter = useAdapter();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  // What is looked for belongs to the page it was asked on: whoever went on meanwhile is not called back.
  const [asked, setAsked] = useState<{ readonly page: unknown; readonly text: string } | null>(null);
  const wanted = asked?.page === page ? asked.text : null;
  const kinds = numberKinds(rights, adapter);
  const [first, ...others] = kinds.map((kind): string => m.search.kinds[kind]);
  const named = others.reduce((some, next) => fill(m.search.pair, { some, next }), first ?? '');
  const label = first === undefined ? m.search.label : fill(m.search.numbers, { kinds: named });

  useEffect(() => {
    if (open) input.current?.select();
  }, [open]);
  const close = () => {
    setAsked(null);
    setOpen(false);
    button.current?.focus();
  };
  const goTo = (href: string | null) => {
    setAsked(null);
    if (href === null) return;
    setText('');
    if (open) close();
    goWithin(href);
  };
  const toProducts = (search: string) => goTo(links.href({ to: 'products', search }));
  useNumber(wanted, { adapter, accountId, locale: locale.tag, kinds }, (found) => {
    const href = found === null ? null : links.href(found);
    if (href === null) toProducts(wanted ?? '');
    else goTo(href);
  });

  return (
    <form
      role="search"
      ref={box}
      className="tf-portal-find"
      data-open={open || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        const search = text.trim();
        if (search === wanted) return;
        if (accountId !== null && first !== undefined && looksLikeNumber(search)) setAsked({ page, text: search });
        else toProducts(search);
      }}
    >
      <Button variant="toolbar" iconOnly className="tf-portal-search-close" aria-label={m.search.close} onClick={close}>
        <Icon of={ArrowLeft} mirror />
      </Button>
      <SearchField
        ref={input}
        label={label}
        placeholder={open && first !== undefined ? m.search.short : label}
        clearLabel={m.search.clear}
        value={text}
        onValueChange={(next) => {
          setText(next);
          setAsked(null);
        }}
        onFocus={prefetchNumbers}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !(open || wanted !== null)) return;
          // Kept from the field: what was written stays for the next look.
          event.preventDefault();
          if (open) close();
          else setAsked(null);
        }}
      />
      {open && text === '' && first !== undefined && (
        <p className="tf-portal-looking" aria-hidden>
          {fill(m.search.byNumber, { kinds: named })}
        </p>
      )}
      <p role="status" className="tf-portal-looking">
        {wanted !== null && (
          <>
            <Spinner />
            {fill(m.search.looking, { number: wanted, kinds: named })}
          </>
        )}
      </p>
    </form>
  );
}
