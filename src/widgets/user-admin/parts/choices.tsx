import { type ReactNode, useId } from 'react';
import { cx } from 'class-variance-authority';
import { FieldError } from '../../../ui/field/field';
import { Card, CardBody, CardHeader } from '../../../ui/card/card';
import { usePartLevel } from '../../common/heading';

interface ChoicesProps {
  /** An error summary points here. */
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly error: string | undefined;
  readonly className?: string;
  /** Stands over the boxes. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** Boxes of which one at least is ticked, with what is wrong when none is. */
export function Choices({ id, title, note, error, className, tools, children }: ChoicesProps) {
  const titleId = useId();
  const errorId = `${id}-error`;
  return (
    <Card as="div">
      <CardHeader title={title} titleId={titleId} level={usePartLevel(1)}>
        {note !== undefined && <span className="tf-second tf-quiet">{note}</span>}
      </CardHeader>
      <CardBody className="tf-stack" data-gap="3">
        {tools}
        <div
          role="group"
          id={id}
          tabIndex={-1}
          aria-labelledby={titleId}
          aria-describedby={error === undefined ? undefined : errorId}
          className={cx('tf-users-choices', className)}
        >
          {children}
        </div>
        {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      </CardBody>
    </Card>
  );
}
