import { type ReactNode, useId } from 'react';
import { CardBody } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { Heading } from '../../common/heading';

interface SectionProps {
  readonly title: string;
  /** A control at the end of the head. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** One part of checkout. Its number is counted by the style sheet, since which parts there are follows the answers. */
export function Section({ title, end, children }: SectionProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} className="tf-checkout-part">
      <header className="tf-card-header">
        <Heading below={1} id={titleId} className="tf-h2 tf-row tf-grow">
          <span className="tf-checkout-step" aria-hidden />
          {title}
        </Heading>
        {end}
      </header>
      <CardBody className="tf-stack" data-gap="4">
        {children}
      </CardBody>
    </Card>
  );
}
