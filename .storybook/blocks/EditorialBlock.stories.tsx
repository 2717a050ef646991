import { toOffersRequest, type LandingBlock } from '../../packages/api/src/index.ts';
import { giftBoxesOfTest, resultOfTest, searchDetailsOfTest } from '../../packages/api/src/testing/index.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { landscape } from '../../packages/design-system/src/PhotoCarousel/fixtures.ts';
import { staySearchKey } from '../../packages/hooks/src/index.ts';
import type { BlockData } from '../../packages/pages/src/features/blocks/EditorialBlock.tsx';
import { searchOfBlock } from '../../packages/pages/src/features/blocks/searchOfBlock.ts';
import { BlockInMarket, marketOfBlock, now } from './InMarket.tsx';

interface BlockArgs {
  /** The block in French, for France. */
  fr: LandingBlock;
  /** The block in Dutch, for Flanders. */
  nl: LandingBlock;
  data?: BlockData;
  /** Data that the server found for the market; replaces `data`. */
  find?: (market: string) => BlockData;
}

/**
 * The blocks from which editors build landing pages and the home page, each with texts for France and for Flanders;
 * the market in the toolbar chooses between them. The toolbar's list of themes includes partners' brands.
 */
const meta = {
  title: 'Blocks/Editorial blocks',
  tags: ['whole-matrix-only'],
  parameters: { controls: { disable: true } },
  render: ({ fr, nl, data, find }, { globals }) => {
    const market = String(globals['market']);
    const found = find?.(market) ?? data;
    return <BlockInMarket market={market} texts={{ fr, nl }} {...(found && { data: found })} />;
  },
} satisfies Meta<BlockArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

const opening = { type: 'jumbotron', picture: landscape(2), showSearch: false } as const;

/** A promotion with a countdown. */
export const Jumbotron: Story = {
  args: {
    fr: {
      ...opening,
      title: 'Noël arrive par la poste',
      subtitle: 'Commandé à temps, le bon arrive avant le réveillon.',
      countdown: { label: 'Dernière levée dans', seconds: 93_784 },
    },
    nl: {
      ...opening,
      title: 'Kerst komt met de post',
      subtitle: 'Bestel je op tijd, dan ligt je bon er voor kerstavond.',
      countdown: { label: 'Laatste post vertrekt over', seconds: 93_784 },
    },
  },
  // The countdown changes every second.
  parameters: { chromatic: { disableSnapshot: true } },
};

const points = {
  fr: {
    type: 'sellingPoints',
    title: 'Une ville se vit à pied',
    points: [
      {
        icon: 'pin',
        title: 'Au centre',
        text: 'La carte montre où dort chaque séjour, et ce qu’il y a autour.',
      },
      { icon: 'calendar', title: 'Le bon samedi', text: 'Le calendrier affiche un prix pour chaque jour.' },
      {
        icon: 'gift',
        title: 'Aussi en cadeau',
        text: 'Chaque séjour peut s’offrir : eux choisiront la date.',
      },
    ],
  },
  nl: {
    type: 'sellingPoints',
    title: 'Een stad ontdek je te voet',
    points: [
      {
        icon: 'pin',
        title: 'In het centrum',
        text: 'Op de kaart zie je waar je slaapt en wat er in de buurt is.',
      },
      { icon: 'calendar', title: 'De juiste zaterdag', text: 'De kalender toont een prijs voor elke dag.' },
      { icon: 'gift', title: 'Ook als cadeau', text: 'Elk verblijf kun je geven; zij kiezen de datum.' },
    ],
  },
} as const;

export const SellingPoints: Story = {
  args: {
    fr: { ...points.fr, points: [...points.fr.points], variant: 'secondary' },
    nl: { ...points.nl, points: [...points.nl.points], variant: 'secondary' },
  },
};

export const SellingPointsBordered: Story = {
  args: {
    fr: { ...points.fr, points: [...points.fr.points], variant: 'bordered' },
    nl: { ...points.nl, points: [...points.nl.points], variant: 'bordered' },
  },
};

export const PromoList: Story = {
  args: {
    fr: {
      type: 'promoList',
      title: 'En ce moment',
      promos: [
        {
          kicker: 'Jusqu’à −30 %',
          title: 'La mer hors saison',
          url: '/landing/seaside',
          picture: landscape(4),
        },
        { title: 'Spa pour deux', text: 'Une nuit, un massage.', url: '/landing/spa', picture: landscape(5) },
        { title: 'Dernière minute', url: '/landing/last-minute', picture: landscape(6) },
      ],
    },
    nl: {
      type: 'promoList',
      title: 'Nu te doen',
      promos: [
        {
          kicker: 'Tot 30% korting',
          title: 'Naar zee in de winter',
          url: '/landing/seaside',
          picture: landscape(4),
        },
        {
          title: 'Wellness voor twee',
          text: 'Een nacht en een massage.',
          url: '/landing/spa',
          picture: landscape(5),
        },
        { title: 'Last minute', url: '/landing/last-minute', picture: landscape(6) },
      ],
    },
  },
};

