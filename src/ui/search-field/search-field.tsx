import { forwardRef, useId, useImperativeHandle, useRef, type ComponentPropsWithoutRef } from 'react';
import { cx } from 'class-variance-authority';
import { Search, X } from 'lucide';
import { Button } from '../button/button';
import { TextInput } from '../field/text-input';

export interface SearchFieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'size' | 'children'> {
  /** Name of the field for assistive technology; the glass shows the rest what it is. */
  label: string;
  value: string;
  /** Each change of the text; waiting before a search is the caller's. */
  onValueChange: (value: string) => void;
  /** Name of the button that empties the field. */
  clearLabel: string;
}

/** A search box: a glass, the text, and a way to empty it (also Escape). */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  { label, value, onValueChange, clearLabel, id, className, onKeyDown, ...rest },
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
    <div className={cx('tf-search', className)}>
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
          // A dialog around keeps Escape from the page before it gets here: only the caller's own refusal counts.
          const wasKept = event.defaultPrevented;
          onKeyDown?.(event);
          if (event.key !== 'Escape' || value === '' || (event.defaultPrevented && !wasKept)) return;
          // Only an Escape that found nothing to clear may close what the field stands in.
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
