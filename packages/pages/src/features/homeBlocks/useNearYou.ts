import {
  chooseDestination,
  geolocationPatch,
  mergeHash,
  searchRoute,
  type HashPatch,
  type ProductFlow,
} from '@sabadora/domain';
import { toHref, useRecentSearches, useSabadora, useUserLocation, type Address } from '@sabadora/hooks';
import { useWords } from '../../kit/words/useWords.ts';
import type { NearYouBlockProps } from './blocks/NearYouBlock.tsx';
import aroundMeMessages from '../searchBox/destination/aroundMe.messages.json';
import locationMessages from '../searchBox/destination/location.messages.json';
import messages from './useNearYou.messages.json';

/** State of the block for a search around the visitor, nearest first, or in the place of their latest search. */
export function useNearYou(flow: ProductFlow): NearYouBlockProps {
  const words = useWords(messages, aroundMeMessages, locationMessages);
  const { location } = useSabadora();
  const { recents } = useRecentSearches();
  const { status, locate } = useUserLocation({ label: words('searchBox.aroundMe') });
  const hasFailed = status !== 'idle' && status !== 'locating' && status !== 'found';
  const [recent] = recents;
  return {
    title: words('home.nearTitle'),
    line: words('home.nearLine'),
    actionLabel: words('searchBox.aroundMe'),
    onPress: async () => {
      const here = await locate();
      if (here)
        location.assign(searchAddressOf(flow, { ...geolocationPatch(flow, here, {}), sort: 'distance' }));
    },
    isBusy: status === 'locating',
    message: hasFailed ? words(`searchBox.location.${status}`) : undefined,
    last: recent && {
      href: toHref(searchAddressOf(flow, chooseDestination(recent))),
      label: words('home.nearLast', { place: recent.label }),
    },
  };
}

function searchAddressOf(flow: ProductFlow, criteria: HashPatch): Address {
  return { path: searchRoute(flow), query: `flow=${flow}`, hash: mergeHash('', criteria) };
}
