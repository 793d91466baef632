import { useEffect, useRef } from 'react';
import { ChevronDown, Link2 } from 'lucide';
import type { FaqItem } from '../../../domain';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import { Heading } from '../../common/heading';
import { MarkedText } from './marked-text';

export interface FaqEntryProps {
  readonly item: FaqItem;
  readonly open: boolean;
  readonly search: string;
  readonly onToggle: () => void;
  /** Copies a link to this question; without it there is no button. */
  readonly onCopyLink?: () => void;
  readonly linkLabel: string;
  /** Scrolls here once: the question a deep link named. */
  readonly arrive: boolean;
}

/** A question that opens to its answer: a button in a heading, so that it is found by heading and by control. */
export function FaqEntry({ item, open, search, onToggle, onCopyLink, linkLabel, arrive }: FaqEntryProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (arrive) row.current?.scrollIntoView({ block: 'center' });
  }, [arrive]);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = answer.current;
    if (node === null || open) return;
    // A closed answer stays findable by the browser's own search, which opens it. React only knows plain `hidden`.
    node.setAttribute('hidden', 'until-found');
    node.addEventListener('beforematch', onToggle);
    return () => node.removeEventListener('beforematch', onToggle);
  }, [open, onToggle]);
  const panelId = `tf-faq-${item.id}`;
  return (
    <li className="tf-faq-entry" data-open={open || undefined} ref={row}>
      <Heading below={2} className="tf-faq-question">
        <button type="button" aria-expanded={open} aria-controls={panelId} onClick={onToggle}>
          <span className="tf-grow">
            <MarkedText text={item.question} search={search} />
          </span>
          <Icon of={ChevronDown} />
        </button>
      </Heading>
      <div id={panelId} className="tf-faq-answer" hidden={!open} ref={answer}>
        <p>
          <MarkedText text={item.answer} search={search} />
        </p>
        {onCopyLink && (
          <Button variant="toolbar" icon={Link2} onClick={onCopyLink}>
            {linkLabel}
          </Button>
        )}
      </div>
    </li>
  );
}
