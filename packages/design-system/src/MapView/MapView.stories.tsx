import type { Meta, StoryObj } from '@storybook/react-vite';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { formatMoney } from '../format/money.ts';
import { Link } from '../Link/index.ts';
import { drawnPhotos } from '../PhotoCarousel/fixtures.ts';
import { useLocale } from '../words/index.ts';
import { exampleGeography } from './exampleGeography.ts';
import { france, hotels, manyHotels, normandy } from './fixtures.ts';
import { mapCanvasKeys, mapPinKeys } from './keys.ts';
import type { MapPin } from './MapPin.ts';
import { MapStage } from './MapStage.tsx';
import { MapView } from './MapView.tsx';
import * as styles from './MapViewStories.css.ts';
import { plainMapStyle } from './plainMapStyle.ts';

const offlineStyle = plainMapStyle(exampleGeography);

/** Example content of a card. */
function ExampleCard({ pin }: { pin: MapPin }) {
  const locale = useLocale();
  const [photo] = drawnPhotos(3, 1);
  return (
    <>
      {photo && <img src={photo.src} alt="" className={styles.picture} />}
      <div className={styles.cardBody}>
        <Link href="#hotel">
          <span className={styles.name}>{pin.name}</span>
        </Link>
        {pin.priceCents !== undefined && (
          <span className={styles.price}>{formatMoney(pin.priceCents, locale)}</span>
        )}
      </div>
    </>
  );
}

/**
 * Places on a map with their prices, for exploring: select one for its card, or move the map and search there. Arrow
 * keys move from pin to pin. MapLibre (about 295 kB gzip) is loaded only when a map is shown.
 *
 * Not the only way to a result: a list beside or behind the map holds the same offers. Not for a single address
 * without surroundings to explore: a line of text and a `Link` to directions are enough.
 */
const meta = {
  title: 'Map/MapView',
  component: MapView,
  parameters: { keyboard: [mapPinKeys, mapCanvasKeys] },
  args: {
    label: 'Hotels in Normandy',
    pins: hotels,
    center: normandy,
    mapStyle: offlineStyle,
    workerUrl,
    renderCard: (pin) => <ExampleCard pin={pin} />,
    onSearchArea: () => {},
    emptyMessage: 'No hotel in this area',
    attribution: 'Natural Earth',
  },
  decorators: [
    (Story) => (
      <div className={styles.frame}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MapView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The card of a pin: in the corner, or along the bottom of a narrow map. */
export const Selected: Story = { args: { value: 'lisieux' } };

/** MapLibre is loading; the server renders the same. */
export const Loading: Story = {
  render: (args) => <MapStage {...args} load={() => new Promise(() => {})} />,
};

/** The map is drawn; its pins are loading. */
export const LoadingPins: Story = { args: { pins: [], isLoading: true } };

/** Without WebGL, or when MapLibre failed to load, the page stays usable. */
export const Error: Story = {
  render: (args) => <MapStage {...args} load={() => Promise.reject(new RangeError('no WebGL'))} />,
};

export const Empty: Story = { args: { pins: [] } };

/** The pin is centred, on a narrow map too. */
export const One: Story = {
  args: { pins: hotels.slice(0, 1), center: { latitude: 49.42, longitude: 0.23, zoom: 9 } },
};

/** Where labels collide the first keeps its label; the others are dots until hovered, focused or zoomed in on. */
export const AThousand: Story = {
  tags: ['whole-matrix-only'],
  args: { label: 'Hotels in France', pins: manyHotels(1000), center: france },
};

export const LongestDutch: Story = {
  globals: { market: 'nl-NL' },
  args: {
    label: 'Hotels in de buurt',
    value: 'lisieux',
    pins: hotels.map((pin) => ({
      ...pin,
      name: 'Kasteelhoeve en Wellnesslandgoed De Oude Zuiderzeevissersherberg',
    })),
    emptyMessage: 'Geen enkel hotel beschikbaar in dit gebied',
  },
};

export const FourDigitPrices: Story = {
  args: { pins: hotels.map((pin) => ({ ...pin, priceCents: 129_950 })) },
};

/** Pins without a price are drops. */
export const WithoutPrices: Story = {
  args: { pins: hotels.map((pin) => ({ ...pin, priceCents: undefined })) },
};

/** The style follows the theme, in light and dark mode. */
export const Dark: Story = {
  args: { value: 'lisieux' },
  decorators: [
    (Story) => (
      <div data-theme="sabadora-dark" className={styles.dark}>
        <Story />
      </div>
    ),
  ],
};

/** In a scrolling page, one finger and the wheel alone scroll the page; with this option they move the map. */
export const FreeGestures: Story = { args: { gestures: 'free' } };
