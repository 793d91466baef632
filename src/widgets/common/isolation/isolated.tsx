import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { baseCss } from '../../../ui/base-css';
import overlaySheet from '../../../styles/overlays.css?inline';
import { adoptIntoRoot, adoptStylesheets } from '../../../ui/overlay/adopt-stylesheets';
import { widgetSheets } from './widget-sheets';

export interface IsolatedProps {
  /** Name of the widget. */
  readonly widget: string;
  readonly className: string | undefined;
  readonly id: string | undefined;
  /** Shows until the stylesheets have loaded: an element with a shadow root does not show its other children. */
  readonly notice: ReactNode;
  readonly children: ReactNode;
}

const hostSheet = ':host{display:block}';

/** Events that leave a shadow root, by the names of React's handlers. */
const composedEvents =
  'AuxClick BeforeInput Blur Click CompositionEnd CompositionStart CompositionUpdate ContextMenu Copy Cut DoubleClick Drag DragEnd DragEnter DragLeave DragOver DragStart Drop Focus Input KeyDown KeyUp MouseDown MouseMove MouseOut MouseOver MouseUp Paste PointerCancel PointerDown PointerMove PointerOut PointerOver PointerUp TouchCancel TouchEnd TouchMove TouchStart Wheel';

/**
 * Ends React's own way of such an event at the shadow root. The event itself goes on to the page, where React would call
 * the handlers around the widget again.
 */
const endHere = (event: SyntheticEvent) => {
  event.isPropagationStopped = () => true;
};
const ends = Object.fromEntries(composedEvents.split(' ').map((name) => [`on${name}`, endHere]));

/** Renders a widget into the shadow root of an element, with its stylesheets. */
export function Isolated({ widget, className, id, notice, children }: IsolatedProps): ReactNode {
  const sheet = widgetSheets[widget]?.useModule()?.default;
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  useEffect(() => {
    const element = host.current;
    if (sheet === undefined || element === null) return;
    // StrictMode runs effects twice on the same element.
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    adoptIntoRoot(shadow, element.ownerDocument, [hostSheet]);
    adoptStylesheets(shadow, [baseCss, overlaySheet, sheet]);
    setRoot(shadow);
  }, [sheet]);
  return (
    <div ref={host} className={className} id={id} data-tf-isolated={widget}>
      {notice}
      {root && createPortal(<div {...ends}>{children}</div>, root)}
    </div>
  );
}
