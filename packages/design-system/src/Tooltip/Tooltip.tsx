import { cloneElement, type JSX, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { isNode, windowOf } from '../layers/dom.ts';
import { useEscape } from '../layers/useEscape.ts';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import { place } from '../layers/place.ts';
import * as styles from './Tooltip.css.ts';

interface Described {
  'aria-describedby'?: string | undefined;
  'aria-labelledby'?: string | undefined;
}

export interface TooltipProps {
  /** A few words. Nothing that the visitor must read: a finger does not see it. */
  content: string;
  /** "name" for a control that shows only a drawing, "description" for one that has a name of its own. @default 'description' */
  relation?: 'name' | 'description';
  /** Where it stands when there is room on both sides. @default 'above' */
  placement?: 'above' | 'below';
  /** One control, that takes the focus and hands `aria-*` on to its element. */
  children: ReactElement<Described>;
}

/** ms under the pointer before the first one shows. */
const DELAY = 300;
/** ms to cross the gap between control and tooltip, or to go on to the next control without a delay. */
const LINGER = 300;

/** One at a time on the page: how to hide it, and when the last one went. */
let hideShown: (() => void) | undefined;
let hiddenAt = Number.NEGATIVE_INFINITY;

/** A few words beside a control under the pointer or with the keyboard's focus (tooltip pattern of the APG). */
export function Tooltip({
  content,
  relation = 'description',
  placement = 'above',
  children,
}: TooltipProps): JSX.Element {
  const id = useId();
  const rootRef = useRef<HTMLSpanElement>(null);
  const tipRef = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isShown, setShown] = useState(false);

  const later = (action: () => void, delay: number) => {
    clearTimeout(timer.current);
    if (delay > 0) timer.current = setTimeout(action, delay);
    else action();
  };
  const hide = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  const show = () => {
    // One that is disabled hears nothing of the pointer that leaves it.
    if (!rootRef.current?.firstElementChild?.matches(':disabled')) setShown(true);
  };

  useEscape(rootRef, isShown, hide);
  useEffect(() => () => clearTimeout(timer.current), []);
  useBrowserLayoutEffect(() => {
    const [trigger, tip] = [rootRef.current?.firstElementChild, tipRef.current];
    if (!isShown || !trigger || !tip) return undefined;
    const hideThis = () => setShown(false);
    const { ownerDocument } = tip;
    const view = windowOf(tip);
    hideShown?.();
    hideShown = hideThis;
    tip.showPopover();
    stand(tip, trigger, placement);
    // It would stay behind while its control moves on.
    const disabling = new MutationObserver(() => {
      if (trigger.matches(':disabled')) hideThis();
    });
    disabling.observe(trigger, { attributeFilter: ['disabled'] });
    ownerDocument.addEventListener('scroll', hideThis, { capture: true, passive: true });
    view.addEventListener('resize', hideThis);
    return () => {
      disabling.disconnect();
      ownerDocument.removeEventListener('scroll', hideThis, { capture: true });
      view.removeEventListener('resize', hideThis);
      tip.hidePopover();
      hiddenAt = performance.now();
      if (hideShown === hideThis) hideShown = undefined;
    };
  }, [isShown, placement, content]);

  const isName = relation === 'name';
  const described = children.props['aria-describedby'];
  return (
    // Listens for what bubbles out of the control; it is none itself, and has no box.
    <span
      ref={rootRef}
      className={styles.root}
      role="presentation"
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'touch') return;
        later(show, hideShown || performance.now() - hiddenAt < LINGER ? 0 : DELAY);
      }}
      onPointerLeave={() => later(hide, LINGER)}
      onPointerDown={({ target }) => {
        // The visitor has found it; text inside may still be selected.
        if (isNode(target) && !tipRef.current?.contains(target)) hide();
      }}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) later(show, 0);
      }}
      onBlur={hide}
    >
      {cloneElement(
        children,
        isName ? { 'aria-labelledby': id } : { 'aria-describedby': described ? `${described} ${id}` : id },
      )}
      <span ref={tipRef} id={id} role="tooltip" popover="manual" className={styles.tip}>
        <span key={content}>{content}</span>
      </span>
    </span>
  );
}

function stand(tip: HTMLElement, trigger: Element, placement: 'above' | 'below'): void {
  const { clientWidth, clientHeight } = tip.ownerDocument.documentElement;
  const { edge, offset, left } = place({
    trigger: trigger.getBoundingClientRect(),
    panel: { width: tip.offsetWidth, height: tip.offsetHeight },
    viewport: { width: clientWidth, height: clientHeight },
    isRightToLeft: false,
    side: placement,
    align: 'centre',
  });
  tip.style.setProperty('top', edge === 'top' ? `${offset}px` : 'auto');
  tip.style.setProperty('bottom', edge === 'bottom' ? `${offset}px` : 'auto');
  tip.style.setProperty('left', `${left}px`);
}
