import { type RefObject, useEffect, useRef, useState } from 'react';

/** A panel with its button and its open state. */
export interface Disclosure<Box extends HTMLElement> {
  readonly open: boolean;
  readonly setOpen: (next: boolean) => void;
  readonly box: RefObject<Box | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** Panel that closes on Escape, a press outside, focus leaving it, or a page change. */
export function useDisclosure<Box extends HTMLElement>(page: unknown): Disclosure<Box> {
  const [opened, setOpened] = useState<unknown>(null);
  const open = opened !== null && opened === page;
  const setOpen = (next: boolean) => setOpened(next ? page : null);
  const box = useRef<Box>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpened(null);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpened(null);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);
  return { open, setOpen, box, button };
}
