import { useEffect, useRef, useState } from 'react';
import { cx } from 'class-variance-authority';
import { X } from 'lucide';
import { useLatest } from '../../runtime/react/use-latest';
import { Button } from '../button/button';
import { useSlow } from '../hooks/use-slow';

/** Milliseconds that a toast stays; restarts when focus or pointer leaves. */
export const TOAST_DURATION_MS = 8000;

/** Moves the focus to the action of the newest toast, as in other toast libraries. */
const ACTION_KEY = 'F8';

/** Milliseconds until assistive technology has registered a new live region. */
const UNTIL_KNOWN = 100;

export interface Toast {
  id: string;
  text: string;
  /** `critical` interrupts the current speech. Default `neutral`. */
  tone?: 'neutral' | 'critical';
  /** Stays until it is dismissed: for messages that the buyer requested. */
  isPersistent?: boolean;
  /**
   * One action, such as Undo; using it dismisses the toast. A toast with an action stays until the buyer presses elsewhere
   * with a mouse or a finger: with the keyboard or a screen reader the way to it takes longer than eight seconds.
   */
  action?: { label: string; onAction: () => void };
}

export interface ToastRegionProps {
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
  dismissLabel: string;
  /** Accessible name of the region (“Messages”). */
  label: string;
  className?: string;
}

/**
 * Groups toasts with the same text, the newest last. A group shows as one toast with a count. A toast with an action
 * stays separate.
 */
function alike(toasts: readonly Toast[]): readonly (readonly [first: Toast, ...rest: Toast[]])[] {
  const groups = new Map<string, [Toast, ...Toast[]]>();
  for (const toast of toasts) {
    const key = toast.action === undefined ? `text ${toast.text}` : `id ${toast.id}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [toast]);
    else group.push(toast);
  }
  return [...groups.values()];
}

/**
 * Toasts at the bottom of the window. Each stays eight seconds and pauses while focus or pointer is on any of them;
 * when the focused one disappears, focus returns to where it came from. F8 moves the focus to the newest action. The
 * region is always mounted, because screen readers ignore a live region that is inserted together with its first
 * message.
 */
export function ToastRegion({ toasts, onDismiss, dismissLabel, label, className }: ToastRegionProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  // Screen readers ignore a live region that is inserted together with its text.
  const known = useSlow(UNTIL_KNOWN);
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const hasAction = toasts.some(({ action }) => action !== undefined);
  useEffect(() => {
    if (!hasAction) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // Another region of the page may have handled it.
      if (event.key !== ACTION_KEY || event.defaultPrevented) return;
      const newest = [...(region.current?.querySelectorAll<HTMLElement>('[aria-keyshortcuts]') ?? [])].at(-1);
      if (newest === undefined) return;
      event.preventDefault();
      newest.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [hasAction]);
  const dismiss = (id: string) => {
    const held = region.current?.contains(deepFocus(region.current)) ?? false;
    onDismiss(id);
    if (!held) return;
    setFocused(false);
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
  };
  const shared = { waits: pointed || focused, onDismiss: dismiss, dismissLabel };
  return (
    <div
      ref={region}
      className={cx('tf-toasts', className)}
      role="region"
      aria-label={label}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={(event) => {
        if (!focused && event.relatedTarget instanceof HTMLElement) cameFrom.current = event.relatedTarget;
        setFocused(true);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      }}
    >
      <div className="tf-toast-list">
        <div className="tf-toast-list" aria-live="polite">
          {known && <ToastGroups {...shared} toasts={toasts.filter(({ tone }) => tone !== 'critical')} />}
        </div>
        {/* Outside of the polite region: an alert within one can be announced twice. */}
        {known && <ToastGroups {...shared} toasts={toasts.filter(({ tone }) => tone === 'critical')} />}
      </div>
    </div>
  );
}

function deepFocus(from: Element): Element | null {
  const root = from.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}

interface ToastGroupsProps extends Pick<ToastRegionProps, 'toasts' | 'onDismiss' | 'dismissLabel'> {
  waits: boolean;
}

function ToastGroups({ toasts, onDismiss, ...item }: ToastGroupsProps) {
  return alike(toasts).map((group) => (
    <ToastItem
      {...item}
      key={group[0].id}
      toast={group.at(-1) ?? group[0]}
      count={group.length}
      onDismiss={() => group.forEach(({ id }) => onDismiss(id))}
    />
  ));
}

interface ToastItemProps extends Pick<ToastRegionProps, 'dismissLabel'> {
  /** The newest toast of the group. */
  toast: Toast;
  count: number;
  waits: boolean;
  onDismiss: () => void;
}

function ToastItem({ toast, count, waits, onDismiss, dismissLabel }: ToastItemProps) {
  const { id, text, tone = 'neutral', action, isPersistent = false } = toast;
  const dismiss = useLatest(onDismiss);
  const item = useRef<HTMLDivElement>(null);
  const hasAction = action !== undefined;
  useEffect(() => {
    if (waits || isPersistent) return;
    const onPointerDown = (event: PointerEvent) => {
      if (item.current !== null && !event.composedPath().includes(item.current)) dismiss.current();
    };
    const timer = setTimeout(() => {
      if (hasAction) addEventListener('pointerdown', onPointerDown, { capture: true });
      else dismiss.current();
    }, TOAST_DURATION_MS);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', onPointerDown, { capture: true });
    };
  }, [id, waits, isPersistent, hasAction, dismiss]);
  return (
    <div
      ref={item}
      part="toast"
      className="tf-toast"
      data-tone={tone}
      role={tone === 'critical' ? 'alert' : undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDismiss();
      }}
    >
      <p>
        {text}
        {count > 1 && <span className="tf-toast-count"> × {count}</span>}
      </p>
      {action && (
        <Button
          variant="base"
          aria-keyshortcuts={ACTION_KEY}
          onClick={() => {
            action.onAction();
            onDismiss();
          }}
        >
          {action.label}
        </Button>
      )}
      <Button variant="base" iconOnly icon={X} aria-label={dismissLabel} onClick={onDismiss} />
    </div>
  );
}
