import { type ReactNode, type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import * as styles from './Dropdown.css.ts';
import { activeElementAround, isFocusable } from '../layers/dom.ts';
import { panelSurface } from '../layers/panel.css.ts';
import { standBeside } from '../layers/standBeside.ts';

interface DropdownPanelProps {
  id: string;
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** Id of the trigger, which names a panel that is a dialog. */
  labelledBy: string;
  isForm: boolean;
  /** What of a form takes the focus on opening, as a selector. @default the panel itself */
  initialFocus?: string | undefined;
  children: ReactNode;
  footer: ReactNode;
}

/**
 * The open panel: in the top layer, so that no scrolling row cuts it off, and beside its trigger for as long as it
 * is mounted. A component of its own, because React cleans up after it before its elements, and with them the
 * focus, are gone.
 */
export function DropdownPanel(props: DropdownPanelProps) {
  const { id, triggerRef, labelledBy, isForm, initialFocus, children, footer } = props;
  const ref = useRef<HTMLDivElement>(null);
  const held = useRef<HTMLElement>(undefined);

  useBrowserLayoutEffect(() => {
    const [trigger, panel] = [triggerRef.current, ref.current];
    if (!trigger || !panel) return;
    panel.showPopover();
    const leave = standBeside(panel, trigger, { canCoverTrigger: true });
    // Run a second time (StrictMode), the focus may have gone on to a control inside.
    const first = initialFocus === undefined ? panel : panel.querySelector<HTMLElement>(initialFocus);
    if (isForm) (held.current ?? first ?? panel).focus();
    return () => {
      leave();
      // What the visitor went to elsewhere keeps the focus.
      const active = activeElementAround(panel);
      const hadFocus = panel.contains(active);
      if (hadFocus && isFocusable(active)) held.current = active;
      panel.hidePopover();
      if (hadFocus) trigger.focus();
    };
  }, [triggerRef, isForm, initialFocus]);

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
