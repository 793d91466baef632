import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import * as HostDialog from '@radix-ui/react-dialog';

/** How a build of the library is rendered into an element of the page. */
export interface Placement {
  /** Renders in the host's own tree; shows `children` in its dialog, where the build accepts the host's elements. */
  Light: ComponentType<{ children?: ReactNode }>;
  /** Renders in a shadow root. */
  Shadow: ComponentType;
}

const closeOurs = () => window.dispatchEvent(new Event('close-dialog'));

/** A dialog of the host that it opens inside one of the library's. */
function HostQuestion() {
  const [text, setText] = useState('');
  return (
    <HostDialog.Root>
      <HostDialog.Trigger>Ask the host</HostDialog.Trigger>
      <HostDialog.Portal>
        <HostDialog.Overlay className="host-overlay" />
        <HostDialog.Content className="host-dialog" aria-describedby={undefined}>
          <HostDialog.Title>Host question</HostDialog.Title>
          <label>
            Answer <input value={text} onChange={(event) => setText(event.target.value)} />
          </label>
          <HostDialog.Close>Done</HostDialog.Close>
          <HostDialog.Close onClick={closeOurs}>Done with both</HostDialog.Close>
          <button type="button" onClick={closeOurs}>
            Done with the list
          </button>
        </HostDialog.Content>
      </HostDialog.Portal>
    </HostDialog.Root>
  );
}

/** A host with its own Radix dialog, a button of its own, and the widget at the place that `?where=` names. */
function HostPage({ Light, Shadow, where }: Placement & { where: string }) {
  const [pressed, setPressed] = useState(0);
  const inDialog = where.startsWith('dialog');
  const [open, setOpen] = useState(inDialog);
  useEffect(() => {
    const close = () => setOpen(false);
    window.addEventListener('close-host-dialog', close);
    return () => window.removeEventListener('close-host-dialog', close);
  }, []);

  const count = () => setPressed(pressed + 1);
  const widget: ReactNode = where.endsWith('shadow') ? (
    <Shadow />
  ) : (
    <Light>
      <HostQuestion />
    </Light>
  );
  return (
    <>
      {inDialog ? (
        <HostDialog.Root open={open} onOpenChange={setOpen}>
          <HostDialog.Portal>
            <HostDialog.Content className="host-dialog" aria-describedby={undefined}>
              <HostDialog.Title>Host dialog</HostDialog.Title>
              {widget}
              <button type="button" onClick={count}>
                Host action
              </button>
            </HostDialog.Content>
          </HostDialog.Portal>
        </HostDialog.Root>
      ) : (
        widget
      )}
      <button type="button" onClick={count}>
        Outside
      </button>
      <output>Pressed {pressed}</output>
    </>
  );
}

/** Renders the page; the address names the widget's place. */
export function drawHost(placement: Placement): void {
  const where = new URL(document.URL).searchParams.get('where') ?? 'light';
  // A host that closes something of its own at Escape without checking whether an overlay handled the key.
  document.addEventListener(
    'keydown',
    (event) => event.key === 'Escape' && document.documentElement.toggleAttribute('data-escaped', true),
  );
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<HostPage {...placement} where={where} />);
}
