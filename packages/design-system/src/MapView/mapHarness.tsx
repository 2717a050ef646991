import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { type FakeMap, fakeMap } from './fakeEngine.ts';
import { hotels, normandy } from './fixtures.ts';
import { MapStage, type MapStageProps } from './MapStage.tsx';
import { wide } from './testFrame.css.ts';

export interface ShownMap {
  map: FakeMap;
  onChange: ReturnType<typeof vi.fn<(id: string | null) => void>>;
  onSearchArea: ReturnType<typeof vi.fn<NonNullable<MapStageProps['onSearchArea']>>>;
  /** Re-renders the map with these props changed. */
  update: (props: Partial<MapStageProps>) => void;
  unmount: () => void;
}

interface Setting {
  /** Class of the element around the map. */
  frame?: string;
  locale?: string;
  map?: FakeMap;
}

/** Renders a map of Norman hotels with a fake engine, 800 by 500 px, and waits for its pins. */
export async function showMap(
  props: Partial<MapStageProps> = {},
  { frame = wide, locale, map = fakeMap() }: Setting = {},
): Promise<ShownMap> {
  const onChange = vi.fn<(id: string | null) => void>();
  const onSearchArea = vi.fn<NonNullable<MapStageProps['onSearchArea']>>();
  const stage = (changed: Partial<MapStageProps>) => (
    <div className={frame}>
      <MapStage
        label="Hotels in Normandy"
        pins={hotels}
        center={normandy}
        mapStyle={{ version: 8, sources: {}, layers: [] }}
        workerUrl="/worker.js"
        renderCard={(pin) => <a href="#hotel">More about {pin.name}</a>}
        onChange={onChange}
        onSearchArea={onSearchArea}
        {...props}
        {...changed}
        load={changed.load ?? props.load ?? map.load}
      />
    </div>
  );
  const { rerender, unmount } = render(stage({}), locale === undefined ? {} : { locale });
  if (!props.load)
    await expect
      .poll(() => ({
        // Waits until the page's effects have run on the map.
        isKnown: map.set.cooperative.length > 0,
        hasPins: document.querySelector('[data-pin]') !== null,
      }))
      .toEqual({ isKnown: true, hasPins: props.pins?.length !== 0 });
  return { map, onChange, onSearchArea, update: (changed) => rerender(stage(changed)), unmount };
}

export const pins = () => page.getByRole('group', { name: 'Places on the map' });
/** The pin with this name, with or without price and state. */
export const pin = (name: string) =>
  pins().getByRole('button', { name: new RegExp(`^${name.replace('.', '\\.')}(,|$)`) });

/** Centre of a pin, in px from the map's top left corner. */
export function middleOf(element: Element): { x: number; y: number } {
  const frame = element.closest('section')?.getBoundingClientRect() ?? new DOMRect();
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2 - frame.x, y: y + height / 2 - frame.y };
}
