import { type ReactNode, type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import * as styles from './Dropdown.css.ts';
import { place } from '../layers/place.ts';

interface DropdownPanelProps {
  id: string;
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** Id of the trigger, which names a panel that is a dialog. */
  labelledBy: string;
  isForm: boolean;
  children: ReactNode;
  footer: ReactNode;
}

/**
 * The open panel: in the top layer, so that no scrolling row cuts it off, and beside its trigger for as long as it
 * is mounted. A component of its own, because React cleans up after it before its elements, and with them the
 * focus, are gone.
 */
export function DropdownPanel({ id, triggerRef, labelledBy, isForm, children, footer }: DropdownPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const held = useRef<HTMLElement>(undefined);

  useBrowserLayoutEffect(() => {
    const [trigger, panel] = [triggerRef.current, ref.current];
    if (!trigger || !panel) return;
    panel.showPopover();
    const update = () => stand(panel, trigger);
    const follow = ({ target }: Event) => {
      if (target instanceof Node && !panel.contains(target)) update();
    };
    update();
    const resized = new ResizeObserver(update);
    resized.observe(panel);
    // Captured, because a trigger may stand in any scrolling part of the page.
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', update);
    // Run a second time (StrictMode), the focus may have gone on to a control inside.
    if (isForm) (held.current ?? panel).focus();
    return () => {
      resized.disconnect();
      document.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', update);
      // What the visitor went to elsewhere keeps the focus.
      const { activeElement } = document;
      const hadFocus = panel.contains(activeElement);
      if (hadFocus && activeElement instanceof HTMLElement) held.current = activeElement;
      panel.hidePopover();
      if (hadFocus) trigger.focus();
    };
  }, [triggerRef, isForm]);

  return (
    <div
      ref={ref}
      id={id}
      popover="manual"
      className={styles.panel}
      {...(isForm && { role: 'dialog', tabIndex: -1, 'aria-labelledby': labelledBy })}
    >
      <div className={styles.content}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}

function stand(panel: HTMLElement, trigger: HTMLElement): void {
  panel.style.setProperty('max-height', 'none');
  const { edge, offset, left, maxHeight, maxWidth } = place({
    trigger: trigger.getBoundingClientRect(),
    panel: { width: panel.offsetWidth, height: panel.offsetHeight },
    viewport: { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight },
    isRightToLeft: getComputedStyle(trigger).direction === 'rtl',
  });
  panel.style.setProperty('top', edge === 'top' ? `${offset}px` : 'auto');
  panel.style.setProperty('bottom', edge === 'bottom' ? `${offset}px` : 'auto');
  panel.style.setProperty('left', `${left}px`);
  panel.style.setProperty('max-height', `${maxHeight}px`);
  panel.style.setProperty('max-width', `${maxWidth}px`);
}
