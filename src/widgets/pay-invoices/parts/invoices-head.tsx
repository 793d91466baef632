import { FileText, History } from 'lucide';
import type { Account, InvoiceTotals } from '../../../domain';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { Button } from '../../../ui/button/button';
import { Heading } from '../../common/heading';
import type { PartProps } from '../invoices.view.types';
import { type Asked, prefetchLazyParts } from './lazy-parts';

interface InvoicesHeadProps extends PartProps {
  readonly account: Account | null;
  readonly totals: InvoiceTotals | null;
  readonly onAsk: (asked: Asked) => void;
}

/** What this is and whose, with the documents that are about all of it. */
export function InvoicesHead({ messages: { m }, account, totals, onAsk }: InvoicesHeadProps) {
  const { invoices } = useAdapter();
  const about = [account?.name, totals?.terms].filter(Boolean).join(' · ');
  const tools = [
    ...(invoices?.payments === undefined ? [] : [{ asked: 'payments', icon: History } as const]),
    ...(invoices?.statement === undefined ? [] : [{ asked: 'statement', icon: FileText } as const]),
  ];
  return (
    <header className="tf-between tf-wrap tf-invoices-header">
      <div>
        <Heading className="tf-h1">{m.title}</Heading>
        {about !== '' && <p className="tf-muted">{about}</p>}
      </div>
      {tools.length > 0 && (
        <div className="tf-row">
          {tools.map(({ asked, icon }) => (
            <Button
              key={asked}
              variant="secondary"
              icon={icon}
              onPointerEnter={prefetchLazyParts}
              onFocus={prefetchLazyParts}
              onClick={() => onAsk(asked)}
            >
              {m.tools[asked]}
            </Button>
          ))}
        </div>
      )}
    </header>
  );
}
