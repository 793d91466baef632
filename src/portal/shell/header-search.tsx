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
  /** Whether products are looked for too. */
  readonly products: boolean;
  readonly kinds: readonly NumberKind[];
  readonly accountId: string | null;
  /** Whether the field lies over the header, where the window is narrow. */
  readonly over: Disclosure<HTMLFormElement>;
}

/**
 * Search from anywhere: Enter goes to what has the number that was written, otherwise to the products that match, where
 * the buyer may see any.
 * Where the window is narrow a button of the header lays the field over it.
 */
export function HeaderSearch({ products, kinds, accountId, over: { open, setOpen, box, button } }: HeaderSearchProps) {
  const { m, fill } = useMessages('portal', portalMessages);
  const { links, locale } = useSettings();
  const { page } = usePortal();
  const adapter = useAdapter();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  // What is looked for belongs to the page it was asked on: whoever went on meanwhile is not called back.
  const [asked, setAsked] = useState<{ readonly page: unknown; readonly text: string } | null>(null);
  const [missed, setMissed] = useState<{ readonly page: unknown; readonly says: string } | null>(null);
  const wanted = asked?.page === page ? asked.text : null;
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
    setAsked(null);
    setOpen(false);
    button.current?.focus();
  };
  const goTo = (href: string | null) => {
    setAsked(null);
    if (href === null) return;
    setText('');
    if (open) close();
    goWithin(adapter, href);
  };
  const otherwise = (search: string, outcome: 'nothing' | 'unanswered') => {
    if (products) return goTo(links.href({ to: 'products', search }));
    setAsked(null);
    setMissed({
      page,
      says: outcome === 'nothing' ? fill(m.search.none, { number: search, kinds: named }) : m.search.unanswered,
    });
  };
  useNumber(wanted, { adapter, accountId, locale: locale.tag, kinds }, (answer) => {
    const href = typeof answer === 'string' ? null : links.href(answer);
    if (href === null) otherwise(wanted ?? '', answer === 'unanswered' ? answer : 'nothing');
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
        if (search === wanted || (search === '' && !products)) return;
        setMissed(null);
        if (accountId !== null && first !== undefined && looksLikeNumber(search)) setAsked({ page, text: search });
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
          setAsked(null);
          setMissed(null);
        }}
        onFocus={prefetchNumbers}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !(open || wanted !== null || says !== null)) return;
          // Kept from the field: what was written stays for the next look.
          event.preventDefault();
          if (open) close();
          setAsked(null);
          setMissed(null);
        }}
      />
      {open && text === '' && both && (
        <p className="tf-portal-looking" aria-hidden>
          {fill(m.search.byNumber, { kinds: named })}
        </p>
      )}
      <p aria-live="polite" className="tf-portal-looking">
        {wanted !== null && (
          <>
            <Spinner />
            {fill(m.search.looking, { number: wanted, kinds: named })}
          </>
        )}
        {says}
      </p>
    </form>
  );
}
