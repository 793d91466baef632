import type { ReactNode, RefObject } from 'react';

/** What every dialog takes. Words come in as props; `title` names the dialog for assistive technology. */
export interface DialogProps {
  open: boolean;
  /** Asked to close by Escape, the close button or a press outside; asked with false when its code cannot be fetched. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title, read with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** Actions, at the end of the foot; the main one last. */
  footer?: ReactNode;
  /** Name of the × button; null where the foot has the way out. */
  closeLabel: string | null;
  /** 400, 544 or 768 px wide; on a phone always a sheet from the bottom. */
  size?: 'sm' | 'md' | 'lg';
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** What gets the focus first; else the first control in the body, then in the foot. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What gets the focus back when the element that had it is gone; else that element. */
  returnFocus?: RefObject<HTMLElement | null>;
  /** What gets the focus as the dialog goes, in place of what had it before: what came of the answer. */
  focusAfter?: RefObject<HTMLElement | null>;
  /** Keeps the dialog open whatever the buyer does, while something that must not be left is under way. */
  locked?: boolean;
  /** Where to put the overlay; the settings' container, a host dialog around, or the body otherwise. */
  container?: HTMLElement | null;
  className?: string;
}

/** What the light half hands to the part that needs Radix. */
export interface DialogLayerProps extends DialogProps {
  /** What had the focus when the dialog was asked for. */
  opener: RefObject<Element | null>;
  /** The layer has left the page, after its animation. */
  onClosed: () => void;
}
