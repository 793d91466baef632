import { forwardRef, useCallback, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { cx } from 'class-variance-authority';
import { NativeSelect } from '../field/native-select';
import { assignRef } from '../overlay/assign-ref';
import { currentRuntime, loadOverlayRuntime, subscribeRuntime } from '../overlay/load-runtime';
import { useOverlaySettings } from '../overlay/overlay-settings';
import type { SelectProps } from './select.types';

const hasFocus = (element: HTMLElement) => {
  const root = element.getRootNode();
  return (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === element;
};

/**
 * True when the custom list can replace the native select: its chunk is loaded and the native one has no focus. Reads
 * the document instead of focus events, because the buyer can focus server markup before hydration.
 */
function useMayUpgrade(native: HTMLSelectElement | null): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const stop = subscribeRuntime(tell);
      native?.addEventListener('blur', tell);
      return () => {
        stop();
        native?.removeEventListener('blur', tell);
      };
    },
    [native],
  );
  return useSyncExternalStore(
    subscribe,
    () => native !== null && currentRuntime() !== null && !hasFocus(native),
    () => false,
  );
}

/**
 * Selects one option of a list.
 * Starts as a native select with the same box, value, name and keys: on the server, until hydration, until the overlay
 * chunk is loaded, or permanently without it. Pointer-enter or focus loads the chunk, and the custom list then replaces
 * the native one, but never while it has focus: replacing a focused element would lose the position of a screen reader
 * and the first key press. An unused select loads no chunk.
 */
export const Select = forwardRef<HTMLElement, SelectProps>(function Select(props, ref) {
  const { label, options, placeholder, size = 'md', className, container: _container, ...control } = props;
  const { onLoadError } = useOverlaySettings();
  const [native, setNative] = useState<HTMLSelectElement | null>(null);
  const mayUpgrade = useMayUpgrade(native);
  const [upgraded, setUpgraded] = useState(false);
  if (mayUpgrade && !upgraded) setUpgraded(true);

  const setControl = useCallback(
    (node: HTMLSelectElement | null) => {
      setNative(node);
      assignRef(ref, node);
    },
    [ref],
  );

  const runtime = upgraded ? currentRuntime() : null;
  if (runtime) return <runtime.SelectList {...props} ref={ref} />;

  const fetch = () => {
    loadOverlayRuntime().catch((error: unknown) => onLoadError?.(error));
  };
  const chosen = options.some((option) => option.value === control.value);
  return (
    <NativeSelect
      {...control}
      ref={setControl}
      part="select"
      className={cx('tf-select', className)}
      data-size={size}
      data-placeholder={!chosen || undefined}
      aria-label={label}
      onPointerEnter={fetch}
      onFocus={(event: FocusEvent<HTMLSelectElement>) => {
        fetch();
        control.onFocus?.(event);
      }}
    >
      {!chosen && (
        <option value={control.value} hidden>
          {placeholder}
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
});
