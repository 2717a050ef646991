import {
  CalendarIcon,
  CheckIcon,
  GiftIcon,
  HeartIcon,
  InfoIcon,
  PinIcon,
} from '@sabadora/design-system/Icon';
import {
  COUNTRY_IDS,
  DEFAULT_PARTY,
  marketOf,
  PARTY_KEYS,
  patchQuery,
  PROMISED_GIFT_MONTHS,
  weekendToCome,
  type Market,
  type Now,
  type ProductFlow,
} from '@sabadora/domain';
import { useSabadora } from '@sabadora/hooks';
import { useMemo, type ReactNode } from 'react';
import {
  countryCriteria,
  LIMITS,
  ROW_SIZES,
  weekendCriteria,
  type HomeContent,
  type PlaceFound,
} from './content.ts';
import { heroPhoto } from './heroPhoto.ts';
import { datesText } from '../searchBox/dates/datesText.ts';
import type { Words } from '../../kit/words/messages.ts';
import { useWords } from '../../kit/words/useWords.ts';
import type { AllStaysBlockProps } from './blocks/AllStaysBlock.tsx';
import type { NearYouBlockProps } from './blocks/NearYouBlock.tsx';
import type { OtherFlowBlockProps } from './blocks/OtherFlowBlock.tsx';
import type { PlacesBlockProps } from './blocks/PlacesBlock.tsx';
import type { PromisesBlockProps } from './blocks/PromisesBlock.tsx';
import { searchHref } from './searchHref.ts';
import type { StaysBlockProps } from './blocks/StaysBlock.tsx';
import { themePicture } from './themePicture.ts';
import type { ThemesBlockProps } from './blocks/ThemesBlock.tsx';
import { useNearYou } from './useNearYou.ts';
import openingHoursMessages from '../frame/footer/openingHours.messages.json';
import messages from './useHomeBlocks.messages.json';

/** Props of each block. */
export interface HomeBlocksData {
  moment: StaysBlockProps;
  /** Undefined in gifting, which has no dates. */
  weekend: StaysBlockProps | undefined;
  themes: ThemesBlockProps;
  places: PlacesBlockProps;
  nearYou: NearYouBlockProps;
  /** Link to the other flow. */
  otherFlow: OtherFlowBlockProps;
  promises: PromisesBlockProps;
  all: AllStaysBlockProps;
}

interface Shown {
  content: HomeContent;
  flow: ProductFlow;
  words: Words<typeof messages | typeof openingHoursMessages>;
  market: Market;
  now: Now;
}

/** Number of themes with a picture; the others follow by name. */
const PICTURED_THEMES = 5;
/** Number of places in the index. */
const PLACES_SHOWN = 12;

/** Props of the home page's blocks, in the words of the market and the flow. */
export function useHomeBlocks(content: HomeContent, flow: ProductFlow): HomeBlocksData {
  const words = useWords(messages, openingHoursMessages);
  const { locale, now } = useSabadora();
  const nearYou = useNearYou(flow);
  const blocks = useMemo(() => {
    const shown: Shown = { content, flow, words, market: marketOf(locale), now };
    return {
      moment: momentOf(shown),
      weekend: flow === 'gifting' ? undefined : weekendOf(shown),
      themes: themesOf(shown),
      places: placesOf(shown),
      otherFlow: otherFlowOf(shown),
      promises: promisesOf(shown),
      all: allOf(shown),
    };
  }, [content, flow, words, locale, now]);
  return { ...blocks, nearYou };
}

function momentOf({ content, flow, words, market, now }: Shown): StaysBlockProps {
  const isGift = flow === 'gifting';
  return {
    title: words(isGift ? 'home.giftMomentTitle' : 'home.momentTitle'),
    line: words(isGift ? 'home.giftMomentLine' : 'home.momentLine'),
    flow,
    criteria: countryCriteria(market.country, now),
    limit: LIMITS.moment,
    shownCount: ROW_SIZES.moment,
    found: content.moment,
    size: 'large',
    query: `flow=${flow}`,
    href: searchHref(flow, { country: COUNTRY_IDS[market.country] }),
    linkLabel: (count) => words('home.momentAll', { count }),
  };
}

