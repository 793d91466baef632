import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { drawHost } from './host-page';
import { shadowBox } from './shadow-box';
import { Widget } from './widget';

// The library as a dependency: the host's React, and a Radix of its own.
function Shadow() {
  const [inner, setInner] = useState<HTMLElement | null>(null);
  const open = useCallback((host: HTMLElement | null) => {
    if (host) setInner(shadowBox(host));
  }, []);
  return <div ref={open}>{inner && createPortal(<Widget />, inner)}</div>;
}

drawHost({ Light: Widget, Shadow });