export const CategoryCards: Story = {
  args: {
    fr: {
      type: 'categoryCards',
      title: 'Autour de la ville',
      columns: 'three',
      cards: [
        { name: 'Spa et bien-être', picture: landscape(7), url: '/landing/spa' },
        { name: 'Bord de mer', picture: landscape(8), url: '/landing/seaside' },
        { name: 'Dernière minute', picture: landscape(9), url: '/landing/last-minute' },
      ],
    },
    nl: {
      type: 'categoryCards',
      title: 'Buiten de stad',
      columns: 'three',
      cards: [
        { name: 'Spa en wellness', picture: landscape(7), url: '/landing/spa' },
        { name: 'Aan zee', picture: landscape(8), url: '/landing/seaside' },
        { name: 'Last minute', picture: landscape(9), url: '/landing/last-minute' },
      ],
    },
  },
};

const banner = { type: 'banner', picture: landscape(10), imagePosition: 'right', tone: 'soft' } as const;

export const Banner: Story = {
  args: {
    fr: {
      ...banner,
      kicker: 'Idée cadeau',
      title: 'Un samedi sous le sapin',
      subtitle: 'Le bon arrive par e-mail dès le paiement.',
      ctas: [{ label: 'Offrir un séjour', url: '/search?flow=gifting', newTab: false }],
    },
    nl: {
      ...banner,
      kicker: 'Cadeautip',
      title: 'Een zaterdag onder de boom',
      subtitle: 'De bon voor een verblijf zit na betaling meteen in je mailbox.',
      ctas: [{ label: 'Een verblijf cadeau geven', url: '/search?flow=gifting', newTab: false }],
    },
  },
};

const results = { type: 'topResults', search: 'theme=12', limit: 3 } as const;

/** Three stays of a search, as the server responds in the market. */
function foundIn(market: string): BlockData {
  const { criteria, flow } = searchOfBlock(results, now);
  const request = toOffersRequest({
    criteria,
    flow,
    locale: marketOfBlock(market),
    page: 0,
    limit: results.limit,
  });
  const exactMatch = [1, 2, 3].map((at) => {
    const picture = landscape(15 + at);
    return resultOfTest(at, { images: [picture], imageUrl: picture });
  });
  const data = { exactMatch, searchDetails: searchDetailsOfTest(74) };
  return { stays: { 0: { key: staySearchKey(request), data } } };
}

/** The first results of a search, with a link to all of them. */
export const TopResults: Story = {
  args: {
    fr: {
      ...results,
      title: 'Trois maisons où l’eau est chaude',
      subtitle: 'L’accès au spa est compris.',
      linkLabel: 'Tous les séjours spa',
    },
    nl: {
      ...results,
      title: 'Drie huizen met warm water',
      subtitle: 'Toegang tot de spa is inbegrepen.',
      linkLabel: 'Alle verblijven met spa',
    },
    find: foundIn,
  },
};

const boxes = (names: readonly string[]): BlockData => {
  const block = giftBoxesOfTest(names.length);
  return {
    stays: {},
    boxes: {
      ...block,
      results: block.results.map((box, at) => ({
        ...box,
        title: names[at] ?? box.title,
        image: landscape(11 + at),
        // These names are the same in every language.
        includedContent: ['Spa', 'Brunch'],
      })),
    },
  };
};

export const Boxes: Story = {
  args: {
    fr: { type: 'boxes', title: 'Nos coffrets' },
    nl: { type: 'boxes', title: 'Onze cadeauboxen' },
    data: boxes(['Romance', 'Wellness', 'Gourmet', 'Nature']),
  },
};

const targeted = {
  id: 'targeted-banners:story',
  imageUrl: landscape(15),
  imageMobile: landscape(15),
  imagePosition: 'right',
  imageAlt: '',
  url: null,
  newTab: false,
} as const;

export const TargetedBanner: Story = {
  args: {
    fr: {
      type: 'targetedBanner',
      banner: {
        ...targeted,
        title: 'Et si vous partiez en train ?',
        subtitle: 'Des séjours à dix minutes d’une gare.',
        ctas: [{ label: 'Voir les villes', url: '/landing/city-breaks', newTab: false }],
      },
    },
    nl: {
      type: 'targetedBanner',
      banner: {
        ...targeted,
        title: 'Ga je met de trein?',
        subtitle: 'Verblijven op tien minuten van een station.',
        ctas: [{ label: 'Naar de steden', url: '/landing/city-breaks', newTab: false }],
      },
    },
  },
};

export const Text: Story = {
  args: {
    fr: {
      type: 'text',
      title: 'Choisir une ville pour un week-end',
      content: [
        {
          tag: 'p',
          children: [
            'À moins de trois heures de chez vous, une nuit suffit. Regardez ',
            { tag: 'a', href: '/landing/city-breaks', children: ['nos escapades en ville'] },
            '.',
          ],
        },
      ],
    },
    nl: {
      type: 'text',
      title: 'Een stad kiezen voor een weekend',
      content: [
        {
          tag: 'p',
          children: [
            'Op minder dan drie uur is één nacht genoeg. Bekijk ',
            { tag: 'a', href: '/landing/city-breaks', children: ['onze stedentrips'] },
            '.',
          ],
        },
      ],
    },
  },
};
