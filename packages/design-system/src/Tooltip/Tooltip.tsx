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
 * Props of a `Tooltip`. It opens for the reasons `hover` and `focus`, and closes for these, for `escape`, for
 * `trigger` (its control was pressed) and for `displaced`. Its attributes and its `ref` are those of the tooltip
 * element.
 */
export interface TooltipProps extends OpenStateProps, RootProps {
  /** A few words. Do not put necessary information here: touch users do not see it. */
  content: string;
  /**
   * "name" if the control only shows an icon, "description" if the control has a name of its own.
   * @default 'description'
   */
  relation?: 'name' | 'description';
  /** Preferred side of the trigger, used if both sides have room. @default 'above' */
  placement?: 'above' | 'below';
  /** One focusable control that passes `aria-*` attributes to its element. */
  children: ReactElement<Described>;
}

/** Delay in ms under the pointer before the first tooltip shows. */
const DELAY = 300;
/** Time in ms to move from control to tooltip, or to show the next control's tooltip without a delay. */
const LINGER = 300;

/** Hides the one visible tooltip of the page; below, the time when the last one was hidden. */
let hideShown: (() => void) | undefined;
let hiddenAt = Number.NEGATIVE_INFINITY;

/** A few words beside a hovered control, or one with keyboard focus (tooltip pattern of the APG). */
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
    // A disabled control gets no event when the pointer leaves it, so its tooltip would stay.
    if (!isShown && !rootRef.current?.firstElementChild?.matches(':disabled')) setShown(true, { reason });
  };
  const hide = (reason: OpenChangeReason) => {
    clearTimeout(timer.current);
    if (isShown) setShown(false, { reason });
  };
  // For timers and listeners that outlive a render.
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
    // A tooltip of a control that becomes disabled would get no event to close.
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
    // Handles events that bubble from the control; it is no control itself, and has no box.
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
        // A press on the control closes the tooltip; text in the tooltip can still be selected.
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
