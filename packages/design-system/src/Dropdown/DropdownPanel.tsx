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
  /** Selector of the element of a form that takes the focus on opening. @default the panel itself */
  initialFocus?: string | undefined;
  /** Scrolls the page so that the panel opens beneath its trigger, and keeps it there. @default false */
  makesRoom?: boolean;
  children: ReactNode;
  footer: ReactNode;
}

/** Room in px for the gaps above and beneath a panel, and for a line that may be added to it. */
const ROOM_AROUND = 40;

/**
 * The open panel: in the top layer, so that no scrolling row cuts it off, and positioned beside its trigger. It is a
 * separate component, so that its clean-up runs before React removes its elements and, with them, the focus.
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
      // A line that is added later, e.g. about the focused day, must not move the panel to the other side.
      ...(makesRoom && { heightForSide: height }),
    });
    // When StrictMode runs the effect again, a control inside may have had the focus.
    const first = initialFocus === undefined ? panel : panel.querySelector<HTMLElement>(initialFocus);
    if (isForm) (held.current ?? first ?? panel).focus();
    return () => {
      stopPositioning();
      // If the focus has moved outside the panel, it stays there.
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
