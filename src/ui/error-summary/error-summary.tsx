import { forwardRef, useId, type ComponentPropsWithoutRef, type MouseEvent, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { getElementInRoot } from '../get-element-in-root';

export interface ErrorSummaryItem {
  /** Id of the control to focus. */
  fieldId: string;
  text: ReactNode;
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  /** The number of problems: “2 fields need a change”. */
  title: ReactNode;
  /** Heading level in the page. Default 2. */
  level?: 2 | 3 | 4;
  problems: readonly ErrorSummaryItem[];
}

function goTo(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  // The URL belongs to the application, and a fragment cannot address an element in a shadow root.
  event.preventDefault();
  const field = getElementInRoot(event.currentTarget, fieldId);
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
}

/** The problems of a form, above its fields. Focus it after a rejected submit: `ref.current?.focus()`. */
export const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(function ErrorSummary(
  { title, level = 2, problems, className, ...rest },
  ref,
) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <div
      role="group"
      aria-labelledby={id}
      {...rest}
      ref={ref}
      tabIndex={-1}
      part={cx('error-summary', rest.part)}
      className={cx('tf-error-summary', className)}
    >
      <Heading id={id} className="tf-h3">
        {title}
      </Heading>
      <ul>
        {problems.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
});
