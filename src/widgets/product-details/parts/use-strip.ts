import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a scroll after which the strip is at rest. */
const AT_REST = 120;

/** A strip of pictures as wide as itself: which one is shown, and how another comes into view. */
export function useStrip() {
  const strip = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  /** The picture that is being scrolled to; a finger on the strip takes over. */
  const wanted = useRef<number | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  const scrollTo = (place: number, behavior: ScrollBehavior) => {
    const slide = strip.current?.children[place];
    // Not scrollIntoView: that would move the page too.
    if (slide instanceof HTMLElement) strip.current?.scrollTo({ left: slide.offsetLeft, behavior });
  };
  // Only where the strip comes to rest counts: on its way to a chosen picture it passes others.
  const onScroll = () => {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      const { scrollLeft, clientWidth } = strip.current ?? { scrollLeft: 0, clientWidth: 0 };
      if (clientWidth === 0) return;
      const there = Math.round(Math.abs(scrollLeft) / clientWidth);
      const meant = wanted.current;
      wanted.current = null;
      // A change of the page's layout ends a scroll that is under way.
      if (meant !== null && meant !== there) scrollTo(meant, 'instant');
      else setChosen(there);
    }, AT_REST);
  };
  return {
    strip,
    chosen,
    goTo: (place: number) => {
      wanted.current = place;
      setChosen(place);
      scrollTo(place, 'auto');
      onScroll();
    },
    onScroll,
    onPointerDown: () => {
      wanted.current = null;
    },
  };
}
