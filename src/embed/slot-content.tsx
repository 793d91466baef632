import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { haveSameValues, type SlotGiven } from '../widgets/common/slots';
import type { HostSlotGiven, SlotContent } from './embed.types';

/** Props of `HostContent`. */
export interface HostContentProps extends SlotGiven {
  /** A DOM node, or a function of the host. */
  readonly content: Node | ((given: HostSlotGiven) => SlotContent);
}

/** Content that a host without React gives to a slot. */
export function HostContent({ content, data, children }: HostContentProps): ReactNode {
  const [node] = useState(() => {
    const holder = document.createElement('span');
    holder.style.display = 'contents';
    return holder;
  });
  const [known, setKnown] = useState(data);
  // Each render passes a new object. Only new values concern the host, whose nodes keep their state otherwise.
  if (!haveSameValues(known, data)) setKnown(data);
  const { result, isWrapped } = useMemo(() => {
    const made = typeof content === 'function' ? content({ data: known, node }) : content;
    // Read before the result is inserted: a fragment is empty afterwards.
    return { result: made, isWrapped: made instanceof Node && made.contains(node) };
  }, [content, known, node]);
  if (!(result instanceof Node)) return result;
  return (
    <>
      <HostNode node={result} />
      {isWrapped && createPortal(children, node)}
    </>
  );
}

/** Renders a DOM node of the page inside the widget. */
function HostNode({ node }: { readonly node: Node }) {
  const place = useRef<HTMLSpanElement>(null);
  // In a layout effect, so that no frame is painted without the node.
  useLayoutEffect(() => place.current?.replaceChildren(node), [node]);
  return <span ref={place} style={{ display: 'contents' }} />;
}
