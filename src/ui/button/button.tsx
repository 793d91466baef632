import { forwardRef, type ComponentPropsWithoutRef, type MouseEvent, type ReactNode } from 'react';
import type { IconNode } from 'lucide';
import { iconOf } from '../icon/icon';
import { Spinner } from '../spinner/spinner';
import { buttonClass, buttonPart, type ButtonAppearance } from './button.styles';

export interface ButtonProps extends ComponentPropsWithoutRef<'button'>, ButtonAppearance {
  /** True while the button's action is in progress: it keeps focus and width and ignores clicks. */
  busy?: boolean;
  /** Label while busy (“Placing order”). Its width is reserved from the start. */
  busyLabel?: ReactNode;
  /** Icon before the label; the only content of an `iconOnly` button. */
  icon?: IconNode;
}

function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** Attributes and content of a `Button`, for a component that renders one per row or card of a list. */
export function buttonProps({
  variant,
  size,
  block,
  iconOnly,
  busy,
  busyLabel,
  icon,
  children,
  className,
  onClick,
  'aria-disabled': ariaDisabled,
  ...rest
}: ButtonProps): ComponentPropsWithoutRef<'button'> {
  const off = busy || ariaDisabled === true || ariaDisabled === 'true';
  const small = size === 'sm' || iconOnly;
  const mark = busy ? <Spinner /> : icon && iconOf(icon, small && !iconOnly ? 'sm' : 'md');
  return {
    type: 'button',
    ...rest,
    part: buttonPart(variant, rest.part),
    className: buttonClass({ variant, size, block, iconOnly }, className),
    'aria-disabled': off || undefined,
    'aria-busy': busy || undefined,
    onClick: off ? swallow : onClick,
    // React's type has no data attributes.
    ...({
      'data-busy': busy || undefined,
      'data-replace-label': (busy && !icon && busyLabel === undefined && !iconOnly) || undefined,
    } as object),
    children:
      busyLabel === undefined || busyLabel === null ? (
        <>
          {mark}
          {children}
        </>
      ) : (
        <span className="tf-button-faces">
          <span className="tf-button-face" data-shown={!busy || undefined}>
            {icon && iconOf(icon)}
            {children}
          </span>
          <span className="tf-button-face" data-shown={busy || undefined}>
            <Spinner />
            {busyLabel}
          </span>
        </span>
      ),
  };
}

/**
 * A button. `disabled` removes it from the tab order. To keep it focusable with a reason, use `aria-disabled` and
 * `aria-describedby` instead: it looks disabled and ignores clicks.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  return <button {...buttonProps(props)} ref={ref} />;
});

export interface ButtonLinkProps extends ComponentPropsWithoutRef<'a'>, ButtonAppearance {
  /** A URL that the caller has validated (`safeHref`). */
  href: string;
  icon?: IconNode;
}

/** A link that looks like a button, for navigation instead of an action. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { variant, size, block, iconOnly, icon, children, className, target, rel, ...rest },
  ref,
) {
  return (
    <a
      {...rest}
      ref={ref}
      target={target}
      rel={rel ?? (target === '_blank' ? 'noopener noreferrer' : undefined)}
      part={buttonPart(variant, rest.part)}
      className={buttonClass({ variant, size, block, iconOnly }, className)}
    >
      {icon && iconOf(icon, size === 'sm' && !iconOnly ? 'sm' : 'md')}
      {children}
    </a>
  );
});
