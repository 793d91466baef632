import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { lazyModule } from '../lazy/lazy-module';
import type { EmptyStateGlyph } from './empty-state-art';

const drawing = /* @__PURE__ */ lazyModule(() => import('./empty-state-art'), { isDecoration: true });

export interface EmptyStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** `alert` for a failure, `lock` for denied access, `arrow` for signed out. Default `plus`. */
  glyph?: EmptyStateGlyph;
  title: ReactNode;
  /** Heading level in the page. Default 3. */
  level?: 1 | 2 | 3 | 4;
  /** How to start, or what to do next. */
  text?: ReactNode;
  /** At most two buttons. */
  actions?: ReactNode;
  /** Without the drawing, in a dashed frame: for one part of a page that failed. */
  compact?: boolean;
}

/** Replaces content that is missing: a drawing, a title, and a line about how to continue. */
export function EmptyState({
  glyph = 'plus',
  title,
  level = 3,
  text,
  actions,
  compact,
  children,
  className,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      {...rest}
      part={cx('empty-state', rest.part)}
      className={cx('tf-empty-state', className)}
      data-compact={compact || undefined}
    >
      {!compact && <Art glyph={glyph} />}
      <Heading className={compact ? 'tf-h3' : 'tf-h2'}>{title}</Heading>
      {text && <div className="tf-empty-state-text">{text}</div>}
      {children}
      {actions && <div className="tf-empty-state-actions">{actions}</div>}
    </div>
  );
}

/** The drawing is a lazy chunk; its space is reserved, so that no page waits for it. */
function Art({ glyph }: { readonly glyph: EmptyStateGlyph }) {
  const Crate = drawing.useModule()?.EmptyStateArt;
  return Crate ? <Crate glyph={glyph} /> : <span className="tf-empty-state-art" aria-hidden />;
}
