import { useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { standBeside } from '../layers/standBeside.ts';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import * as styles from './DestinationField.css.ts';

interface DestinationPanelProps {
  /** The field that it stands beside, and is at least as wide as. */
  fieldRef: RefObject<HTMLElement | null>;
  /** Keeps the focus in the input. */
  onMouseDown: (event: MouseEvent) => void;
  children: ReactNode;
}

/** Of a list that scrolls, in px. */
const TALLEST = 464;

/** What opens beside the input of a desktop: in the top layer, since a search may stand in a dialog that scrolls. */
export function DestinationPanel({ fieldRef, onMouseDown, children }: DestinationPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => {
    const [field, panel] = [fieldRef.current, ref.current];
    if (!field || !panel) return;
    panel.style.setProperty('min-width', `min(${field.offsetWidth}px, 100vw - 1rem)`);
    panel.showPopover();
    return standBeside(panel, field, TALLEST);
  }, [fieldRef]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps the focus in the input
    <div ref={ref} popover="manual" className={styles.panel} onMouseDown={onMouseDown}>
      {children}
    </div>
  );
}
