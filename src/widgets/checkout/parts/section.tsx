import { type ReactNode, useId } from 'react';
import { CardBody } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { Heading } from '../../common/heading';

interface SectionProps {
  readonly title: string;
  /** Control at the end of the header. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** Section of checkout. CSS counts its number, because the answers determine which sections exist. */
export function Section({ title, end, children }: SectionProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} part="checkout-part" className="tf-checkout-part">
      <header className="tf-card-header">
        <Heading below={1} id={titleId} className="tf-h2 tf-row tf-grow">
          <span part="checkout-step" className="tf-checkout-step" aria-hidden />
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
