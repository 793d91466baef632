import { type KeyboardEvent, useRef, useState } from 'react';
import { ScanBarcode } from 'lucide';
import { Button } from '../../../ui/button/button';
import { RadioTiles } from '../../../ui/checkbox/radio-tiles';
import { Field } from '../../../ui/field/field';
import { FieldError } from '../../../ui/field/field-error';
import { NativeSelect } from '../../../ui/field/native-select';
import { TextInput } from '../../../ui/field/text-input';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { useHydrated } from '../../../ui/hooks/use-hydrated';
import { createKeyboardWedge } from '../../common/keyboard-wedge';
import { barcodeReader, readBarcode } from '../read-barcode';
import { MANUAL, withAsset, withScanned } from '../support-ticket-wizard.rules';
import type { StepProps } from '../support-ticket-wizard.types';

/**
 * Step for the equipment: one of the account's assets, or another one by type and number, which can be typed, scanned
 * or read from a photo.
 */
export function EquipmentStep(props: StepProps) {
  const {
    form: { values: draft, change, idOf, errorOf },
    assets,
    messages,
  } = props;
  const { m, fill } = messages;
  const announce = useAnnounce();
  const [wedge] = useState(createKeyboardWedge);
  const isManual = assets.length === 0 || draft.asset === MANUAL;
  const scanned = (code: string) => {
    change((before) => withScanned(before, code, assets));
    announce(fill(m.equipment.found, { name: code.trim() }));
  };
  // A barcode scanner types fast and ends with Enter. That Enter must not submit the step.
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const code = wedge.key(event.key, event.timeStamp);
    if (code === null) return;
    event.preventDefault();
    scanned(code);
  };
  return (
    <div className="tf-stack" data-gap="5" role="presentation" onKeyDownCapture={onKey}>
      {assets.length > 0 && (
        <RadioTiles
          id={isManual ? undefined : idOf('equipmentType')}
          className="tf-wizard-assets"
          tabIndex={-1}
          legend={m.equipment.legend}
          value={draft.asset}
          error={isManual ? undefined : errorOf('equipmentType')}
          onValueChange={(value) =>
            change((before) => withAsset(before, assets.find(({ number }) => number === value) ?? null))
          }
          options={[
            ...assets.map(({ number, name, place }) => ({
              value: number,
              label: name,
              description: place === '' ? number : fill(m.equipment.listed, { number, place }),
            })),
            { value: MANUAL, label: m.equipment.manual, description: m.equipment.manualText },
          ]}
        />
      )}
      {isManual && <ManualFields {...props} onScanned={scanned} />}
    </div>
  );
}

function ManualFields({
  form: { values: draft, field, change, leave },
  options,
  messages: { m },
  onScanned,
}: StepProps & { readonly onScanned: (code: string) => void }) {
  const { details } = options.equipment.find(({ code }) => code === draft.equipmentType) ?? { details: [] };
  return (
    <div part="wizard-fields" className="tf-wizard-fields">
      <Field {...field('equipmentType')} label={m.equipment.type}>
        {(control) => (
          <NativeSelect
            {...control}
            value={draft.equipmentType}
            onValueChange={(equipmentType) =>
              change({ asset: MANUAL, equipmentType, equipmentDetail: '' }, 'equipmentType')
            }
            onBlur={() => leave('equipmentType')}
            options={[
              { value: '', label: m.choose },
              ...options.equipment.map(({ code, label }) => ({ value: code, label })),
            ]}
          />
        )}
      </Field>
      {details.length > 0 && (
        <Field label={m.equipment.detail}>
          {(control) => (
            <NativeSelect
              {...control}
              value={draft.equipmentDetail}
              onValueChange={(equipmentDetail) => change({ equipmentDetail })}
              options={[{ value: '', label: m.choose }, ...details.map(({ code, label }) => ({ value: code, label }))]}
            />
          )}
        </Field>
      )}
      <div className="tf-stack" data-gap="2">
        <Field {...field('assetNumber')} label={m.equipment.number} hint={m.equipment.hint}>
          {(control) => (
            <TextInput
              {...control}
              dir="auto"
              autoComplete="off"
              autoCapitalize="characters"
              value={draft.assetNumber}
              onChange={({ target }) => change({ asset: MANUAL, assetNumber: target.value }, 'assetNumber')}
              onBlur={() => leave('assetNumber')}
            />
          )}
        </Field>
        <PhotoScan m={m} onScanned={onScanned} />
      </div>
    </div>
  );
}

/** Reads the barcode in a photo, if the browser supports it. */
function PhotoScan({
  m,
  onScanned,
}: Pick<StepProps['messages'], 'm'> & { readonly onScanned: (code: string) => void }) {
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [unread, setUnread] = useState(false);
  const reader = hydrated ? barcodeReader() : null;
  if (reader === null) return null;
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    setBusy(true);
    setUnread(false);
    const code = await readBarcode(file, reader);
    setBusy(false);
    if (code === null) setUnread(true);
    else onScanned(code);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={(event) => {
          void read(event.target.files?.[0]);
          // Resetting the value lets the buyer choose the same photo again.
          event.target.value = '';
        }}
      />
      <Button
        part="wizard-scan"
        className="tf-wizard-scan"
        variant="secondary"
        size="sm"
        icon={ScanBarcode}
        busy={busy}
        onClick={() => input.current?.click()}
      >
        {m.equipment.scan}
      </Button>
      {unread && <FieldError role="alert">{m.equipment.unread}</FieldError>}
    </>
  );
}
