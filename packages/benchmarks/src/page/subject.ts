/** What a page shows: e.g. two months of a calendar, or twelve. */
export type Variant = 'two months' | 'twelve months' | 'range slider' | 'options';

/** What is measured, as the page offers it to the measuring side. */
export interface Subject {
  /** Puts it into the page, its effects included. */
  mount: (place: HTMLElement, variant: Variant) => void;
  /** Takes it out of the page again. */
  unmount: () => void;
}

declare global {
  interface Window {
    /** Mounts and unmounts; both resolve when the work is done, not yet painted. */
    bench: { mount: (variant: Variant) => Promise<void>; unmount: () => Promise<void> };
  }
}

/** A task of its own: the browser counts as script what a task runs, and not what its inspector runs. */
const inTask = (work: () => void) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(() => {
      try {
        work();
        resolve();
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  });

/** The page's room for each variant, in px: a phone's dialog for the long list, else a panel on a desktop. */
const ROOM: Record<Variant, { width: number; height?: number }> = {
  'two months': { width: 760 },
  'twelve months': { width: 390, height: 700 },
  'range slider': { width: 600 },
  options: { width: 600 },
};

/** Lets the measuring side drive a subject on this page. */
export function expose(subject: Subject): void {
  const place = document.body.appendChild(document.createElement('div'));
  window.bench = {
    mount(variant) {
      const { width, height } = ROOM[variant];
      place.style.cssText = `width: ${width}px; margin: 60px; ${height ? `height: ${height}px; overflow: auto` : ''}`;
      return inTask(() => subject.mount(place, variant));
    },
    unmount: () => inTask(() => subject.unmount()),
  };
}
