import { Banner } from '@sabadora/design-system/Banner';
import {
  changeFlow,
  LOCATION_KEYS,
  parseHash,
  patchQuery,
  searchRoute,
  serialiseHash,
  type Flow,
} from '@sabadora/domain';
import { toHref } from '@sabadora/hooks';
import { pictureAt } from '../offers/photo.ts';
import { useWords } from '../words/PageWords.tsx';

/** Drawn like the catalogue's own pictures. */
const GIVE_PICTURE = '/images/vineyard/give-a-stay/750_528.webp';
const ACTIVITIES_PICTURE = '/images/forest/activities-nearby/750_528.webp';

export interface InlineBlockProps {
  flow: Flow;
  /** Address of the search. */
  query: string;
  hash: string;
  /** Name of the place searched. */
  place?: string | undefined;
}

/** Leads to the gift stays of the same search (SE-167). */
export function GiveBlock({ flow, query, hash }: InlineBlockProps) {
  const words = useWords();
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

/** Leads to activities at the same destination (SE-167, SE-256). */
export function ActivitiesBlock({ hash, place }: InlineBlockProps) {
  const words = useWords();
  return (
    <Banner
      variant="inline"
      tone="plain"
      kicker={words('results.activitiesKicker')}
      title={
        place === undefined
          ? words('results.activitiesTitle')
          : words('results.activitiesTitlePlace', { place })
      }
      subtitle={words('results.activitiesText')}
      picturePosition="start"
      {...pictureOf(ACTIVITIES_PICTURE)}
      actions={[{ label: words('results.activitiesAction'), href: activitiesHref(hash) }]}
    />
  );
}

/** A hotel is no place to look for activities in; a position is. */
const PLACE_KEYS = [...LOCATION_KEYS.filter((key) => key !== 'hotel'), 'lat', 'lng'];

function activitiesHref(hash: string): string {
  const record = parseHash(hash);
  return toHref({
    path: searchRoute('activity'),
    query: patchQuery('', { flow: 'activity' }),
    hash: serialiseHash(Object.fromEntries(PLACE_KEYS.map((key) => [key, record[key]]))),
  });
}

function pictureOf(address: string) {
  return {
    picture: {
      src: pictureAt(address, '750_528'),
      sources: [{ type: 'image/avif', srcSet: pictureAt(address, '750_528', 'avif') }],
    },
    pictureSize: { width: 750, height: 528 },
  };
}
