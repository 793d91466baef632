import type { ReactNode, RefObject } from 'react';
import { Printer } from 'lucide';
import { Button } from '../../../ui/button/button';
import { CopyButton } from '../../../ui/copy-button/copy-button';
import { Heading } from '../../common/heading';
import { OrderStatusCase } from '../../common/order-status';
import { dayOf } from '../order-detail.rules';
import type { DetailPartProps } from '../order-detail.view.types';

interface DetailHeadProps extends DetailPartProps {
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly onPrint: () => void;
  /** What else can be done with the whole order. */
  readonly children: ReactNode;
}

/** The number, where the order stands, and what can be done with all of it. */
export function DetailHead({ order, messages: { m, fill, plural }, formats, title, onPrint, children }: DetailHeadProps) {
  const { number, status, shortCases } = order;
  const day = dayOf(order);
  return (
    <header className="tf-order-detail-header">
      <div className="tf-grow">
        <div className="tf-order-detail-title">
          <Heading className="tf-h1" ref={title} tabIndex={-1}>
            {number === '' ? m.titleUnnumbered : fill(m.title, { number })}
          </Heading>
          {number !== '' && <CopyButton text={number} label={fill(m.copy, { what: m.references.number })} copied={m.copied} failed={m.copyFailed} />}
        </div>
        <p className="tf-order-detail-standing">
          <OrderStatusCase status={status} />
          <span className="tf-muted">{day === null ? m.noDate : fill(m.for, { date: formats.weekdayDate(day) })}</span>
          {shortCases !== null && shortCases > 0 && <span className="tf-tone tf-medium" data-tone="caution">{plural(m.short, shortCases)}</span>}
        </p>
      </div>
      <div className="tf-order-detail-actions">
        <Button variant="secondary" icon={Printer} onClick={onPrint}>
          {m.print}
        </Button>
        {children}
      </div>
    </header>
  );
}
