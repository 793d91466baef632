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
type BarcodeReaderMaker = new () => BarcodeReader;

const LOOK_EVERY = 200;

/** Dialog that reads barcodes with the camera until it is closed. The images stay on the device. */
export function CameraDialog({ overrides, onScanned, onClose }: CameraDialogProps) {
  const { m, fill } = useMessages('order-builder', orderBuilderLazyMessages, overrides);
  const common = useMessages('common', commonMessages);
  const [stand, setStand] = useState<'starting' | 'looking' | 'denied'>('starting');
  const [last, setLast] = useState<string | null>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const latest = useLatest(onScanned);

  useEffect(() => {
    if (video === null) return;
    const life = new AbortController();
    void watch(video, life.signal, {
      onStart: () => setStand('looking'),
      onDenied: () => setStand('denied'),
      onCode: (code) =>
        void latest.current(code).then((product) => {
          if (!life.signal.aborted) setLast(product?.name ?? fill(m.scannedUnknown, { code }));
        }),
    });
    return () => life.abort();
  }, [video, fill, m, latest]);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={m.cameraWords.title}
      description={m.cameraWords.text}
      closeLabel={common.m.close}
      footer={<Button onClick={onClose}>{m.cameraWords.done}</Button>}
    >
      <div className="tf-stack">
        {stand === 'denied' ? (
          <Banner role="alert" tone="caution" title={m.cameraWords.denied} />
        ) : (
          // A live camera image has nothing to caption.
          <video ref={setVideo} className="tf-builder-video" playsInline muted aria-label={m.cameraWords.title} />
        )}
        <p aria-live="polite" className="tf-medium">
          {stand === 'starting' ? m.cameraWords.starting : stand === 'looking' ? (last ?? m.cameraWords.none) : null}
        </p>
      </div>
    </Dialog>
  );
}

interface Watching {
  readonly onStart: () => void;
  readonly onDenied: () => void;
  readonly onCode: (code: string) => void;
}

async function watch(
  video: HTMLVideoElement,
  signal: AbortSignal,
  { onStart, onDenied, onCode }: Watching,
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
  const Maker = (globalThis as { readonly BarcodeDetector?: BarcodeReaderMaker }).BarcodeDetector;
  const reader = Maker && new Maker();
  const sightings = createSightings();
  while (!signal.aborted && reader !== undefined) {
    const found = await reader.detect(video).catch(() => []);
    for (const code of sightings.fresh(
      found.map(({ rawValue }) => rawValue),
      performance.now(),
    ))
      if (!signal.aborted) onCode(code);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
}

/** Time after which a code that left the camera image counts again, in milliseconds. */
const GONE_AFTER = 1200;

/** Distinguishes a code that has entered the camera image from one that is still in it. */
export function createSightings() {
  const seen = new Map<string, number>();
  return {
    /** Returns the codes that have entered the image at `time`, in milliseconds. */
    fresh(codes: readonly string[], time: number): readonly string[] {
      const news = [...new Set(codes)].filter(
        (code) => code !== '' && time - (seen.get(code) ?? -Infinity) > GONE_AFTER,
      );
      for (const code of codes) seen.set(code, time);
      return news;
    },
  };
}
