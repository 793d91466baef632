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
/** When the layers on the page took it, by the order in which they were opened. */
const onPage = new Map<number, number>();

/**
 * Counts how often a layer must be made anew to stand above those that were opened before it: a page that was hidden and
 * is shown again brings its layers back from the inside out, and each takes the page from the one before.
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

/** The dialog itself: trap and scroll lock by Radix; place, Escape, inert page and focus return are ours. */
export function DialogLayer(props: DialogLayerProps) {
  const { open, onOpenChange, title, description, children, footer, closeLabel, size = 'md', role = 'dialog' } = props;
  const { initialFocus, returnFocus, focusAfter, locked = false, className, opener, onClosed } = props;
  const settings = useOverlaySettings();
  const { root, acquire, leave } = useOverlayRoot(props.container ?? settings.container);
  const box = useRef<HTMLDivElement | null>(null);
  const round = useRound(open);

  // A mark where the dialog stands in the widget: theme, language and a host dialog around are read there. The focus may
  // be anywhere else on the page.
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
    // A closing layer takes no more presses: the second half of a double click would confirm twice.
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
  // A page that React's <Activity> hides loses no more than its effects: the layer leaves the page and comes back with
  // what is in it. Another layer may stay in the root meanwhile, and React 19.2 hides nothing that stands in a portal.
  useEffect(() => {
    const layer = box.current?.parentElement;
    layer?.style.removeProperty('visibility');
    return () => layer?.style.setProperty('visibility', 'hidden');
  }, [root, round]);
  useEffect(() => {
    if (open) return;
    // Closed on a hidden page it goes without a word as that is shown again.
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
            <Radix.Overlay className="tf-dialog-overlay">
              {/* No aria-modal: a select's list stands beside the dialog, and VoiceOver would not see it. The page behind
                  is hidden by Radix (aria-hidden) and by us (inert). */}
              <Radix.Content
                ref={setBox}
                role={role}
                className={cx('tf-dialog', className)}
                data-size={size}
                onOpenAutoFocus={focusFirst}
                onCloseAutoFocus={closed}
                onPointerDownOutside={(event) => {
                  if (locked || isUnderHost.current) event.preventDefault();
                }}
              >
                <div className="tf-dialog-header">
                  <div className="tf-dialog-heading">
                    <Radix.Title className="tf-dialog-title">{title}</Radix.Title>
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
                {/* The page's own voice is out of reach behind a dialog. */}
                <Announcer own>
                  {!isEmpty(children) && <div className="tf-dialog-body">{children}</div>}
                  {!isEmpty(footer) && <div className="tf-dialog-footer">{footer}</div>}
                </Announcer>
              </Radix.Content>
              {/* On top of Radix's own stack, so that its dialog leaves Escape alone, also where the key is for the host. */}
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
 * Gives the focus back to what had it when a layer opened, also without a trigger and into a shadow root (Radix only knows
 * its own trigger). Falls back when that is gone. Leaves the focus alone when the page has moved it on purpose; a body or
 * a box around the opener is where browsers and traps drop a lost focus, so that does not count as moved.
 */
function giveFocusBack(opener: Element | null, fallback?: Element | null): void {
  const target = [opener, fallback].find(canFocus);
  if (!target) return;
  const active = getDeepActiveElement();
  if (!active || active === document.body || composedContains(active, target)) target.focus({ preventScroll: true });
}
