import { useEffect, useRef, useState } from 'react';
import { X } from 'lucide';
import { Button } from '../button/button';

/** How long a toast stays, in milliseconds, counted again after focus or pointer leaves. */
export const toastStay = 8000;

export interface Toast {
  id: string;
  text: string;
  /** `critical` interrupts what is being read. Default `neutral`. */
  tone?: 'neutral' | 'critical';
  /** Stays until it is dismissed: for what somebody asked to be told. */
  stays?: boolean;
  /** One way back, like Undo; taking it dismisses the toast. */
  action?: { label: string; onAction: () => void };
}

export interface ToastRegionProps {
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
  dismissLabel: string;
  /** Name of the region (“Messages”). */
  label: string;
}

/**
 * What just happened, at the foot of the window. Each toast stays eight seconds and waits while focus or the pointer
 * is on any of them; focus goes back where it came from when the focused one leaves.
 */
export function ToastRegion({ toasts, onDismiss, dismissLabel, label }: ToastRegionProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const dismiss = (id: string) => {
    const held = region.current?.contains(deepFocus(region.current)) ?? false;
    onDismiss(id);
    if (!held) return;
    setFocused(false);
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
  };
  const shown = toasts.length > 0;
  return (
    <div
      ref={region}
      className="tf-toasts"
      role={shown ? 'region' : undefined}
      aria-label={shown ? label : undefined}
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
      <div className="tf-toast-list" aria-live="polite">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} waits={shown && (pointed || focused)} onDismiss={dismiss} dismissLabel={dismissLabel} />
        ))}
      </div>
    </div>
  );
}

function deepFocus(from: Element): Element | null {
  const root = from.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}

interface ToastItemProps extends Pick<ToastRegionProps, 'dismissLabel'> {
  toast: Toast;
  waits: boolean;
  onDismiss: (id: string) => void;
}

function ToastItem({ toast, waits, onDismiss, dismissLabel }: ToastItemProps) {
  const { id, text, tone = 'neutral', action, stays = false } = toast;
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (waits || stays) return;
    const timer = setTimeout(() => dismiss.current(id), toastStay);
    return () => clearTimeout(timer);
  }, [id, waits, stays]);
  return (
    <div
      className="tf-toast"
      data-tone={tone}
      role={tone === 'critical' ? 'alert' : undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDismiss(id);
      }}
    >
      <p>{text}</p>
      {action && (
        <Button
          variant="base"
          onClick={() => {
            action.onAction();
            onDismiss(id);
          }}
        >
          {action.label}
        </Button>
      )}
      <Button variant="base" iconOnly icon={X} aria-label={dismissLabel} onClick={() => onDismiss(id)} />
    </div>
  );
}
