import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cx } from 'class-variance-authority';

export interface CardHeaderProps extends Omit<ComponentPropsWithoutRef<'header'>, 'title'> {
  title: ReactNode;
  /** Heading level in the page. Default 2. */
  level?: 1 | 2 | 3 | 4;
  /** Id of the heading, for the card's `aria-labelledby`. */
  titleId?: string;
  /** A line under the title. */
  description?: ReactNode;
  /** Controls at the end of the header. */
  children?: ReactNode;
}

/** Header of a card: title, description, and controls at the end. */
export function CardHeader({ title, level = 2, titleId, description, children, className, ...rest }: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <header {...rest} className={cx('tf-card-header', className)}>
      <div className="tf-grow">
        <Heading className="tf-h2" id={titleId}>
          {title}
        </Heading>
        {description && <p className="tf-second tf-quiet">{description}</p>}
      </div>
      {children}
    </header>
  );
}

/** Padded content of a card. */
export function CardBody({ className, ...rest }: ComponentPropsWithoutRef<'div'>) {
  return <div {...rest} className={cx('tf-card-body', className)} />;
}

/** A `ul` whose rows are separated by hairlines; the density sets their padding. */
export function CardList({ className, children, ...rest }: ComponentPropsWithoutRef<'ul'>) {
  // Safari drops the list role of a list without markers unless it is explicit.
  return (
    <ul role="list" {...rest} className={cx('tf-card-list', className)}>
      {children}
    </ul>
  );
}
