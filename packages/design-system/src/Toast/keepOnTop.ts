import { makeIndependent, onLayersChange, topModal } from '../layers/layers.ts';

/** Height in px that the messages keep clear at the bottom; styles read it. */
export const clearHeight = '--sabadora-toast-clear';

/**
 * Keeps an element in the top layer, over modal dialogs too: it moves into the topmost one, since whatever is outside
 * of that can be neither pressed nor heard.
 *
 * @returns takes it away.
 */
export function keepOnTop(host: HTMLElement): () => void {
  makeIndependent(host);
  const stand = () => {
    const home = topModal() ?? document.body;
    if (host.parentElement !== home) {
      home.append(host);
      host.showPopover();
    }
    keepClear(host);
  };
  stand();
  const stop = onLayersChange(stand);
  return () => {
    stop();
    host.remove();
  };
}

/** Stands above what sticks to the lower edge: the actions of a dialog, or the page's own bar. */
export function keepClear(host: HTMLElement): void {
  const home = host.parentElement;
  let clear: number;
  if (home instanceof HTMLDialogElement) {
    // Without its motion: it may still be on its way.
    const isAtBottom = home.offsetTop + home.offsetHeight >= window.innerHeight - 1;
    const bar = home.querySelector<HTMLElement>('[data-bar]');
    clear = isAtBottom && bar ? bar.offsetHeight + 8 : 0;
  } else {
    // Whoever draws a sticky bar sets the document's scroll padding.
    clear = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd) || 0;
  }
  host.style.setProperty(clearHeight, `${clear}px`);
}
