import { useEffect, useRef, useState } from 'react';
import { ArrowLeft } from 'lucide';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { SearchField } from '../../ui/search-field/search-field';
import { Spinner } from '../../ui/spinner/spinner';
import { usePortal } from '../portal-context';
import { portalMessages } from '../portal.messages';
import { goWithin } from '../use-link-clicks';
import { looksLikeNumber, type NumberKind } from './numbers';
import type { Disclosure } from './use-disclosure';
import { prefetchNumbers, useNumber } from './use-number';

interface HeaderSearchProps {
  /** Whether products are searched as well. */
  readonly products: boolean;
  readonly kinds: readonly NumberKind[];
  readonly accountId: string | null;
  /** State of the field in narrow windows, where it covers the header. */
  readonly over: Disclosure<HTMLFormElement>;
}

/**
 * Search in the header. Enter opens the object with the entered number, otherwise the matching products if the buyer
 * can browse. In narrow windows a button opens the field over the header.
 */
export function HeaderSearch({ products, kinds, accountId, over: { open, setOpen, box, button } }: HeaderSearchProps) {
  const { m, fill } = useMessages('portal', portalMessages);
  const { links, locale } = useSettings();
  const { page } = usePortal();
  const adapter = useAdapter();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  // A search belongs to the page on which it started. Its result is dropped after navigation.
  const [request, setRequest] = useState<{ readonly page: unknown; readonly text: string } | null>(null);
  const [missed, setMissed] = useState<{ readonly page: unknown; readonly says: string } | null>(null);
  const number = request?.page === page ? request.text : null;
  const says = missed?.page === page ? missed.says : null;
  const [first, ...others] = kinds.map((kind): string => m.search.kinds[kind]);
  const named = others.reduce((some, next) => fill(m.search.pair, { some, next }), first ?? '');
  const label =
    first === undefined ? m.search.label : fill(products ? m.search.numbers : m.search.byNumber, { kinds: named });
  const both = products && first !== undefined;

  useEffect(() => {
    if (open) input.current?.select();
  }, [open]);
  const close = () => {
    setRequest(null);
    setOpen(false);
    button.current?.focus();
  };
  const goTo = (href: string | null) => {
    setRequest(null);
    if (href === null) return;
    setText('');
    if (open) close();
    goWithin(adapter, href);
  };
  const otherwise = (search: string, outcome: 'nothing' | 'unanswered') => {
    if (products) return goTo(links.href({ to: 'products', search }));
    setRequest(null);
    setMissed({
      page,
      says: outcome === 'nothing' ? fill(m.search.none, { number: search, kinds: named }) : m.search.unanswered,
    });
  };
  useNumber(number, { adapter, accountId, locale: locale.tag, kinds }, (answer) => {
    const href = typeof answer === 'string' ? null : links.href(answer);
    if (href === null) otherwise(number ?? '', answer === 'unanswered' ? answer : 'nothing');
    else goTo(href);
  });

  return (
    <form
      role="search"
      ref={box}
      className="tf-portal-find"
      data-open={open || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setMissed(null);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const search = text.trim();
        if (search === number || (search === '' && !products)) return;
        setMissed(null);
        if (accountId !== null && first !== undefined && looksLikeNumber(search)) setRequest({ page, text: search });
        else otherwise(search, 'nothing');
      }}
    >
      <Button variant="toolbar" iconOnly className="tf-portal-search-close" aria-label={m.search.close} onClick={close}>
        <Icon of={ArrowLeft} mirror />
      </Button>
      <SearchField
        ref={input}
        label={label}
        placeholder={open && both ? m.search.short : label}
        clearLabel={m.search.clear}
        value={text}
        onValueChange={(next) => {
          setText(next);
          setRequest(null);
          setMissed(null);
        }}
        onFocus={prefetchNumbers}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !(open || number !== null || says !== null)) return;
          // Not passed to the field: its text stays for the next search.
          event.preventDefault();
          if (open) close();
          setRequest(null);
          setMissed(null);
        }}
      />
      {open && text === '' && both && (
        <p className="tf-portal-looking" aria-hidden>
          {fill(m.search.byNumber, { kinds: named })}
        </p>
      )}
      <p aria-live="polite" className="tf-portal-looking">
        {number !== null && (
          <>
            <Spinner />
            {fill(m.search.looking, { number: number, kinds: named })}
          </>
        )}
        {says}
      </p>
    </form>
  );
}
