import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useRef, useState, type RefCallback } from 'react';

type Options = NonNullable<Parameters<typeof useEmblaCarousel>[0]>;
type EmblaCarousel = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

/** A row that is dragged sideways, and its position. */
export interface Carousel {
  /** Goes on the element that cuts the row off; the row is its first child. */
  viewportRef: RefCallback<HTMLElement>;
  /** Whether Embla moves the row; before that, and without JavaScript, the row scrolls natively. */
  isReady: boolean;
  /** The current stop of the row, from 0. */
  stop: number;
  /** How many stops there are; 1 when everything is in view. */
  stops: number;
  /** Numbers of the slides in view, from 0, in order. */
  slidesInView: readonly number[];
  /** Moves by a number of stops, back if it is negative; without animation under reduced motion. */
  moveBy: (stops: number) => void;
  /** Moves to a slide. */
  moveTo: (slide: number) => void;
}

/** Distance from the window at which a row starts: half a window. */
const NEAR = '50%';

/**
 * Calls `begin` once an element is near the window; never where that cannot be observed, as in jsdom.
 *
 * @returns a function that stops waiting
 */
function whenNear(element: HTMLElement, begin: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      begin();
    },
    // The row's own document as root, so that the margin also works in a frame.
    { root: element.ownerDocument, rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

type Direction = 'ltr' | 'rtl';

/** Index of the slide that a natively scrolled row shows: the first one whose start edge is in view. */
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

/** State of the row before Embla starts, on the server and in the browser. */
const still = { stop: 0, stops: 1, slidesInView: [] as readonly number[] };

/** When Embla starts: once the row is near the window, or at once. */
export type CarouselStart = 'near' | 'atOnce';

/**
 * A row that is dragged, moved by Embla (7.3 kB gzip), a library for momentum, snapping, and sideways drags that
 * leave vertical scrolling to the page. The focused element is scrolled into view. Keep the same `options` object: a
 * new one restarts the row.
 *
 * Starting measures the row, which forces a layout of the page. So a row waits until it is near the window ("near"),
 * except one that has just been opened at one of its slides ("atOnce").
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
        // A visitor may have scrolled the row natively: it continues at that slide.
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
