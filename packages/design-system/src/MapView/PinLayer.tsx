import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import { useLatest } from '../react/useLatest.ts';
import { formatMoney } from '../format/money.ts';
import { useLocale } from '../words/index.ts';
import type { MapEngine } from './mapEngine.ts';
import type { MapPin } from './MapPin.ts';
import { onScreen, panned, project, type Size } from './mercator.ts';
import { nearestPin, type Heading } from './nearestPin.ts';
import { type Box, panToShow } from './panToShow.ts';
import { Pin } from './Pin.tsx';
import * as styles from './Pins.css.ts';
import type { MoveListener } from './useMapEngine.ts';
import { usePinPlaces } from './usePinPlaces.ts';
import type { MapViewWords } from './words.ts';

interface PinLayerProps {
  engine: MapEngine;
  /** Element that the pins are rendered into. */
  overlay: HTMLElement;
  subscribe: (listener: MoveListener) => () => void;
  pins: readonly MapPin[];
  size: Size;
  selectedId: string | null;
  onSelect: (id: string | null) => void;
  /** The card of the selected pin; null when pins have none. */
  card: { id: string; ref: RefObject<HTMLElement | null> } | null;
  /** The parts of the map that are currently covered. */
  coveredParts: () => Box[];
  words: MapViewWords;
  describedBy: string;
}

/** Space between a pin and the edges that it must be clear of, in px. */
const AIR = 12;

const headings: Record<string, Heading> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The pins over the map: buttons that share one tab stop. Only the pins in or near the visible part are rendered. */
export function PinLayer({
  engine,
  overlay,
  subscribe,
  pins,
  size,
  selectedId,
  onSelect,
  card,
  coveredParts,
  words,
  describedBy,
}: PinLayerProps) {
  const locale = useLocale();
  const layerRef = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const wantsFocus = useRef<string | null>(null);
  const places = useMemo(() => pins.map(project), [pins]);
  const prices = useMemo(
    () =>
      pins.map(({ priceCents }) => (priceCents === undefined ? undefined : formatMoney(priceCents, locale))),
    [pins, locale],
  );
  const { near, inSight, labelled } = usePinPlaces({
    engine,
    subscribe,
    layerRef,
    pins,
    places,
    prices,
    size,
    kept: [activeId, selectedId],
  });

  const reveal = (id: string) => {
    const place = places[pins.findIndex((pin) => pin.id === id)];
    if (!place) return;
    const camera = engine.getCamera();
    const element = pinElement(layerRef.current, id);
    const room = element && { x: element.offsetWidth / 2 + AIR, y: element.offsetHeight / 2 + AIR };
    const by = panToShow(onScreen(place, camera, size), size, coveredParts(), room ?? undefined);
    if (by.x !== 0 || by.y !== 0) engine.moveTo(panned(camera, by));
  };
  const latestReveal = useLatest(reveal);

  useBrowserLayoutEffect(() => {
    const id = wantsFocus.current;
    if (id === null) return;
    wantsFocus.current = null;
    // Without preventScroll the browser would scroll the page to a pin outside the map; the map pans instead.
    pinElement(layerRef.current, id)?.focus({ preventScroll: true });
  });

  // A card grows when its content arrives, and may then cover its pin.
  useEffect(() => {
    if (selectedId === null) return;
    latestReveal.current(selectedId);
    const element = card?.ref.current;
    if (!element) return;
    const grown = new ResizeObserver(() => latestReveal.current(selectedId));
    grown.observe(element);
    return () => grown.disconnect();
  }, [selectedId, card?.ref, latestReveal]);

  const goTo = (index: number) => {
    const pin = pins[index];
    if (!pin) return;
    wantsFocus.current = pin.id;
    setActiveId(pin.id);
    // Without a change of state there is no render after which the layout effect would move the focus.
    if (pin.id === activeId) pinElement(layerRef.current, pin.id)?.focus({ preventScroll: true });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const heading = headings[event.key];
    if (!heading && event.key !== 'Home' && event.key !== 'End') return;
    // Prevents scrolling the page and panning the map below.
    event.preventDefault();
    event.stopPropagation();
    const from = pins.findIndex(({ id }) => id === pinIdOf(event.target));
    if (heading) goTo(nearestPin(places, from, heading));
    else goTo(event.key === 'Home' ? 0 : pins.length - 1);
  };

  const onClick = (event: MouseEvent) => {
    const id = pinIdOf(event.target);
    if (id === null) return;
    setActiveId(id);
    onSelect(id === selectedId ? null : id);
  };

  const tabStop = [activeId, selectedId].find((id) => near.some((pin) => pins[pin]?.id === id));
  const firstInSight = inSight[0] ?? near[0];
  const layer = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one handler for the buttons inside
    <div
      ref={layerRef}
      role="group"
      aria-label={words.pins}
      aria-describedby={describedBy}
      className={styles.layer}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={({ target }) => {
        const id = pinIdOf(target);
        if (id === null) return;
        setActiveId(id);
        // Only for the keyboard: under a pointer a pin must not move between press and release.
        if (target.matches(':focus-visible')) reveal(id);
      }}
    >
      {near.map((index) => {
        const pin = pins[index];
        if (!pin) return null;
        const price = prices[index];
        const said = [pin.name, price, pin.isFavourite && words.saved, pin.isVisited && words.viewed];
        return (
          <Pin
            key={pin.id}
            id={pin.id}
            label={said.filter(Boolean).join(', ')}
            price={price}
            isFavourite={pin.isFavourite ?? false}
            isVisited={pin.isVisited ?? false}
            isSelected={pin.id === selectedId}
            isTabStop={tabStop == null ? index === firstInSight : pin.id === tabStop}
            hasRoom={labelled.has(index)}
            cardId={card?.id}
          />
        );
      })}
    </div>
  );
  return createPortal(layer, overlay);
}

function pinIdOf(target: EventTarget): string | null {
  const pin = target instanceof Element ? target.closest<HTMLElement>('[data-pin]') : null;
  return pin?.dataset['pin'] ?? null;
}

/** The button of a pin inside an element; null while the pin is too far outside the visible part to be rendered. */
export function pinElement(inside: Element | null, id: string): HTMLElement | null {
  return inside?.querySelector<HTMLElement>(`[data-pin="${CSS.escape(id)}"]`) ?? null;
}
