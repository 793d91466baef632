import { useState } from 'react';
import { Camera, ScanBarcode } from 'lucide';
import { Button } from '../../../ui/button/button';
import { TextInput } from '../../../ui/field/text-input';
import { useHydrated } from '../../../ui/hooks/use-hydrated';
import type { BuilderPartProps } from '../order-builder.types';

interface ScanFieldProps extends Pick<BuilderPartProps, 'messages'> {
  readonly onScanned: (code: string) => void;
  readonly onCamera: () => void;
}

/** True where the browser detects barcodes and provides access to a camera. */
const hasCamera = (): boolean =>
  'BarcodeDetector' in window && typeof navigator.mediaDevices?.getUserMedia === 'function';

/** Field for scanned or typed codes: each code ends with Enter and adds one. */
export function ScanField({ messages: { m }, onScanned, onCamera }: ScanFieldProps) {
  const [code, setCode] = useState('');
  const isHydrated = useHydrated();
  const submitCode = () => {
    const text = code.trim();
    if (text === '') return;
    // Cleared at once, because the next code may follow before this one is handled.
    setCode('');
    onScanned(text);
  };
  return (
    <div className="tf-builder-scan">
      <TextInput
        icon={ScanBarcode}
        aria-label={m.scan}
        placeholder={m.scan}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        value={code}
        onChange={({ target }) => setCode(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          submitCode();
        }}
      />
      {code.trim() !== '' && (
        <Button variant="secondary" onClick={submitCode}>
          {m.scanAction}
        </Button>
      )}
      {isHydrated && hasCamera() && (
        <Button
          variant="secondary"
          iconOnly
          icon={Camera}
          aria-label={m.cameraAction}
          aria-haspopup="dialog"
          onClick={onCamera}
        />
      )}
    </div>
  );
}
