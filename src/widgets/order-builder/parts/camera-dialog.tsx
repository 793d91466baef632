import { useEffect, useState } from 'react';
import type { Product } from '../../../domain';
import { useLatest } from '../../../runtime/react/use-latest';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { commonMessages } from '../../common/common.messages';
import { orderBuilderLazyMessages } from '../order-builder.lazy.messages';

interface CameraDialogProps {
  readonly overrides?: object;
  readonly onScanned: (code: string) => Promise<Product | null>;
  readonly onClose: () => void;
}

/** The part of `BarcodeDetector` used here; TypeScript's DOM types do not include it yet. */
interface BarcodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type BarcodeReaderConstructor = new () => BarcodeReader;

const DETECT_INTERVAL_MS = 200;

/** Dialog that reads barcodes with the camera until it is closed. The images stay on the device. */
export function CameraDialog({ overrides, onScanned, onClose }: CameraDialogProps) {
  const { m, fill } = useMessages('order-builder', orderBuilderLazyMessages, overrides);
  const common = useMessages('common', commonMessages);
  const [status, setStatus] = useState<'starting' | 'scanning' | 'denied'>('starting');
  const [last, setLast] = useState<string | null>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const latestOnScanned = useLatest(onScanned);

  useEffect(() => {
    if (video === null) return;
    const controller = new AbortController();
    void detectBarcodes(video, controller.signal, {
      onStart: () => setStatus('scanning'),
      onDenied: () => setStatus('denied'),
      onCode: (code) =>
        void latestOnScanned.current(code).then((product) => {
          if (!controller.signal.aborted) setLast(product?.name ?? fill(m.scannedUnknown, { code }));
        }),
    });
    return () => controller.abort();
  }, [video, fill, m, latestOnScanned]);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={m.camera.title}
      description={m.camera.text}
      closeLabel={common.m.close}
      footer={<Button onClick={onClose}>{m.camera.done}</Button>}
    >
      <div className="tf-stack">
        {status === 'denied' ? (
          <Banner role="alert" tone="caution" title={m.camera.denied} />
        ) : (
          // A live camera image has nothing to caption.
          <video ref={setVideo} className="tf-builder-video" playsInline muted aria-label={m.camera.title} />
        )}
        <p aria-live="polite" className="tf-medium">
          {status === 'starting' ? m.camera.starting : status === 'scanning' ? (last ?? m.camera.none) : null}
        </p>
      </div>
    </Dialog>
  );
}

interface DetectionHandlers {
  readonly onStart: () => void;
  readonly onDenied: () => void;
  readonly onCode: (code: string) => void;
}

async function detectBarcodes(
  video: HTMLVideoElement,
  signal: AbortSignal,
  { onStart, onDenied, onCode }: DetectionHandlers,
): Promise<void> {
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
  } catch {
    if (!signal.aborted) onDenied();
    return;
  }
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play().catch(() => undefined);
  onStart();
  // The dialog is offered only where the browser has a barcode detector.
  const Detector = (globalThis as { readonly BarcodeDetector?: BarcodeReaderConstructor }).BarcodeDetector;
  const reader = Detector && new Detector();
  const scanFilter = createScanFilter();
  while (!signal.aborted && reader !== undefined) {
    const found = await reader.detect(video).catch(() => []);
    for (const code of scanFilter.takeNew(
      found.map(({ rawValue }) => rawValue),
      performance.now(),
    ))
      if (!signal.aborted) onCode(code);
    await new Promise((resolve) => setTimeout(resolve, DETECT_INTERVAL_MS));
  }
}

/** Time after which a code that left the camera image counts again, in milliseconds. */
const REAPPEAR_DELAY_MS = 1200;

/** Distinguishes a code that has entered the camera image from one that is still in it. */
export function createScanFilter() {
  const lastSeen = new Map<string, number>();
  return {
    /** Returns the codes that have entered the image at `time`, in milliseconds. */
    takeNew(codes: readonly string[], time: number): readonly string[] {
      const newCodes = [...new Set(codes)].filter(
        (code) => code !== '' && time - (lastSeen.get(code) ?? -Infinity) > REAPPEAR_DELAY_MS,
      );
      for (const code of codes) lastSeen.set(code, time);
      return newCodes;
    },
  };
}
