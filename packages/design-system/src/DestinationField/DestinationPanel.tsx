import { useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { makeRoomBelow } from '../layers/makeRoomBelow.ts';
import { panelSurface } from '../layers/panel.css.ts';
import { positionPopup } from '../layers/positionPopup.ts';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import * as styles from './DestinationField.css.ts';

interface DestinationPanelProps {
  /** The field that the panel is anchored to, and at least as wide as. */
  fieldRef: RefObject<HTMLElement | null>;
  /** Keeps the focus in the input. */
  onMouseDown: (event: MouseEvent) => void;
  children: ReactNode;
}

/** Room in px beneath the field, enough for four suggestions; a longer list scrolls. */
const ROOM_BELOW = 280;
/** Least height in px beneath the field; with less, on a page that cannot be scrolled, the list opens upwards. */
const LEAST_HEIGHT = 160;

/** The popup of the input on a desktop: in the top layer, since the field may be in a dialog that scrolls. */
export function DestinationPanel({ fieldRef, onMouseDown, children }: DestinationPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => {
    const [field, panel] = [fieldRef.current, ref.current];
    if (!field || !panel) return;
    panel.style.setProperty('min-width', `min(${field.offsetWidth}px, 100vw - 1rem)`);
    panel.showPopover();
    // A list that opens upwards would cover the page's header.
    makeRoomBelow(field, ROOM_BELOW);
    return positionPopup(panel, field, { heightForSide: LEAST_HEIGHT });
  }, [fieldRef]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps the focus in the input
    <div ref={ref} popover="manual" className={`${panelSurface} ${styles.panel}`} onMouseDown={onMouseDown}>
      {children}
    </div>
  );
}
