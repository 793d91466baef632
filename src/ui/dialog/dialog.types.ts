import type { ReactNode, RefObject } from 'react';

/** Props of all dialogs. Texts are props; `title` is the accessible name. */
export interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button or a click outside, and with false when the dialog's chunk fails to load. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence below the title, read together with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** Actions at the end of the footer; the main one last. */
  footer?: ReactNode;
  /** Accessible name of the × button; null for none, if the footer has a button that closes. */
  closeLabel: string | null;
  /** 400, 544 or 768 px wide; always a bottom sheet on phones. */
  size?: 'sm' | 'md' | 'lg';
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** The element that gets the initial focus; by default the first control of the body, then of the footer. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The element that gets focus on close if the previously focused one is gone. */
  returnFocus?: RefObject<HTMLElement | null>;
  /** The element that gets focus on close instead of the previously focused one: the result of the action. */
  focusAfter?: RefObject<HTMLElement | null>;
  /** Prevents closing while an operation that must not be interrupted is in progress. */
  locked?: boolean;
  /** Parent of the overlay. By default the settings' container, an enclosing host dialog, or the body. */
  container?: HTMLElement | null;
  className?: string;
  /** Names of parts, in addition to `dialog`. */
  part?: string;
}

/** Props that the dialog passes to its lazy part. */
export interface DialogLayerProps extends DialogProps {
  /** The element that had focus when the dialog opened. */
  opener: RefObject<Element | null>;
  /** Called after the closing animation. */
  onClosed: () => void;
}
