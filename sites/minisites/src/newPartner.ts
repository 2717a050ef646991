import type { SourceFile } from './readPartners.ts';

/** What a new partner says of itself, as it is typed. */
export interface NewPartner {
  partnerName: string;
  /** E.g. "360". */
  id: string;
  url: string;
  locale: string;
  /** The name of a brand, or its tokens. */
  brand: unknown;
  title: string;
  lead: string;
  /** Picture of a page, e.g. "sea/theme-sea". */
  picture: string;
  /** Share of the picture from its left and top that stays in sight, e.g. "0.5,0.4". @default its middle */
  focal?: string | undefined;
  /** Address of a logo, most of which has `logoColor`, and the colour of the brand behind it. @default none */
  logo?: string | undefined;
  logoColor?: string | undefined;
  logoGround?: string | undefined;
  /** When offers can be booked and for which days, e.g. "2025-01-13..2025-03-31". @default always */
  campaign?: string | undefined;
  stays?: string | undefined;
  /** Searches and products to start from, e.g. "Spa=/search?theme=12". @default all weekends */
  starts?: readonly string[] | undefined;
  /** BCP 47, where it is not the market's. */
  language?: string | undefined;
  /** Texts by key by language. */
  words?: unknown;
  /** Legal text. @default what holds for every partner */
  footer?: string | undefined;
}

/** What holds for every partner (CH-175, CH-176, CH-179); prices and days of a campaign are added by hand. */
const FOOTERS = {
  fr: [
    'Offres pour 2\u202Fpersonnes en chambre double, sous réserve de disponibilité.',
    'Certains séjours demandent 2\u202Fnuits au minimum.',
    'Seuls les paiements électroniques (carte bancaire, portefeuille en ligne) sont acceptés. Les informations du site de réservation font foi.',
  ],
  nl: [
    'De aanbiedingen gelden voor 2 personen in een tweepersoonskamer, afhankelijk van de beschikbaarheid.',
    'Voor sommige verblijven geldt een minimum van 2 nachten.',
    'Je kunt alleen elektronisch betalen (kaart, online portemonnee). De gegevens op de boekingssite zijn doorslaggevend.',
  ],
};

const daysOf = (text: string) => {
  const [from = '', until = ''] = text.split('..');
  return { from, until };
};

/** The text before "=" is the label: an address may have more of them. */
const startOf = (text: string) => {
  const [label = '', ...address] = text.split('=');
  return { label, to: address.join('=') };
};

/** The file of a new partner, to be checked and then refined by hand. */
export function newPartnerFile({
  partnerName,
  id,
  url,
  locale,
  brand,
  title,
  lead,
  picture,
  focal = '0.5,0.5',
  logo,
  logoColor = '',
  logoGround = 'paper',
  campaign,
  stays = campaign,
  starts = [],
  language,
  words,
  footer,
}: NewPartner): SourceFile {
  const isDutch = locale.startsWith('nl');
  const [x, y] = focal.split(',').map(Number);
  const all = { label: isDutch ? 'Alle weekends' : 'Tous les week-ends', to: '/search' };
  const partner = {
    partnerName,
    affiliate: url,
    brand,
    ...(logo !== undefined && { logo: { url: logo, color: logoColor, ground: logoGround } }),
    ...(words !== undefined && { words }),
    minisites: [
      {
        minisiteId: Number(id),
        minisiteUrl: url,
        minisiteLocale: locale,
        ...(language !== undefined && { language }),
        bannerUrls: {
          desktop: `/images/${picture}/3840_700.webp`,
          mobile: `/images/${picture}/750_528.webp`,
        },
        focalPoint: { x, y },
        title,
        lead,
        starts: starts.length > 0 ? starts.map(startOf) : [all],
        ...(campaign !== undefined && {
          campaign: { booking: daysOf(campaign), stay: daysOf(stays ?? campaign) },
        }),
        footer: footer ?? FOOTERS[isDutch ? 'nl' : 'fr'].join('\n\n'),
      },
    ],
  };
  return { file: `${url}.json`, text: `${JSON.stringify(partner, undefined, 2)}\n` };
}
