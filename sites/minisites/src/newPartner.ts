import { DEFAULT_LOCALE, isLocale, MARKETS, type Language } from '@sabadora/domain';
import type { SourceFile } from './readPartners.ts';

/** Options of a new partner, as typed on the command line. */
export interface NewPartner {
  partnerName: string;
  /** Number of its minisite, e.g. "360". */
  id: string;
  url: string;
  locale: string;
  /** The name of a brand, or its tokens. */
  brand: unknown;
  title: string;
  lead: string;
  /** Name of the banner's picture, e.g. "sea/theme-sea". */
  picture: string;
  /** Focal point of the picture, as shares from its left and its top, e.g. "0.5,0.4". @default its middle */
  focal?: string | undefined;
  /**
   * Address of a logo, or a drawn logo. For an address, `logoColor` is the colour of most of it, and `logoGround` the
   * colour of the brand behind it. @default none
   */
  logo?: unknown;
  logoColor?: string | undefined;
  logoGround?: string | undefined;
  /** When offers can be booked and for which days, e.g. "2025-01-13..2025-03-31". @default always */
  campaign?: string | undefined;
  /** For which days offers can be booked. @default the days of the campaign */
  stays?: string | undefined;
  /** Searches and products to start from, e.g. "Spa=/search?theme=12". @default all weekends */
  starts?: readonly string[] | undefined;
  /** BCP 47 tag. @default the market's language */
  language?: string | undefined;
  /** Texts by key by language. */
  words?: unknown;
  /** Legal text. @default the text for every partner */
  footer?: string | undefined;
}

/** Texts of a new partner in the language of its market. */
interface Starter {
  /** Label of the search of all stays. */
  all: string;
  /** Legal text for every partner (CH-175, CH-176, CH-179); prices and days of a campaign are added by hand. */
  footer: readonly string[];
}

const STARTERS: Readonly<Record<Language, Starter>> = {
  fr: {
    all: 'Tous les week-ends',
    footer: [
      'Offres pour 2\u202Fpersonnes en chambre double, sous réserve de disponibilité.',
      'Certains séjours demandent 2\u202Fnuits au minimum.',
      'Seuls les paiements électroniques (carte bancaire, portefeuille en ligne) sont acceptés. Les informations du site de réservation font foi.',
    ],
  },
  es: {
    all: 'Todos los fines de semana',
    footer: [
      'Ofertas para 2\u00A0personas en habitación doble, sujetas a disponibilidad.',
      'Algunas estancias requieren un mínimo de 2\u00A0noches.',
      'Solo se aceptan pagos electrónicos (tarjeta bancaria, monedero en línea). Prevalecen los datos del sitio de reservas.',
    ],
  },
  it: {
    all: 'Tutti i weekend',
    footer: [
      'Offerte per 2\u00A0persone in camera doppia, salvo disponibilità.',
      'Alcuni soggiorni richiedono almeno 2\u00A0notti.',
      'Si accettano solo pagamenti elettronici (carta, portafoglio online). Fanno fede i dati del sito di prenotazione.',
    ],
  },
  nl: {
    all: 'Alle weekends',
    footer: [
      'De aanbiedingen gelden voor 2 personen in een tweepersoonskamer, afhankelijk van de beschikbaarheid.',
      'Voor sommige verblijven geldt een minimum van 2 nachten.',
      'Je kunt alleen elektronisch betalen (kaart, online portemonnee). De gegevens op de boekingssite zijn doorslaggevend.',
    ],
  },
};

const daysOf = (text: string) => {
  const [from = '', until = ''] = text.split('..');
  return { from, until };
};

/** The text before the first "=" is the label; the address may contain "=" as well. */
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
  stays,
  starts = [],
  language,
  words,
  footer,
}: NewPartner): SourceFile {
  // An unknown market uses the default one here; the check of the file refuses it later.
  const starter = STARTERS[MARKETS[isLocale(locale) ? locale : DEFAULT_LOCALE].language];
  const [x, y] = focal.split(',').map(Number);
  const all = { label: starter.all, to: '/search' };
  const partner = {
    partnerName,
    affiliate: url,
    brand,
    ...(logo !== undefined && {
      logo: typeof logo === 'string' ? { url: logo, color: logoColor, ground: logoGround } : logo,
    }),
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
        footer: footer ?? starter.footer.join('\n\n'),
      },
    ],
  };
  return { file: `${url}.json`, text: `${JSON.stringify(partner, undefined, 2)}\n` };
}
