import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, ConfirmDialog, Dialog, OverlaySettingsProvider, prefetchDialog, Select } from '../../../../src/ui';

const depots = [
  { value: 'a', label: 'Alder' },
  { value: 'be', label: 'Beta' },
  { value: 'br', label: 'Bravo' },
  { value: 'c', label: 'Cedar', description: '12 Quay Road' },
  { value: 'd', label: 'Delta', disabled: true },
  { value: 'e', label: 'Érable' },
];
const sizes = [
  { value: 's', label: 'Small' },
  { value: 'l', label: 'Large' },
];

/**
 * The part under test: a dialog with a select and with the host's content, a confirmation, and a dialog without a
 * trigger.
 */
export function Widget({ children }: { children?: ReactNode }) {
  const [dialog, setDialog] = useState(false);
  const [held, setHeld] = useState(false);
  const [asking, setAsking] = useState(false);
  const [late, setLate] = useState(false);
  const [depot, setDepot] = useState('be');
  const [size, setSize] = useState('');
  const [deleted, setDeleted] = useState(0);
  const [failures, setFailures] = useState(0);
  const name = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const open = () => setLate(true);
    const close = () => setDialog(false);
    window.addEventListener('open-late', open);
    window.addEventListener('close-dialog', close);
    return () => {
      window.removeEventListener('open-late', open);
      window.removeEventListener('close-dialog', close);
    };
  }, []);

  return (
    <OverlaySettingsProvider value={{ onLoadError: () => setFailures((count) => count + 1) }}>
      <div className="tf-root" data-tf-theme="dark" data-tf-density="compact" lang="fr">
        <Button onClick={() => setDialog(true)} onPointerEnter={prefetchDialog}>
          Open dialog
        </Button>
        <Button onClick={() => setAsking(true)}>Ask</Button>
        <form aria-label="Order">
          <Select label="Depot" name="depot" value={depot} onValueChange={setDepot} options={depots} />
        </form>
        <p>
          Depot {depot}, deleted {deleted}, failures {failures}
        </p>
        <Dialog
          open={dialog}
          onOpenChange={(open) => !held && setDialog(open)}
          title="Edit list"
          description="Rename it or change its size."
          closeLabel="Close"
          footer={<Button onClick={() => setDialog(false)}>Save</Button>}
        >
          <label>
            Name <input className="tf-input" ref={name} defaultValue="Weekly" />
          </label>
          <Select label="Size" value={size} onValueChange={setSize} options={sizes} placeholder="Choose a size" />
          <Button onClick={() => setAsking(true)}>Delete</Button>
          {children}
          <label>
            <input type="checkbox" checked={held} onChange={(event) => setHeld(event.target.checked)} /> Hold open
          </label>
        </Dialog>
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title="Delete list?"
          text="It cannot be brought back."
          confirmLabel="Delete list"
          cancelLabel="Keep list"
          tone="destructive"
          onConfirm={() => {
            setDeleted((count) => count + 1);
            setAsking(false);
          }}
        />
        <Dialog open={late} onOpenChange={setLate} title="Session ends soon" closeLabel="Close">
          <Button onClick={() => setLate(false)}>Stay</Button>
        </Dialog>
      </div>
    </OverlaySettingsProvider>
  );
}
