import { type ReactNode, type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import * as styles from './Dropdown.css.ts';
import { activeElementAround, isFocusable } from '../layers/dom.ts';
import { panelSurface } from '../layers/panel.css.ts';
import { makeRoomBelow } from '../layers/makeRoomBelow.ts';
import { positionPopup } from '../layers/positionPopup.ts';

interface DropdownPanelProps {
  id: string;
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** Id of the trigger, which names a panel that is a dialog. */
  labelledBy: string;
  isForm: boolean;
  /** What of a form takes the focus on opening, as a selector. @default the panel itself */
  initialFocus?: string | undefined;
  /** Scrolls the page so that the panel opens beneath its trigger, and keeps it there. @default false */
  makesRoom?: boolean;
  children: ReactNode;
  footer: ReactNode;
}

/** The gaps above and beneath a panel, and a line that it may grow by, in px. */
const ROOM_AROUND = 40;

/**
 * The open panel: in the top layer, so that no scrolling row cuts it off, and beside its trigger for as long as it
 * is mounted. A component of its own, because React cleans up after it before its elements, and with them the
 * focus, are gone.
 */
export function DropdownPanel(props: DropdownPanelProps) {
  const { id, triggerRef, labelledBy, isForm, initialFocus, makesRoom = false, children, footer } = props;
  const ref = useRef<HTMLDivElement>(null);
  const held = useRef<HTMLElement>(undefined);

  useBrowserLayoutEffect(() => {
    const [trigger, panel] = [triggerRef.current, ref.current];
    if (!trigger || !panel) return;
    panel.showPopover();
    const height = panel.offsetHeight;
    if (makesRoom) makeRoomBelow(trigger, height + ROOM_AROUND);
    const stopPositioning = positionPopup(panel, trigger, {
      canCoverTrigger: true,
      // A line that comes later, e.g. about the focused day, must not send it to the other side.
      ...(makesRoom && { heightForSide: height }),
    });
    // Run a second time (StrictMode), the focus may have gone on to a control inside.
    const first = initialFocus === undefined ? panel : panel.querySelector<HTMLElement>(initialFocus);
    if (isForm) (held.current ?? first ?? panel).focus();
    return () => {
      stopPositioning();
      // What the visitor went to elsewhere keeps the focus.
      const active = activeElementAround(panel);
      const hadFocus = panel.contains(active);
      if (hadFocus && isFocusable(active)) held.current = active;
      panel.hidePopover();
      if (hadFocus) trigger.focus();
    };
  }, [triggerRef, isForm, initialFocus, makesRoom]);

  return (
    <div
      ref={ref}
      id={id}
      popover="manual"
      className={`${panelSurface} ${styles.panel}`}
      {...(isForm && { role: 'dialog', tabIndex: -1, 'aria-labelledby': labelledBy })}
    >
      <div className={styles.content}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
