import { makeIndependent, onLayersChange, topModal } from '../layers/layers.ts';

/** Height in px that the messages keep clear at the bottom; styles read it. */
export const clearHeight = '--sabadora-toast-clear';

/**
 * Keeps an element in the top layer, over modal dialogs too: it moves into the topmost one, since everything outside of
 * that is inert.
 *
 * @returns takes it away.
 */
export function keepOnTop(host: HTMLElement): () => void {
  makeIndependent(host);
  const keepShown = () => {
    const home = topModal() ?? document.body;
    if (host.parentElement !== home) {
      home.append(host);
      host.showPopover();
    }
    keepClear(host);
  };
  keepShown();
  const stop = onLayersChange(keepShown);
  return () => {
    stop();
    host.remove();
  };
}

/** Keeps the messages above what sticks to the lower edge: the actions of a dialog, or the page's own bar. */
export function keepClear(host: HTMLElement): void {
  const home = host.parentElement;
  let clear: number;
  if (home instanceof HTMLDialogElement) {
    // Measured without its transform: its motion may not have ended.
    const isAtBottom = home.offsetTop + home.offsetHeight >= window.innerHeight - 1;
    const bar = home.querySelector<HTMLElement>('[data-bar]');
    clear = isAtBottom && bar ? bar.offsetHeight + 8 : 0;
  } else {
    // Whoever draws a sticky bar sets the document's scroll padding.
    clear = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd) || 0;
  }
  host.style.setProperty(clearHeight, `${clear}px`);
}
