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
}: NewPartner): SourceFile {
  const isDutch = locale.startsWith('nl');
  const partner = {
    partnerName,
    affiliate: url,
    brand,
    minisites: [
      {
        minisiteId: Number(id),
        minisiteUrl: url,
        minisiteLocale: locale,
        bannerUrls: {
          desktop: `/images/${picture}/3840_700.webp`,
          mobile: `/images/${picture}/750_528.webp`,
        },
        focalPoint: { x: 0.5, y: 0.5 },
        title,
        lead,
        starts: [{ label: isDutch ? 'Alle weekends' : 'Tous les week-ends', to: '/search' }],
        footer: FOOTERS[isDutch ? 'nl' : 'fr'].join('\n\n'),
      },
    ],
  };
  return { file: `${url}.json`, text: `${JSON.stringify(partner, undefined, 2)}\n` };
}
