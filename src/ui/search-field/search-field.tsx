import { forwardRef, useId, useImperativeHandle, useRef, type ComponentPropsWithoutRef } from 'react';
import { cx } from 'class-variance-authority';
import { Search, X } from 'lucide';
import { Button } from '../button/button';
import { TextInput } from '../field/text-input';

export interface SearchFieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'size' | 'children'> {
  /** Accessible name; for sighted users the magnifying glass shows the purpose. */
  label: string;
  value: string;
  /** Called on each change of the text; debounce is up to the caller. */
  onValueChange: (value: string) => void;
  /** Accessible name of the button that clears the field. */
  clearLabel: string;
}

/** A search field with a magnifying glass and a clear button (also Escape). */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  { label, value, onValueChange, clearLabel, id, className, part, onKeyDown, ...rest },
  ref,
) {
  const made = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const empty = () => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <div part={cx('search', part)} className={cx('tf-search', className)}>
      <label className="tf-hidden" htmlFor={id ?? made}>
        {label}
      </label>
      <TextInput
        autoComplete="off"
        enterKeyHint="search"
        {...rest}
        id={id ?? made}
        ref={input}
        type="search"
        icon={Search}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          // An enclosing dialog prevents Escape's default before this handler: only a change by the caller's own
          // handler counts.
          const wasKept = event.defaultPrevented;
          onKeyDown?.(event);
          if (event.key !== 'Escape' || value === '' || (event.defaultPrevented && !wasKept)) return;
          // Escape closes an enclosing layer only when there was no text to clear.
          event.preventDefault();
          event.stopPropagation();
          onValueChange('');
        }}
      />
      {value !== '' && !rest.disabled && (
        <Button
          variant="toolbar"
          iconOnly
          icon={X}
          aria-label={clearLabel}
          className="tf-search-clear"
          onClick={empty}
        />
      )}
    </div>
  );
});
