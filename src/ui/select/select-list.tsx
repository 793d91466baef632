import { Viewport } from '@radix-ui/react-select';
import {
  Children,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useCallback,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import * as Radix from '@radix-ui/react-select';
import { cx } from 'class-variance-authority';
import { Check, ChevronDown } from 'lucide';
import { Icon } from '../icon/icon';
import { assignRef } from '../overlay/assign-ref';
import { useOverlaySettings } from '../overlay/overlay-settings';
import { markOwnLayer } from '../overlay/host-layer';
import { useEscapeLayer } from '../overlay/use-escape-layer';
import { useOverlayRoot } from '../overlay/use-overlay-root';
import type { SelectProps } from './select.types';
import { findTyped } from './type-ahead';
import { useTypeAhead } from './use-type-ahead';

const keep = (event: Event) => event.preventDefault();

/**
 * The custom select. Radix provides list, arrow keys and positioning; placement in the page, Escape and type-ahead are
 * implemented here.
 */
export const SelectList = forwardRef<HTMLElement, SelectProps>(function SelectList(props, ref) {
  const { label, value, onValueChange, options, placeholder, name, size = 'md', className, disabled, required } = props;
  const settings = useOverlaySettings();
  const { root, acquire, release } = useOverlayRoot(props.container ?? settings.container);
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement | null>(null);
  const list = useRef<HTMLDivElement | null>(null);
  const chosen = options.find((option) => option.value === value);

  const setTrigger = useCallback(
    (node: HTMLButtonElement | null) => {
      trigger.current = node;
      assignRef(ref, node);
    },
    [ref],
  );
  const setList = useCallback((node: HTMLDivElement | null) => {
    markOwnLayer(node);
    list.current = node;
  }, []);
  const change = (next: boolean) => {
    if (next && trigger.current) acquire(trigger.current);
    setOpen(next);
  };
  // Disabling a control closes its open list.
  const shown = open && root !== null && !disabled;
  useEscapeLayer(shown, list, () => change(false));
  const closed = () => {
    setOpen(false);
    release();
  };

  const typeInTrigger = useTypeAhead((typed) => {
    const free = options.filter((option) => !option.disabled);
    const index = findTyped(
      free.map((option) => option.label),
      typed,
      chosen ? free.indexOf(chosen) : -1,
    );
    const found = free[index];
    if (found && found.value !== value) onValueChange(found.value);
  });
  const typeInList = useTypeAhead((typed, event) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=option]:not([data-disabled])')];
    const labels = items.map((item) => item.querySelector('.tf-select-label')?.textContent ?? '');
    const current = items.findIndex((item) => item === event.target);
    items[findTyped(labels, typed, current)]?.focus();
  });

  return (
    <Radix.Root
      open={shown}
      onOpenChange={change}
      value={value}
      onValueChange={onValueChange}
      name={name}
      disabled={disabled}
      required={required}
    >
      <span className="tf-affix">
        <Radix.Trigger
          ref={setTrigger}
          id={props.id}
          part="input select"
          className={cx('tf-input', 'tf-native-select', 'tf-select', className)}
          data-size={size}
          data-placeholder={chosen ? undefined : ''}
          aria-label={label}
          aria-describedby={props['aria-describedby']}
          aria-invalid={props['aria-invalid'] ?? false}
          onFocus={props.onFocus}
          onBlur={props.onBlur}
          onKeyDown={typeInTrigger}
        >
          <Radix.Value placeholder={placeholder}>{chosen?.label ?? placeholder}</Radix.Value>
        </Radix.Trigger>
        <Icon of={ChevronDown} size="sm" className="tf-affix-end" />
      </span>
      {/* Catches the click that closes the list. It is in the overlay root, so an enclosing host dialog does not
          treat the click as outside. */}
      {shown && createPortal(<div className="tf-select-shield" />, root)}
      <Radix.Portal container={root}>
        <Radix.Content
          ref={setList}
          part="select-list"
          className="tf-select-list"
          position="popper"
          sideOffset={4}
          aria-label={label}
          onKeyDownCapture={typeInList}
          onEscapeKeyDown={keep}
          onCloseAutoFocus={closed}
        >
          <CleanViewport className="tf-select-options">
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                textValue={option.label}
                part="select-option"
                className="tf-select-option"
                // Uses the whole content as the name; Radix would leave the second line out.
                aria-labelledby={undefined}
                // Radix sets it only on the focused option.
                aria-selected={option.value === value}
              >
                <span className="tf-select-text">
                  <span className="tf-select-label">
                    <Radix.ItemText>{option.label}</Radix.ItemText>
                  </span>
                  {option.description && <span className="tf-select-description">{option.description}</span>}
                </span>
                <Radix.ItemIndicator className="tf-select-mark">
                  <Icon of={Check} size="sm" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </CleanViewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
});

type ViewportProps = ComponentPropsWithoutRef<typeof Viewport>;

/** The component object that `forwardRef` returns, with its render function. */
interface Rendered {
  render(props: ViewportProps, ref: ForwardedRef<HTMLDivElement>): ReactElement<{ children?: ReactNode }>;
}

/**
 * Radix's viewport without its `<style>`. The original sets `innerHTML`, which throws on mount under Trusted Types even
 * while the list is closed. It cannot be replaced by another element, because it provides the collection that arrow
 * keys and initial focus read. So its render function runs as part of this component, and the `<style>` is removed from
 * the result; select.css has the two rules. A test fails when the structure changes.
 */
export const CleanViewport = forwardRef<HTMLDivElement, ViewportProps>(function CleanViewport(props, ref) {
  // Safe: React's types hide `render`; the version of Radix is exact, and a test fails when the structure changes.
  const { render } = Viewport as unknown as Rendered;
  const { children } = render(props, ref).props;
  return <>{Children.toArray(children).filter((child) => !(isValidElement(child) && child.type === 'style'))}</>;
});
