/** What a page renders, e.g. two months of a calendar, or twelve. */
export type Variant = 'two months' | 'twelve months' | 'range slider' | 'options';

/** A measured component, as its page provides it. */
export interface Subject {
  /** Renders it into the page and runs its effects. */
  mount: (place: HTMLElement, variant: Variant) => void;
  /** Removes it from the page. */
  unmount: () => void;
}

declare global {
  interface Window {
    /** Mounts and unmounts the subject; both resolve when the work is done, before the paint. */
    bench: { mount: (variant: Variant) => Promise<void>; unmount: () => Promise<void> };
  }
}

/** Runs the work in a task: the browser does not count code that the inspector runs as script. */
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

/** Size of each variant in px: a phone's dialog for twelve months, otherwise a panel on a desktop. */
const ROOM: Record<Variant, { width: number; height?: number }> = {
  'two months': { width: 760 },
  'twelve months': { width: 390, height: 700 },
  'range slider': { width: 600 },
  options: { width: 600 },
};

/** Lets the benchmark control a subject on this page. */
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
