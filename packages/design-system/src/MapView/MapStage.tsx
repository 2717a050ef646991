import { forwardRef, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { CloseIcon, MinusIcon, PlusIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Notice } from '../Notice/index.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useWords } from '../words/index.ts';
import { splitAttributes } from '../react/splitAttributes.ts';
import { useSharedRef } from '../react/useSharedRef.ts';
import type { LoadMapEngine } from './mapEngine.ts';
import * as styles from './MapView.css.ts';
import type { MapViewProps } from './MapViewProps.ts';
import { boundsOf, distanceKm } from './mercator.ts';
import { pinElement, PinLayer } from './PinLayer.tsx';
import { colorsAt } from './themeColors.ts';
import { useElementSize } from './useElementSize.ts';
import { useMapEngine } from './useMapEngine.ts';
import { type FirstProps, useMapProps } from './useMapProps.ts';

export interface MapStageProps extends MapViewProps {
  /** Loads the map library. */
  load: LoadMapEngine;
}

/** `MapView` with an exchangeable map library, so that its behaviour can be tested without WebGL. */
export const MapStage = forwardRef<HTMLElement, MapStageProps>(function MapStage(props, ref) {
  const { load, label, pins, center, mapStyle, workerUrl, gestures = 'cooperative' } = props;
  const { renderCard, onSearchArea, isLoading = false, emptyMessage, attribution } = props;
  const words = useWords('MapView', props.words);
  const id = useId();
  const frameRef = useSharedRef(ref);
  const [root] = splitAttributes(props);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const cardRef = useRef<HTMLDivElement>(null);
  const [ownSelection, setOwnSelection] = useState(props.defaultValue ?? null);
  const [hasMoved, setMoved] = useState(false);
  const size = useElementSize(frameRef);
  const madeWith = useRef<FirstProps>({ center, mapStyle, colors: null });

  const selectedId = props.value === undefined ? ownSelection : props.value;
  const selected = pins.find((pin) => pin.id === selectedId);
  const select = (next: string | null) => {
    if (next === selectedId) return;
    setOwnSelection(next);
    props.onChange?.(next);
  };

  const { status, shown, engineNow, retry, subscribe } = useMapEngine(
    load,
    host,
    () => {
      const colors = frameRef.current && colorsAt(frameRef.current);
      const style = typeof mapStyle === 'function' && colors ? mapStyle(colors) : mapStyle;
      if (typeof style === 'function')
        throw new Error(
          'The map style is a function of the theme colours, and the map is not in the document.',
        );
      madeWith.current = { center, mapStyle, colors };
      return {
        camera: center,
        style,
        workerUrl,
        isCooperative: gestures === 'cooperative',
        describedBy: `${id}-map-help`,
        words,
      };
    },
    {
      onMoveEnd: (isByVisitor) => {
        if (isByVisitor) setMoved(true);
      },
      onPress: () => select(null),
    },
  );

  const engine = shown?.engine ?? null;
  useMapProps(props, engine, madeWith, frameRef, () => setMoved(false));

  const backToPin = () => {
    if (!shown || selectedId === null) return;
    pinElement(shown.overlay, selectedId)?.focus({ preventScroll: true });
    select(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !selected || !renderCard) return;
    // Keeps a dialog around the map open.
    event.preventDefault();
    event.stopPropagation();
    backToPin();
  };
  const searchArea = () => {
    const current = engineNow();
    if (!current || !size) return;
    const camera = current.getCamera();
    const bounds = boundsOf(camera, size);
    const diagonalKm = distanceKm(
      { latitude: bounds.south, longitude: bounds.west },
      { latitude: bounds.north, longitude: bounds.east },
    );
    const { latitude, longitude } = camera;
    // The button disappears, so the focus moves to the map.
    current.focus();
    setMoved(false);
    onSearchArea?.({ latitude, longitude, bounds, diagonalKm });
  };
  const coveredParts = () => {
    const frame = frameRef.current?.getBoundingClientRect();
    if (!frame) return [];
    return Array.from(frameRef.current?.querySelectorAll('[data-covers]') ?? [], (part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return { x: x - frame.x, y: y - frame.y, width, height };
    });
  };

  const isPlain = status === 'slow' || status === 'failed';
  const isBusy = status === 'loading' || isLoading;
  const message = () => {
    if (isLoading) return words.loadingPins;
    if (pins.length === 0) return emptyMessage;
    return status === 'loading' ? words.loadingMap : '';
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from any control inside
    <section
      {...root}
      ref={frameRef}
      aria-label={label}
      tabIndex={-1}
      className={styles.frame}
      onKeyDown={onKeyDown}
    >
      <p id={`${id}-map-help`} className={visuallyHidden}>
        {words.mapHelp}
      </p>
      <p id={`${id}-pins-help`} className={visuallyHidden}>
        {words.pinsHelp}
      </p>
      <div ref={setHost} aria-busy={isBusy} className={styles.host} />
      {shown && size && (
        <PinLayer
          engine={shown.engine}
          overlay={shown.overlay}
          subscribe={subscribe}
          pins={pins}
          size={size}
          selectedId={selectedId}
          onSelect={select}
          card={renderCard ? { id: `${id}-card`, ref: cardRef } : null}
          coveredParts={coveredParts}
          words={words}
          describedBy={`${id}-pins-help`}
        />
      )}
      {engine && selected && renderCard && (
        <div
          ref={cardRef}
          id={`${id}-card`}
          role="group"
          aria-label={selected.name}
          data-covers
          className={styles.card}
        >
          <IconButton
            tone="floating"
            label={words.close}
            icon={<CloseIcon />}
            className={styles.close}
            onClick={backToPin}
          />
          <div className={styles.cardContent}>{renderCard(selected)}</div>
        </div>
      )}
      <div className={styles.top}>
        <div className={styles.middle}>
          <p role="status" data-busy={isBusy || undefined} className={styles.message}>
            {message()}
          </p>
          {engine && onSearchArea && hasMoved && (
            <Button
              tone="secondary"
              size="small"
              data-covers
              className={styles.search}
              isLoading={isLoading}
              onClick={searchArea}
            >
              {words.searchArea}
            </Button>
          )}
          {isPlain && (
            <div data-covers className={styles.failure}>
              <Notice
                tone="info"
                role="status"
                action={
                  <Button
                    tone="secondary"
                    size="small"
                    onClick={() => {
                      frameRef.current?.focus();
                      retry();
                    }}
                  >
                    {words.retry}
                  </Button>
                }
              >
                {words.failed}
              </Notice>
            </div>
          )}
        </div>
        {engine && (
          <div data-covers className={styles.zoom}>
            <IconButton label={words.zoomIn} icon={<PlusIcon />} onClick={() => engineNow()?.zoomBy(1)} />
            <IconButton label={words.zoomOut} icon={<MinusIcon />} onClick={() => engineNow()?.zoomBy(-1)} />
          </div>
        )}
      </div>
      {engine && attribution && <div className={styles.credit}>{attribution}</div>}
    </section>
  );
});
