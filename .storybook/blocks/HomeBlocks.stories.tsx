import type { Meta, StoryObj } from '@storybook/react-vite';
import { toOffersRequest } from '../../packages/api/src/index.ts';
import { resultOfTest, searchDetailsOfTest } from '../../packages/api/src/testing/index.ts';
import { MARKETS, type Locale, type SearchCriteria } from '../../packages/domain/src/index.ts';
import { landscape } from '../../packages/design-system/src/PhotoCarousel/fixtures.ts';
import { staySearchKey } from '../../packages/hooks/src/index.ts';
import { OtherFlowBlock } from '../../packages/pages/src/features/homeBlocks/blocks/OtherFlowBlock.tsx';
import { ThemesBlock } from '../../packages/pages/src/features/homeBlocks/blocks/ThemesBlock.tsx';
import {
  countryCriteria,
  LIMITS,
  weekendCriteria,
  type HomeContent,
} from '../../packages/pages/src/features/homeBlocks/content.ts';
import { HomeBlocks } from '../../packages/pages/src/features/homeBlocks/HomeBlocks.tsx';
import { column } from '../../packages/pages/src/features/frame/PageFrame.css.ts';
import { InMarket, localeOf, now } from './InMarket.tsx';

type Row = 'moment' | 'weekend' | 'places' | 'promises' | 'all';

/** Stays of the market's country, as the server would find them. */
function found(criteria: SearchCriteria, limit: number, locale: Locale, from: number) {
  const request = toOffersRequest({ criteria, flow: 'booking', locale, page: 0, limit });
  const exactMatch = Array.from({ length: limit }, (_, at) => {
    const picture = landscape(from + at);
    return resultOfTest(from + at, { images: [picture], imageUrl: picture });
  });
  return { key: staySearchKey(request), data: { exactMatch, searchDetails: searchDetailsOfTest(485) } };
}

const PLACES = {
  BE: [
    { name: 'Limburg', query: 'region=502', stayCount: 74 },
    { name: 'Oostende', query: 'city=2789786', stayCount: 1 },
  ],
  FR: [
    { name: 'Bretagne', query: 'region=103', stayCount: 50 },
    { name: 'Paris', query: 'city=2988507', stayCount: 1 },
  ],
} as const;

function contentOf(locale: Locale): HomeContent {
  const { country } = MARKETS[locale];
  return {
    themes: [],
    moment: found(countryCriteria(country, now), LIMITS.moment, locale, 1),
    weekend: found(weekendCriteria(country, now), LIMITS.weekend, locale, 10),
    places: PLACES[country === 'BE' ? 'BE' : 'FR'],
    neighbours: [{ name: 'Luxembourg', query: 'country=9', stayCount: 12 }],
    stayCount: 1500,
  };
}

/** The rows of the home page that come from the catalogue, in the language of the toolbar's market. */
const meta = {
  title: 'Blocks/Home rows',
  tags: ['whole-matrix-only'],
  parameters: { controls: { disable: true } },
  render: ({ row }, { globals }) => {
    const locale = localeOf(String(globals['market']));
    return (
      <InMarket locale={locale}>
        <HomeBlocks
          content={contentOf(locale)}
          flow="booking"
          blocks={[{ type: row }]}
          data={{ stays: {} }}
        />
      </InMarket>
    );
  },
} satisfies Meta<{ row: Row }>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Moment: Story = { args: { row: 'moment' } };
export const Weekend: Story = { args: { row: 'weekend' } };
/** With a link to places near the visitor. */
export const Places: Story = { args: { row: 'places' } };
export const Promises: Story = { args: { row: 'promises' } };
export const AllStays: Story = { args: { row: 'all' } };

const THEMES = {
  fr: {
    title: 'Vivez votre samedi',
    line: 'Cinq envies pour commencer.',
    othersLabel: 'Et aussi',
    names: ['Spa', 'Romance', 'Nature', 'Gastronomie', 'Mer'],
  },
  nl: {
    title: 'Maak iets van je zaterdag',
    line: 'Vijf ideeën om mee te beginnen.',
    othersLabel: 'En ook',
    names: ['Wellness', 'Romantiek', 'Natuur', 'Lekker eten', 'Aan zee'],
  },
};

/** With pictures that need no gateway. */
export const Themes: StoryObj = {
  render: (_, { globals }) => {
    const locale = localeOf(String(globals['market']));
    const { names, ...words } = THEMES[MARKETS[locale].language === 'nl' ? 'nl' : 'fr'];
    return (
      <InMarket locale={locale}>
        <div className={column}>
          <ThemesBlock
            {...words}
            themes={names.map((name, at) => ({
              name,
              href: `/search?theme=${at + 11}`,
              picture: { src: landscape(at + 20) },
            }))}
            others={[{ name: 'Golf', href: '/search?theme=42' }]}
          />
        </div>
      </InMarket>
    );
  },
};

const OTHER_FLOW = {
  fr: {
    title: 'Offrez un samedi',
    line: 'Vous choisissez le séjour, ils choisissent la date.',
    actionLabel: 'Offrir un séjour',
  },
  nl: {
    title: 'Geef een zaterdag cadeau',
    line: 'Jij kiest het verblijf, zij kiezen de datum.',
    actionLabel: 'Een verblijf geven',
  },
};

/** The link from booking to gifts, with a picture that needs no gateway. */
export const OtherFlow: StoryObj = {
  render: (_, { globals }) => {
    const locale = localeOf(String(globals['market']));
    const words = OTHER_FLOW[MARKETS[locale].language === 'nl' ? 'nl' : 'fr'];
    return (
      <InMarket locale={locale}>
        <div className={column}>
          <OtherFlowBlock {...words} picture={{ src: landscape(26) }} href="/?flow=gifting" />
        </div>
      </InMarket>
    );
  },
};
