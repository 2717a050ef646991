import { makeIndependent, onLayersChange, topModal } from '../layers/layers.ts';

/** Custom property with the height in px that the messages leave free at the bottom. */
export const clearHeight = '--sabadora-toast-clear';

/**
 * Keeps an element in the top layer, above modal dialogs too: it moves into the topmost dialog, because everything
 * outside of that is inert.
 *
 * @returns a function that removes the element.
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

/** Keeps the messages above anything at the lower edge: the actions of a dialog, or the page's sticky bar. */
export function keepClear(host: HTMLElement): void {
  const home = host.parentElement;
  let clear: number;
  if (home instanceof HTMLDialogElement) {
    // `offsetTop` ignores the transform, because the dialog's animation may not have ended.
    const isAtBottom = home.offsetTop + home.offsetHeight >= window.innerHeight - 1;
    const bar = home.querySelector<HTMLElement>('[data-bar]');
    clear = isAtBottom && bar ? bar.offsetHeight + 8 : 0;
  } else {
    // A sticky bar sets the document's scroll padding.
    clear = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd) || 0;
  }
  host.style.setProperty(clearHeight, `${clear}px`);
}
