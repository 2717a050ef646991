import { Banner } from '@sabadora/design-system/Banner';
import {
  changeFlow,
  LOCATION_KEYS,
  parseHash,
  patchQuery,
  readQueryCriteria,
  searchRoute,
  serialiseHash,
  type Flow,
  type HashRecord,
} from '@sabadora/domain';
import type { PagePictureAddress } from '@sabadora/pictures/page-pictures';
import { toHref } from '@sabadora/hooks';
import type { KeyOf } from '../../../../kit/words/messages.ts';
import { useWords } from '../../../../kit/words/useWords.ts';
import { placeHeading, type HeadingKeys, type SearchedPlace } from '../../heading/placeHeading.ts';
import giftOfferMessages from '../../notices/giftOffer.messages.json';
import messages from './InlineBlocks.messages.json';

/** Drawn in the style of the catalogue's own pictures. */
const GIVE_PICTURE: PagePictureAddress = '/images/vineyard/give-a-stay/750_528.webp';
const ACTIVITIES_PICTURE: PagePictureAddress = '/images/forest/activities-nearby/750_528.webp';

const ACTIVITIES: HeadingKeys<KeyOf<typeof messages>> = {
  everywhere: 'results.activitiesTitle',
  in: 'results.activitiesTitleIn',
  nearby: 'results.activitiesTitle',
  place: 'results.activitiesTitlePlace',
};

export interface InlineBlockProps {
  flow: Flow;
  /** Address of the search. */
  query: string;
  hash: string;
  /** The place searched. */
  place?: SearchedPlace;
}

/** Banner that links to the gift stays of the same search (SE-167). */
export function GiveBlock({ flow, query, hash }: InlineBlockProps) {
  const words = useWords(messages, giftOfferMessages);
  return (
    <Banner
      variant="inline"
      tone="soft"
      kicker={words('results.giveKicker')}
      title={words('results.giveTitle')}
      subtitle={words('results.giveText')}
      {...pictureOf(GIVE_PICTURE)}
      actions={[
        { label: words('results.giveAction'), href: toHref(changeFlow({ flow, query, hash }, 'gifting')) },
      ]}
    />
  );
}

/** Banner that links to activities at the same destination (SE-167, SE-256). */
export function ActivitiesBlock({ query, hash, place }: InlineBlockProps) {
  const words = useWords(messages);
  return (
    <Banner
      variant="inline"
      tone="plain"
      kicker={words('results.activitiesKicker')}
      title={placeHeading(place, ACTIVITIES, words)}
      subtitle={words('results.activitiesText')}
      picturePosition="start"
      {...pictureOf(ACTIVITIES_PICTURE)}
      actions={[{ label: words('results.activitiesAction'), href: activitiesHref({ query, hash }) }]}
    />
  );
}

/** Criteria of a place that activities can be searched in: all but a hotel, and a position. */
const PLACE_KEYS = [...LOCATION_KEYS.filter((key) => key !== 'hotel'), 'lat', 'lng'];

/**
 * Address of the activities. The place stays in the query or the hash, wherever it was: a server sees only the query.
 */
function activitiesHref({ query, hash }: Pick<InlineBlockProps, 'query' | 'hash'>): string {
  return toHref({
    path: searchRoute('activity'),
    query: patchQuery('', { flow: 'activity', ...placeOf(readQueryCriteria(query)) }),
    hash: serialiseHash(placeOf(parseHash(hash))),
  });
}

function placeOf(record: HashRecord): Record<string, number | undefined> {
  return Object.fromEntries(
    PLACE_KEYS.map((key) => {
      const value = record[key];
      return [key, typeof value === 'number' ? value : undefined];
    }),
  );
}

function pictureOf(address: string) {
  return {
    picture: { src: address },
    pictureSize: { width: 750, height: 528 },
  };
}
