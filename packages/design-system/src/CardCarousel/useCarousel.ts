import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useRef, useState, type RefCallback } from 'react';

type Options = NonNullable<Parameters<typeof useEmblaCarousel>[0]>;
type EmblaCarousel = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

/** A row that is dragged sideways, and its position. */
export interface Carousel {
  /** Goes on the element that cuts the row off; the row is its first child. */
  viewportRef: RefCallback<HTMLElement>;
  /** Whether the row is driven: before that, and without JavaScript, it scrolls by itself. */
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

/** How long before it comes into the window a row starts: half a window of scrolling. */
const NEAR = '50%';

/**
 * Calls `begin` once an element is near the window; never where that cannot be observed, as in jsdom.
 *
 * @returns what ends the waiting
 */
function whenNear(element: HTMLElement, begin: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      begin();
    },
    // The margin of the document that the row is in, which may be a frame.
    { root: element.ownerDocument, rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

type Direction = 'ltr' | 'rtl';

/** The slide that a row which scrolls by itself stands at, from 0: the first whose beginning is in view. */
function slideScrolledTo(viewport: HTMLElement, direction: Direction): number {
  if (viewport.scrollLeft === 0) return 0;
  const frame = viewport.getBoundingClientRect();
  const slides = [...(viewport.firstElementChild?.children ?? [])];
  const slide = slides.findIndex((each) => {
    const { left, right } = each.getBoundingClientRect();
    return direction === 'rtl' ? right <= frame.right + 1 : left >= frame.left - 1;
  });
  return slide === -1 ? slides.length - 1 : slide;
}

function scrollToSlide(embla: EmblaCarousel, slide: number, isAtOnce: boolean): void {
  const stop = embla.internalEngine().slideRegistry.findIndex((slides) => slides.includes(slide));
  if (stop >= 0) embla.scrollTo(stop, isAtOnce);
}

const isMotionReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What the row shows before it is driven, on a server and in a browser. */
const still = { stop: 0, stops: 1, slidesInView: [] as readonly number[] };

/** When a row starts to be driven. */
export type CarouselStart = 'near' | 'atOnce';

/**
 * A row that is dragged, driven by Embla (7.3 kB gzip): momentum, snapping and sideways drags that leave vertical
 * scrolling to the page are a library's job. What has the focus is brought into view. Keep the options: new ones start
 * the row anew.
 *
 * Starting measures the row, which lays the page out: a row waits until it is near the window ("near"), save one that has
 * just been opened at a slide of its own ("atOnce").
 */
export function useCarousel(options: Options, start: CarouselStart = 'near'): Carousel {
  // Embla takes the writing direction of the page as an option.
  const [direction, setDirection] = useState<Direction>('ltr');
  const [emblaRef, embla] = useEmblaCarousel({ ...options, direction });
  const [state, setState] = useState(still);
  const firstSlide = useRef(0);

  useEffect(() => {
    if (!embla) return undefined;
    if (firstSlide.current > 0) scrollToSlide(embla, firstSlide.current, true);
    firstSlide.current = 0;
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

  const stopWaiting = useRef<() => void>(undefined);
  const viewportRef = useCallback(
    (element: HTMLElement | null) => {
      stopWaiting.current?.();
      stopWaiting.current = undefined;
      if (!element) {
        emblaRef(null);
        return;
      }
      const begin = () => {
        const ownDirection = getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
        setDirection(ownDirection);
        // A visitor may have scrolled it until now: it goes on from there.
        firstSlide.current = slideScrolledTo(element, ownDirection);
        element.scrollLeft = 0;
        emblaRef(element);
      };
      if (start === 'near') stopWaiting.current = whenNear(element, begin);
      else begin();
    },
    [emblaRef, start],
  );
  return {
    viewportRef,
    isReady: embla !== undefined,
    ...state,
    moveBy: (stops) => embla?.scrollTo(embla.selectedScrollSnap() + stops, isMotionReduced()),
    moveTo: (slide) => {
      if (embla) scrollToSlide(embla, slide, isMotionReduced());
    },
  };
}
