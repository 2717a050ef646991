import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState, type RefCallback } from 'react';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';

type Options = NonNullable<Parameters<typeof useEmblaCarousel>[0]>;

/** A row that is dragged sideways, and its position. */
export interface Carousel {
  /** Goes on the element that cuts the row off; the row is its first child. */
  viewportRef: RefCallback<HTMLElement>;
  /** Whether the row is hydrated: before that, and without JavaScript, it scrolls by itself. */
  isReady: boolean;
  /** The current stop of the row, from 0. */
  stop: number;
  /** How many stops there are; 1 when everything is in view. */
  stops: number;
  /** Numbers of the slides in view, from 0, in order. */
  slidesInView: readonly number[];
  /** Moves by so many stops, forward or back; without a movement under reduced motion. */
  moveBy: (stops: number) => void;
  /** Moves to a slide. */
  moveTo: (slide: number) => void;
}

/** Reads the row's writing direction from the page, since Embla takes it as an option. */
function useDirection(node: HTMLElement | null): 'ltr' | 'rtl' {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  useBrowserLayoutEffect(() => {
    if (node) setDirection(getComputedStyle(node).direction === 'rtl' ? 'rtl' : 'ltr');
  }, [node]);
  return direction;
}

const isMotionReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What the row shows before it is hydrated, on a server and in a browser. */
const still = { stop: 0, stops: 1, slidesInView: [] as readonly number[] };

/**
 * A row that is dragged, driven by Embla (7.3 kB gzip): momentum, snapping and sideways drags that leave vertical
 * scrolling to the page are a library's job. What has the focus is brought into view. Keep the options: new ones start
 * the row anew.
 */
export function useCarousel(options: Options): Carousel {
  const [node, setNode] = useState<HTMLElement | null>(null);
  const direction = useDirection(node);
  const [emblaRef, embla] = useEmblaCarousel({ ...options, direction });
  const [state, setState] = useState(still);

  useEffect(() => {
    if (!embla) return undefined;
    const read = () =>
      setState({
        stop: embla.selectedScrollSnap(),
        stops: embla.scrollSnapList().length,
        slidesInView: embla.slidesInView(),
      });
    read();
    embla.on('select', read).on('reInit', read).on('slidesInView', read);
    return () => void embla.off('select', read).off('reInit', read).off('slidesInView', read);
  }, [embla]);

  const viewportRef = useCallback(
    (element: HTMLElement | null) => {
      // Scrolled before hydration: the row starts from its first slide.
      if (element) element.scrollLeft = 0;
      emblaRef(element);
      setNode(element);
    },
    [emblaRef],
  );
  return {
    viewportRef,
    isReady: embla !== undefined,
    ...state,
    moveBy: (stops) => embla?.scrollTo(embla.selectedScrollSnap() + stops, isMotionReduced()),
    moveTo: (slide) => {
      const stop = embla?.internalEngine().slideRegistry.findIndex((slides) => slides.includes(slide));
      if (stop !== undefined && stop >= 0) embla?.scrollTo(stop, isMotionReduced());
    },
  };
}
