import * as React from 'react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as Radix from '@radix-ui/react-dialog';
import { cx } from 'class-variance-authority';
import { X } from 'lucide';
import { Button } from '../button/button';
import { Announcer } from '../live/announcer';
import { returnFocus as giveFocusBack } from '../overlay/focus-return';
import { inertOthers } from '../overlay/inert-others';
import { useOverlaySettings } from '../overlay/overlay-settings';
import { markOwnLayer } from '../overlay/own-layers';
import { useEscapeLayer } from '../overlay/use-escape-layer';
import { useOverlayRoot } from '../overlay/use-overlay-root';
import type { DialogLayerProps } from './dialog.types';
import { firstControl } from './first-control';

const keep = (event: Event) => event.preventDefault();
const isEmpty = (node: ReactNode) => node === undefined || node === null || node === false;

let opened = 0;
let entered = 0;
/** When the layers on the page took it, by the order in which they were opened. */
const onPage = new Map<number, number>();

// React 18 has none, and hides no pages. Reflect: bundlers warn of an import they can't find.
const Activity: typeof React.Activity | undefined = Reflect.get(React, 'Activity');

/** Keeps what is typed in a layer, and takes all that the layer does to the page away while `away`. */
const Kept = ({ away, children }: { readonly away: boolean; readonly children: ReactNode }) =>
  Activity ? <Activity mode={away ? 'hidden' : 'visible'}>{children}</Activity> : children;

/** Layers whose page is shown again and that have not taken it yet, by the order in which they were opened. */
const coming = new Set<number>();

/**
 * True from when the page of a layer is hidden until the layer may take the page again. Effects come back from the inside
 * out: each layer waits for those that were opened before it, or they would hide it as a part of the page.
 */
function useAway(order: number): boolean {
  const [away, setAway] = useState(false);
  const hidden = useRef(false);
  useEffect(() => {
    hidden.current = false;
    return () => {
      hidden.current = true;
      // Strict mode hides and shows at once.
      queueMicrotask(() => hidden.current && Activity && setAway(true));
    };
  }, []);
  useEffect(() => {
    if (!away) return;
    coming.add(order);
    const come = () => {
      if (Math.min(...coming) < order) timer = setTimeout(come);
      else setAway(false);
    };
    let timer = setTimeout(come);
    return () => {
      clearTimeout(timer);
      coming.delete(order);
    };
  }, [away, order]);
  return away;
}

/** The parents of all layers: a layer that stands in one is hidden with it, not gone. */
const parents = new WeakSet<Node>();

/**
 * Counts how often a layer must be made anew to stand above those that were opened before it: layers that open at once do
 * so from the inside out, and each takes the page from the one before.
 */
function useRound(open: boolean, order: number): number {
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
  const [order] = useState(() => ++opened);
  const away = useAway(order);
  const here = open && !away;
  const round = useRound(here, order);
  const [parent] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    if (!root || away) return;
    parents.add(parent);
    root.append(parent);
    return () => parent.remove();
  }, [root, away, parent]);

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
    box.current = node;
  }, []);

  const ask = (next: boolean) => {
    if (!locked || next) onOpenChange(next);
  };
  useEscapeLayer(here, box, () => ask(false), round);
  useEffect(() => {
    const layer = box.current?.parentElement;
    if (!layer) return;
    // A closing layer takes no more presses: the second half of a double click would confirm twice.
    layer.toggleAttribute('inert', !open);
    if (open) return inertOthers(layer);
  }, [open, away, root, round]);

  const focusFirst = (event: Event) => {
    const content = box.current;
    const target =
      initialFocus?.current ??
      firstControl(content?.querySelector('.tf-dialog-body') ?? null) ??
      firstControl(content?.querySelector('.tf-dialog-foot') ?? null) ??
      content;
    event.preventDefault();
    target?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (open) return;
    // Closed on a hidden page it goes without a word as that is shown again.
    const timer = setTimeout(() => box.current ?? onClosed());
    return () => clearTimeout(timer);
  }, [open, onClosed]);

  const closed = (event: Event) => {
    event.preventDefault();
    if (open && place.current && (place.current.isConnected || parents.has(place.current.getRootNode()))) return;
    if (focusAfter?.current) focusAfter.current.focus();
    else giveFocusBack(opener.current, returnFocus?.current);
    onClosed();
  };

  return (
    <>
      <span hidden ref={mark} />
      {root && (
        <Kept away={away}>
          <Radix.Root key={round} open={open} onOpenChange={ask}>
            <Radix.Portal container={parent}>
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
                  onEscapeKeyDown={keep}
                  onPointerDownOutside={locked ? keep : undefined}
                >
                  <div className="tf-dialog-head">
                    <div className="tf-dialog-words">
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
                    {!isEmpty(footer) && <div className="tf-dialog-foot">{footer}</div>}
                  </Announcer>
                </Radix.Content>
              </Radix.Overlay>
            </Radix.Portal>
          </Radix.Root>
        </Kept>
      )}
    </>
  );
}