function weekendOf({ content, flow, words, market, now }: Shown): StaysBlockProps {
  const { kind, checkin, checkout } = weekendToCome(now);
  const dates = { checkin, checkout };
  return {
    title: words(kind === 'current-weekend' ? 'home.weekendTitle' : 'home.nextWeekendTitle'),
    line: words('home.weekendLine', { dates: datesText(dates, market.locale) }),
    flow,
    criteria: weekendCriteria(market.country, now),
    limit: LIMITS.weekend,
    shownCount: ROW_SIZES.weekend,
    found: content.weekend,
    size: 'small',
    query: patchQuery(`flow=${flow}`, dates),
    href: searchHref(flow, { country: COUNTRY_IDS[market.country], ...dates }),
    linkLabel: (count) => words('home.weekendAll', { count }),
  };
}

function themesOf({ content, flow, words }: Shown): ThemesBlockProps {
  const themes = content.themes.map(({ id, name }) => ({
    name,
    href: searchHref(flow, { theme: id }),
    picture: themePicture(id),
  }));
  return {
    title: words('home.themesTitle'),
    line: words('home.themesLine'),
    themes: themes.slice(0, PICTURED_THEMES),
    othersLabel: words('home.themesOthers'),
    others: themes.slice(PICTURED_THEMES),
  };
}

function placesOf({ content, flow, words }: Shown): PlacesBlockProps {
  const linkTo = ({ name, query, stayCount }: PlaceFound) => ({
    name,
    href: searchHref(flow, Object.fromEntries(new URLSearchParams(query))),
    // Only bookable stays are counted by place; the number of those that can be given is unknown.
    count: flow === 'booking' ? words('home.stayCount', { count: stayCount }) : undefined,
  });
  return {
    title: words('home.placesTitle'),
    line: words('home.placesLine'),
    places: content.places.slice(0, PLACES_SHOWN).map(linkTo),
    neighboursTitle: words('home.neighboursTitle'),
    neighbours: content.neighbours.map(linkTo),
  };
}

function otherFlowOf({ flow, words }: Shown): OtherFlowBlockProps {
  const target = flow === 'gifting' ? 'booking' : 'gifting';
  const name = target === 'gifting' ? 'giftBand' : 'stayBand';
  return {
    title: words(`home.${name}Title`),
    line:
      target === 'gifting'
        ? words('home.giftBandLine', { months: PROMISED_GIFT_MONTHS.stay })
        : words('home.stayBandLine'),
    picture: heroPhoto(target),
    href: `/?flow=${target}`,
    actionLabel: words(`home.${name}Action`),
  };
}

type PromiseName = 'near' | 'changes' | 'promotions' | 'price' | 'gift' | 'choice' | 'fixedPrice';

/** Reasons for booking (CH-004) or for giving (CH-005). */
function promisesOf({ flow, words }: Shown): PromisesBlockProps {
  const promise = (name: PromiseName, icon: ReactNode) => ({
    title: words(`home.promise.${name}Title`),
    text:
      name === 'gift'
        ? words('home.promise.giftText', { months: PROMISED_GIFT_MONTHS.stay })
        : words(`home.promise.${name}Text`),
    icon,
  });
  const help = {
    title: words('home.promise.helpTitle'),
    text: words('chrome.footerHours'),
    icon: <InfoIcon size="large" />,
  };
  return {
    title: words('home.promisesTitle'),
    promises:
      flow === 'gifting'
        ? [
            promise('choice', <CalendarIcon size="large" />),
            promise('gift', <GiftIcon size="large" />),
            promise('fixedPrice', <CheckIcon size="large" />),
            help,
          ]
        : [
            promise('near', <PinIcon size="large" />),
            promise('changes', <CalendarIcon size="large" />),
            promise('promotions', <HeartIcon size="large" />),
            promise('price', <CheckIcon size="large" />),
          ],
  };
}

function allOf({ content, flow, words }: Shown): AllStaysBlockProps {
  const { stayCount } = content;
  return {
    title: words('home.allTitle'),
    line: stayCount === undefined ? undefined : words('home.allLine', { count: stayCount }),
    href: searchHref(flow, { [PARTY_KEYS.adults]: DEFAULT_PARTY.adults }),
    actionLabel: words('home.seeAll'),
  };
}
