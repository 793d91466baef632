import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Product, ProductDetail } from '../../../domain';
import type { Messages } from '../../../runtime/react/use-messages';
import { SafeImage } from '../../../ui/image/safe-image';
import { ImageFrame, type ImageFrameProps } from '../../../ui/image-frame/image-frame';
import { ProductPicture } from '../../common/product-image';
import type { productDetailsMessages } from '../product-details.messages';
import { type Slide, slideAfter, slidesOf } from '../product-details.rules';

interface GalleryProps {
  readonly product: ProductDetail;
  readonly messages: Messages<typeof productDetailsMessages>;
}

/**
 * The product's images: a strip that swipes and scrolls by keys, with thumbnails to choose from. An image that fails to
 * load is removed, and one without a valid address is never included.
 */
export function Gallery({ product, messages: { m, fill } }: GalleryProps) {
  const [failedSources, setFailedSources] = useState<ReadonlySet<string>>(() => new Set());
  const slides = useMemo(() => slidesOf(product, failedSources), [product, failedSources]);
  const { strip, visibleIndex, goTo, onScroll, onPointerDown } = useStrip();
  const thumbs = useRef<HTMLDivElement>(null);
  const at = Math.min(visibleIndex, slides.length - 1);
  const picture = (slide: Slide, size: ImageFrameProps['size']) => (
    <Picture
      slide={slide}
      product={product}
      size={size}
      onBroken={(source) => setFailedSources((known) => new Set([...known, source]))}
    />
  );
  const [only] = slides;
  if (slides.length === 1 && only !== undefined)
    return (
      <div part="detail-gallery" className="tf-detail-gallery">
        {picture(only, 'fill')}
      </div>
    );

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const next = slideAfter(event.key, at, slides.length, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (next === null) return;
    event.preventDefault();
    goTo(next);
    const thumb = thumbs.current?.children[next];
    if (thumb instanceof HTMLElement) thumb.focus();
  };
  const named = (number: number) => fill(m.pictures.picture, { number, count: slides.length });
  return (
    <div part="detail-gallery" className="tf-detail-gallery">
      <div
        ref={strip}
        className="tf-detail-strip tf-ring-inside"
        role="group"
        // Makes the strip scrollable by keys where the browser does not make scroll containers focusable.
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={fill(m.pictures.label, { product: product.name })}
        onScroll={onScroll}
        onPointerDown={onPointerDown}
      >
        {slides.map((slide, place) => (
          <div
            key={keyOf(slide)}
            className="tf-detail-slide"
            role="img"
            aria-label={slide.kind === 'image' && slide.image.alt !== '' ? slide.image.alt : named(place + 1)}
          >
            {picture(slide, 'fill')}
          </div>
        ))}
      </div>
      <p className="tf-micro tf-detail-counter" aria-hidden>
        {fill(m.pictures.counter, { number: at + 1, count: slides.length })}
      </p>
      <div ref={thumbs} part="detail-thumbs" className="tf-detail-thumbs" role="group" aria-label={m.pictures.choose}>
        {slides.map((slide, place) => (
          <button
            key={keyOf(slide)}
            type="button"
            part="detail-thumb"
            className="tf-detail-thumb"
            tabIndex={place === at ? 0 : -1}
            aria-label={named(place + 1)}
            aria-current={place === at || undefined}
            onClick={() => goTo(place)}
            onKeyDown={onKeyDown}
          >
            {picture(slide, 'sm')}
          </button>
        ))}
      </div>
    </div>
  );
}

const keyOf = (slide: Slide): string => (slide.kind === 'placeholder' ? 'placeholder' : slide.image.source);

interface PictureProps {
  readonly slide: Slide;
  readonly product: Product;
  readonly size: ImageFrameProps['size'];
  readonly onBroken: (source: string) => void;
}

/** One image of the strip. Its accessible name is on its container. */
function Picture({ slide, product, size, onBroken }: PictureProps) {
  if (slide.kind === 'placeholder') return <ProductPicture product={{ ...product, image: null }} size={size} />;
  const { source } = slide.image;
  return (
    <ImageFrame size={size} off={product.stock.label === 'out-of-stock'}>
      <SafeImage src={source} alt="" fallback={null} onError={() => onBroken(source)} />
    </ImageFrame>
  );
}

/** Time without a scroll event after which the strip has stopped, in milliseconds. */
const SCROLL_END_DELAY_MS = 120;

/** State of the strip: the visible image, and the function that scrolls to another. */
function useStrip() {
  const strip = useRef<HTMLDivElement>(null);
  const [visibleIndex, setVisibleIndex] = useState(0);
  /** Index of the image that the strip scrolls to; null after a touch, which takes over. */
  const targetIndex = useRef<number | null>(null);
  const scrollTimer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(scrollTimer.current), []);

  const scrollTo = (place: number, behavior: ScrollBehavior) => {
    const slide = strip.current?.children[place];
    // `scrollIntoView` also scrolls the page.
    if (slide instanceof HTMLElement) strip.current?.scrollTo({ left: slide.offsetLeft, behavior });
  };
  // Only the position at which the strip stops counts: on the way to a chosen image it passes others.
  const onScroll = () => {
    clearTimeout(scrollTimer.current);
    scrollTimer.current = setTimeout(() => {
      const { scrollLeft, clientWidth } = strip.current ?? { scrollLeft: 0, clientWidth: 0 };
      if (clientWidth === 0) return;
      const reachedIndex = Math.round(Math.abs(scrollLeft) / clientWidth);
      const target = targetIndex.current;
      targetIndex.current = null;
      // A layout change of the page interrupts a scroll in progress.
      if (target !== null && target !== reachedIndex) scrollTo(target, 'instant');
      else setVisibleIndex(reachedIndex);
    }, SCROLL_END_DELAY_MS);
  };
  return {
    strip,
    visibleIndex,
    goTo: (place: number) => {
      targetIndex.current = place;
      setVisibleIndex(place);
      scrollTo(place, 'auto');
      onScroll();
    },
    onScroll,
    onPointerDown: () => {
      targetIndex.current = null;
    },
  };
}
