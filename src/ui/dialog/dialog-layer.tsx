import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import * as Radix from '@radix-ui/react-dialog';
import { DismissableLayer } from '@radix-ui/react-dismissable-layer';
import { cx } from 'class-variance-authority';
import { X } from 'lucide';
import { Button } from '../button/button';
import { Announcer } from '../live-region/announcer';
import { composedContains, getDeepActiveElement } from '../overlay/composed-tree';
import { letHostLayersIn, markOwnLayer, yieldToHostLayers } from '../overlay/host-layer';
import { makeOthersInert } from '../overlay/make-others-inert';
import { useOverlaySettings } from '../overlay/overlay-settings';
import { useEscapeLayer } from '../overlay/use-escape-layer';
import { useOverlayRoot } from '../overlay/use-overlay-root';
import type { DialogLayerProps } from './dialog.types';
import { firstControl } from './first-control';

const isEmpty = (node: ReactNode) => node === undefined || node === null || node === false;

let opened = 0;
let entered = 0;
/** When each open layer was opened, by its number. */
const onPage = new Map<number, number>();

/**
 * Counts how often a layer must be recreated to stay above the layers that were opened before it. When a hidden page is
 * shown again, React restores its layers from the inside out, in the wrong order.
 */
function useRound(open: boolean): number {
  const [order] = useState(() => ++opened);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!open) return;
    const mine = ++entered;
    onPage.set(order, mine);
    const timer = setTimeout(() => {
      if ([...onPage].some(([other, when]) => other < order && when > mine)) setRound((before) => before + 1);
    });
    return () => {
      clearTimeout(timer);
      onPage.delete(order);
    };
  }, [open, order, round]);
  return round;
}

/**
 * The dialog element. Radix provides the focus trap and the scroll lock; position, Escape, inert content and focus
 * return are implemented here.
 */
export function DialogLayer(props: DialogLayerProps) {
  const { open, onOpenChange, title, description, children, footer, closeLabel, size = 'md', role = 'dialog' } = props;
  const { initialFocus, returnFocus, focusAfter, locked = false, className, part, opener, onClosed } = props;
  const settings = useOverlaySettings();
  const { root, acquire, leave } = useOverlayRoot(props.container ?? settings.container);
  const box = useRef<HTMLDivElement | null>(null);
  const round = useRound(open);

  // Marks the dialog's position in the widget, from which theme, language and an enclosing host dialog are read. The
  // focused element can be anywhere on the page.
  const place = useRef<HTMLSpanElement | null>(null);
  const mark = useCallback(
    (node: HTMLSpanElement | null) => {
      if (node === null) return leave();
      place.current = node;
      acquire(node);
    },
    [acquire, leave],
  );
  const setBox = useCallback((node: HTMLDivElement | null) => {
    markOwnLayer(node);
    if (node) letHostLayersIn(node);
    box.current = node;
  }, []);

  const ask = (next: boolean) => {
    if (!locked || next) onOpenChange(next);
  };
  useEscapeLayer(open, box, () => ask(false), round);
  useEffect(() => {
    const layer = box.current?.parentElement;
    if (!root || !layer) return;
    // A closing layer ignores clicks: the second half of a double click would confirm twice.
    layer.toggleAttribute('inert', !open);
    if (open) return makeOthersInert(layer);
  }, [open, root, round]);

  const isUnderHost = useRef(false);
  useEffect(() => {
    if (!open || !root) return;
    return yieldToHostLayers(
      () => box.current,
      root,
      (isAbove) => {
        isUnderHost.current = isAbove;
      },
    );
  }, [open, root]);

  const focusFirst = (event: Event) => {
    const content = box.current;
    const target =
      initialFocus?.current ??
      firstControl(content?.querySelector('.tf-dialog-body') ?? null) ??
      firstControl(content?.querySelector('.tf-dialog-footer') ?? null) ??
      content;
    event.preventDefault();
    target?.focus({ preventScroll: true });
  };
  // React's <Activity> only runs effect clean-ups when it hides a page, so an effect removes the layer and restores it
  // with its content. Another layer can stay in the root meanwhile, and React 19.2 does not hide the content of
  // portals.
  useEffect(() => {
    const layer = box.current?.parentElement;
    layer?.style.removeProperty('visibility');
    return () => layer?.style.setProperty('visibility', 'hidden');
  }, [root, round]);
  useEffect(() => {
    if (open) return;
    // If it was closed on a hidden page, it closes without an animation when the page is shown.
    const timer = setTimeout(() => box.current ?? onClosed());
    return () => clearTimeout(timer);
  }, [open, onClosed]);

  const closed = (event: Event) => {
    event.preventDefault();
    if (open && place.current?.isConnected) return;
    if (focusAfter?.current) focusAfter.current.focus();
    else giveFocusBack(opener.current, returnFocus?.current);
    onClosed();
  };

  return (
    <>
      <span hidden ref={mark} />
      {root && (
        <Radix.Root key={round} open={open} onOpenChange={ask}>
          <Radix.Portal container={root}>
            <Radix.Overlay part="dialog-overlay" className="tf-dialog-overlay">
              {/* No aria-modal: a select's listbox is outside of the dialog, and VoiceOver would hide it. Radix
                  (aria-hidden) and this layer (inert) hide the rest of the page. */}
              <Radix.Content
                ref={setBox}
                role={role}
                part={cx('dialog', part)}
                className={cx('tf-dialog', className)}
                data-size={size}
                onOpenAutoFocus={focusFirst}
                onCloseAutoFocus={closed}
                onPointerDownOutside={(event) => {
                  if (locked || isUnderHost.current) event.preventDefault();
                }}
              >
                <div part="dialog-header" className="tf-dialog-header">
                  <div className="tf-dialog-heading">
                    <Radix.Title part="dialog-title" className="tf-dialog-title">
                      {title}
                    </Radix.Title>
                    {!isEmpty(description) && (
                      <Radix.Description className="tf-dialog-text">{description}</Radix.Description>
                    )}
                  </div>
                  {closeLabel !== null && (
                    <Button
                      variant="toolbar"
                      iconOnly
                      icon={X}
                      className="tf-dialog-close"
                      aria-label={closeLabel}
                      aria-disabled={locked || undefined}
                      onClick={() => ask(false)}
                    />
                  )}
                </div>
                {/* The page's own live region is inert behind a dialog. */}
                <Announcer own>
                  {!isEmpty(children) && (
                    <div part="dialog-body" className="tf-dialog-body">
                      {children}
                    </div>
                  )}
                  {!isEmpty(footer) && (
                    <div part="dialog-footer" className="tf-dialog-footer">
                      {footer}
                    </div>
                  )}
                </Announcer>
              </Radix.Content>
              {/* Added to Radix's own stack, so that its dialog ignores Escape, also when the key is meant for the
                  host. */}
              <DismissableLayer hidden />
            </Radix.Overlay>
          </Radix.Portal>
        </Radix.Root>
      )}
    </>
  );
}

const canFocus = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body && !element.matches(':disabled');

/**
 * Returns focus to the element that had it when the layer opened, also without a trigger and into a shadow root (Radix
 * only supports its own trigger). Uses the fallback if that element is gone. Does nothing if the page has moved the
 * focus on purpose; the body or a container of the opener is where browsers and focus traps put a lost focus, so those
 * do not count as moved.
 */
function giveFocusBack(opener: Element | null, fallback?: Element | null): void {
  const target = [opener, fallback].find(canFocus);
  if (!target) return;
  const active = getDeepActiveElement();
  if (!active || active === document.body || composedContains(active, target)) target.focus({ preventScroll: true });
}
