import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';

export interface CardProps extends ComponentPropsWithoutRef<'section'> {
  /** The element; `section` needs a name to be a landmark (`aria-labelledby` the head's `titleId`). Default `section`. */
  as?: 'section' | 'div' | 'article';
}

/** The one container: paper with a hairline. No sheet stands in a sheet. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card({ as: Tag = 'section', className, ...rest }, ref) {
  // The three elements share HTMLElement's interface; the union's ref type does not collapse by itself.
  return <Tag {...rest} ref={ref as never} className={cx('tf-card', className)} />;
});

export interface CardHeaderProps extends Omit<ComponentPropsWithoutRef<'header'>, 'title'> {
  title: ReactNode;
  /** Heading level in the page. Default 2. */
  level?: 1 | 2 | 3 | 4;
  /** Id of the heading, for the sheet's `aria-labelledby`. */
  titleId?: string;
  /** A line under the title. */
  description?: ReactNode;
  /** Controls at the end. */
  children?: ReactNode;
}

/** Title, one line about it, and controls at the end. */
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

/** Padded content of a sheet. */
export function CardBody({ className, ...rest }: ComponentPropsWithoutRef<'div'>) {
  return <div {...rest} className={cx('tf-card-body', className)} />;
}

/** Rows divided by hairlines: a `ul` whose `li` are padded by the density. */
export function CardList({ className, children, ...rest }: ComponentPropsWithoutRef<'ul'>) {
  // Safari drops the list role of an unmarked list unless it is written.
  return (
    <ul role="list" {...rest} className={cx('tf-card-list', className)}>
      {children}
    </ul>
  );
}
