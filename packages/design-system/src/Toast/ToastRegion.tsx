import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import { useWords } from '../words/useWords.ts';
import { keepClear, keepOnTop } from './keepOnTop.ts';
import * as styles from './Toast.css.ts';
import { ToastCard } from './ToastCard.tsx';
import type { ToastContent } from './toastContext.ts';
import type { ToastWords } from './words.ts';

type Toasts = readonly (ToastContent & { id: string })[];

interface ToastRegionProps {
  polite: Toasts;
  assertive: Toasts;
  dismiss: (id: string) => void;
  words?: Partial<ToastWords>;
}

/**
 * The visible messages. The two live regions are rendered before their first message, because it would otherwise not
 * be announced. The region is a landmark only while it contains a message.
 */
export function ToastRegion({ polite, assertive, dismiss, words: overrides }: ToastRegionProps) {
  const words = useWords('Toast', overrides);
  // Not rendered by React, because it moves between the page and its dialogs.
  const [host] = useState(createHost);
  const ref = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element>(null);
  const isPageHidden = usePageHidden();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isEmpty = polite.length + assertive.length === 0;

  useBrowserLayoutEffect(() => keepOnTop(host), [host]);
  useBrowserLayoutEffect(() => {
    if (isEmpty) return undefined;
    const update = () => keepClear(host);
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [host, isEmpty]);

  useEffect(() => {
    if (isEmpty) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const isOther = event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
      if (isOther || event.defaultPrevented) return;
      event.preventDefault();
      const region = ref.current;
      if (region?.contains(document.activeElement)) return focus(cameFrom.current);
      cameFrom.current = document.activeElement;
      const newest = [...(region?.querySelectorAll('[data-toast]') ?? [])].at(-1);
      focus(newest?.querySelector('button'));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isEmpty]);

  const leave = (id: string) => {
    const cards = [...(ref.current?.querySelectorAll<HTMLElement>('[data-toast]') ?? [])];
    const at = cards.findIndex(({ dataset }) => dataset['toast'] === id);
    if (cards[at]?.contains(document.activeElement)) {
      const next = cards[at + 1] ?? cards[at - 1];
      focus(next ? next.querySelector('button') : cameFrom.current);
    }
    // No leave event is sent when an element is removed under the pointer.
    setHovered(false);
    dismiss(id);
  };

  const cardsOf = (toasts: Toasts) =>
    toasts.map((toast) => (
      <ToastCard
        key={toast.id}
        toast={toast}
        isPaused={isHovered || isFocused || isPageHidden}
        dismissLabel={words.dismiss}
        onDismiss={() => leave(toast.id)}
      />
    ));

  return createPortal(
    <div
      ref={ref}
      className={styles.region}
      role={isEmpty ? 'presentation' : 'region'}
      aria-label={isEmpty ? undefined : words.region}
      onPointerMove={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ currentTarget, relatedTarget }: FocusEvent) => {
        setFocused(true);
        if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        setFocused(currentTarget.contains(relatedTarget));
      }}
    >
      <div role="status" aria-atomic="false" className={styles.list}>
        {cardsOf(polite)}
      </div>
      <div role="alert" aria-atomic="false" className={styles.list}>
        {cardsOf(assertive)}
      </div>
    </div>,
    host,
  );
}

function createHost(): HTMLElement {
  const host = document.createElement('div');
  host.className = styles.host;
  host.popover = 'manual';
  return host;
}

function focus(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus();
}

function usePageHidden(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const update = () => setHidden(document.visibilityState === 'hidden');
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isHidden;
}
