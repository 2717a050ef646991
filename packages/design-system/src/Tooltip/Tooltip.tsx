import { cloneElement, forwardRef, type ReactElement, useEffect, useId, useRef } from 'react';
import { isNode, windowOf } from '../layers/dom.ts';
import { useEscape } from '../layers/useEscape.ts';
import { type OpenChangeReason, type OpenStateProps, useOpenState } from '../layers/useOpenState.ts';
import type { RootProps } from '../react/rootProps.ts';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import { useLatest } from '../react/useLatest.ts';
import { useSharedRef } from '../react/useSharedRef.ts';
import { place } from '../layers/place.ts';
import * as styles from './Tooltip.css.ts';

interface Described {
  'aria-describedby'?: string | undefined;
  'aria-labelledby'?: string | undefined;
}

/**
 * It shows for `hover` and `focus`; it goes for these, and for `escape`, `trigger` (its control is pressed: the visitor
 * has found it) and `displaced`. Its attributes and its `ref` reach the tooltip itself.
 */
export interface TooltipProps extends OpenStateProps, RootProps {
  /** A few words. Nothing that the visitor must read: a finger does not see it. */
  content: string;
  /**
   * "name" for a control that shows only a drawing, "description" for one that has a name of its own. @default
   * 'description'
   */
  relation?: 'name' | 'description';
  /** The side of the trigger where it is placed when there is room on both. @default 'above' */
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
export const Tooltip = forwardRef<HTMLSpanElement, TooltipProps>(function Tooltip(props, ref) {
  const {
    content,
    relation = 'description',
    placement = 'above',
    children,
    isOpen,
    defaultOpen,
    onOpenChange,
    ...attributes
  } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const rootRef = useRef<HTMLSpanElement>(null);
  const tipRef = useSharedRef(ref);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isShown, setShown] = useOpenState({ isOpen, defaultOpen, onOpenChange });

  const show = (reason: OpenChangeReason) => {
    // A disabled control gets no event when the pointer leaves it.
    if (!isShown && !rootRef.current?.firstElementChild?.matches(':disabled')) setShown(true, { reason });
  };
  const hide = (reason: OpenChangeReason) => {
    clearTimeout(timer.current);
    if (isShown) setShown(false, { reason });
  };
  // For timers and listeners, which outlive a render.
  const latest = useLatest({ show, hide });
  const later = (action: () => void, delay: number) => {
    clearTimeout(timer.current);
    if (delay > 0) timer.current = setTimeout(action, delay);
    else action();
  };

  useEscape(rootRef, isShown, () => hide('escape'));
  useEffect(() => () => clearTimeout(timer.current), []);
  useBrowserLayoutEffect(() => {
    const [trigger, tip] = [rootRef.current?.firstElementChild, tipRef.current];
    if (!isShown || !trigger || !tip) return undefined;
    const hideThis = () => latest.current.hide('displaced');
    const { ownerDocument } = tip;
    const view = windowOf(tip);
    hideShown?.();
    hideShown = hideThis;
    tip.showPopover();
    positionTip(tip, trigger, placement);
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
  }, [isShown, placement, content, latest, tipRef]);

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
        const delay = hideShown || performance.now() - hiddenAt < LINGER ? 0 : DELAY;
        later(() => latest.current.show('hover'), delay);
      }}
      onPointerLeave={() => later(() => latest.current.hide('hover'), LINGER)}
      onPointerDown={({ target }) => {
        // The visitor has found it; text inside may still be selected.
        if (isNode(target) && !tipRef.current?.contains(target)) hide('trigger');
      }}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) later(() => show('focus'), 0);
      }}
      onBlur={() => hide('focus')}
    >
      {cloneElement(
        children,
        isName ? { 'aria-labelledby': id } : { 'aria-describedby': described ? `${described} ${id}` : id },
      )}
      <span {...attributes} ref={tipRef} id={id} role="tooltip" popover="manual" className={styles.tip}>
        <span key={content}>{content}</span>
      </span>
    </span>
  );
});

function positionTip(tip: HTMLElement, trigger: Element, placement: 'above' | 'below'): void {
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
