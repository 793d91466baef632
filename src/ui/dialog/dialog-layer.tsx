import { useCallback, useEffect, useRef, type ReactNode } from 'react';
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

/** The dialog itself: trap and scroll lock by Radix; place, Escape, inert page and focus return are ours. */
export function DialogLayer(props: DialogLayerProps) {
  const { open, onOpenChange, title, description, children, footer, closeLabel, size = 'md', role = 'dialog' } = props;
  const { initialFocus, returnFocus, focusAfter, locked = false, className, opener, onClosed } = props;
  const settings = useOverlaySettings();
  const { root, acquire, release } = useOverlayRoot(props.container ?? settings.container);
  const box = useRef<HTMLDivElement | null>(null);

  // A mark where the dialog stands in the widget: theme, language and a host dialog around are read there. The focus may
  // be anywhere else on the page.
  const mark = useCallback((node: HTMLSpanElement | null) => (node ? acquire(node) : release()), [acquire, release]);
  const setBox = useCallback((node: HTMLDivElement | null) => {
    markOwnLayer(node);
    box.current = node;
  }, []);

  const ask = (next: boolean) => {
    if (!locked || next) onOpenChange(next);
  };
  useEscapeLayer(open, box, () => ask(false));
  useEffect(() => {
    const layer = box.current?.parentElement;
    if (!root || !layer) return;
    // A closing layer takes no more presses: the second half of a double click would confirm twice.
    layer.toggleAttribute('inert', !open);
    if (open) return inertOthers(layer);
  }, [open, root]);

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
  const closed = (event: Event) => {
    event.preventDefault();
    if (focusAfter?.current) focusAfter.current.focus();
    else giveFocusBack(opener.current, returnFocus?.current);
    onClosed();
  };

  return (
    <>
      <span hidden ref={mark} />
      {root && (
        <Radix.Root open={open} onOpenChange={ask}>
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
      )}
    </>
  );
}
