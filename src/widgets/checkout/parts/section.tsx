import { type ReactNode, useId } from 'react';
import { Sheet, SheetBody } from '../../../ui/sheet/sheet';
import { Heading } from '../../common/heading';

interface SectionProps {
  readonly step: number;
  readonly title: string;
  /** A control at the end of the head. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** One numbered part of checkout. */
export function Section({ step, title, end, children }: SectionProps) {
  const titleId = useId();
  return (
    <Sheet aria-labelledby={titleId}>
      <header className="tf-sheet-head">
        <Heading below={1} id={titleId} className="tf-h2 tf-row tf-grow">
          <span className="tf-checkout-step" aria-hidden>
            {step}
          </span>
          {title}
        </Heading>
        {end}
      </header>
      <SheetBody className="tf-stack" data-gap="4">
        {children}
      </SheetBody>
    </Sheet>
  );
}
