import type { HotelResult, OfferCardData } from '@sabadora/api';
import { criteriaRecord, PAGE_SIZE, searchKey, type Flow } from '@sabadora/domain';
import { stayListItem, useListTracking } from '@sabadora/hooks';
import {
  Fragment,
  memo,
  Suspense,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentType,
} from 'react';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { OfferCell } from '../../offers/grid/OfferCell.tsx';
import { shownOffers } from '../../offers/shownOffers.ts';
import { StayCard } from '../../offers/StayCard.tsx';
import { useHearts } from '../../wishlist/useHearts.ts';
import { lazyPart } from '../../../kit/parts/lazyPart.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import { usePart } from '../../../kit/parts/usePart.ts';
import type { InlineBlockProps } from './blocks/InlineBlocks.tsx';
import { inlineBlocks, type InlineBlock } from './inlineBlocks.ts';
import type { SearchedPlace } from '../heading/placeHeading.ts';
import { ActivitiesBlock, GiveBlock } from './lateBlocks.tsx';
import { rowsOf } from './rowsOf.ts';
import * as styles from './ResultRows.css.ts';
import messages from './ResultRows.messages.json';

export interface ResultRowsProps {
  results: readonly HotelResult[];
  flow: Flow;
  /** Address of the search, without "?" and "#". */
  query: string;
  hash: string;
  /** Page of results, counted from 0. @default 0 */
  page?: number;
  /** The place searched, for the blocks between rows. */
  place?: SearchedPlace;
  /** Number of cards whose first photo is loaded with priority. @default 0 */
  priorityCount?: number;
  /** Called once the rows are in the document and interactive. */
  onReady?: (() => void) | undefined;
}

const BLOCKS: Readonly<Record<InlineBlock, ComponentType<InlineBlockProps>>> = {
  give: GiveBlock,
  activities: ActivitiesBlock,
  boxes: lazyPart(async () => (await import('./BoxesBlock.tsx')).BoxesBlock),
};

/**
 * The results of a search: a row of three cards, then up to the ninth, then the rest, with a block between rows
 * (SE-167); the offers of one hotel are in one column (SE-182). Each row is a list with a name; the blocks are
 * outside of the lists.
 */
export const ResultRows = memo(function ResultRows({
  results,
  flow,
  query,
  hash,
  page = 0,
  place,
  priorityCount = 0,
  onReady,
}: ResultRowsProps) {
  useLayoutEffect(() => onReady?.(), [onReady]);
  const words = useWords(messages);
  const shared = useShared();
  const { isSaved, onSave } = useHearts();
  const { drawer, openOtherOffers } = useOtherOffers({ flow, query, hash });
  const { offers, isOfHotel } = useMemo(() => shownOffers(results, flow), [results, flow]);
  const { itemProps } = useListTracking({
    list: 'search',
    listKey: useMemo(
      () => searchKey({ flow, page, record: criteriaRecord({ query, hash }) }),
      [flow, page, query, hash],
    ),
    items: useMemo(() => offers.map(stayListItem), [offers]),
  });
  const blocks = inlineBlocks({
    flow,
    toggles: shared.switches.toggles,
    isCare: shared.isCare,
  });
  const rows = isOfHotel ? [{ start: 0, items: offers }] : rowsOf(offers);
  return (
    <>
      <div className={isOfHotel ? styles.column : styles.rows}>
        {rows.map(({ start, items }, at) => {
          const from = page * PAGE_SIZE + start + 1;
          const count = items.length;
          return (
            <Fragment key={start}>
              <ul
                className={at > 0 ? styles.laterRow : styles.row}
                aria-label={words('results.row', { count, from, to: from + count - 1 })}
              >
                {items.map((offer, index) => (
                  <OfferCell isOfHotel={isOfHotel} key={offer.id} {...itemProps(stayListItem(offer))}>
                    <StayCard
                      offer={offer}
                      flow={flow}
                      query={query}
                      hash={hash}
                      headingLevel={2}
                      isOfHotel={isOfHotel}
                      isPriority={start + index < priorityCount}
                      isSaved={isSaved('STAY', offer.id)}
                      onSave={onSave}
                      onOtherOffers={openOtherOffers}
                    />
                  </OfferCell>
                ))}
              </ul>
              {at < rows.length - 1 && (
                <Block name={blocks[at]} flow={flow} query={query} hash={hash} place={place} />
              )}
            </Fragment>
          );
        })}
      </div>
      {drawer}
    </>
  );
});

function Block({ name, ...props }: InlineBlockProps & { name: InlineBlock | undefined }) {
  if (name === undefined) return null;
  const Shown = BLOCKS[name];
  return (
    <div className={styles.blocks[name]}>
      <Suspense fallback={<span />}>
        <Shown {...props} />
      </Suspense>
    </div>
  );
}

const loadDrawer = async () => (await import('./OtherOffersDrawer.tsx')).OtherOffersDrawer;

interface OpenedDrawer {
  offer: OfferCardData;
  isOpen: boolean;
}

/**
 * The drawer of a hotel's other offers. Its code is loaded with the first press; after a failure, the press can be
 * repeated.
 */
function useOtherOffers(search: { flow: Flow; query: string; hash: string }) {
  const { Part: Drawer, show } = usePart(loadDrawer);
  const [opened, setOpened] = useState<OpenedDrawer>();
  const openOtherOffers = useCallback(
    (offer: OfferCardData) => {
      setOpened({ offer, isOpen: true });
      void show();
    },
    [show],
  );
  const drawer = Drawer && opened && (
    <Drawer
      hotelId={opened.offer.hotel.id}
      hotelName={opened.offer.hotel.label}
      mainOffer={opened.offer}
      search={search}
      isOpen={opened.isOpen}
      onClose={() => setOpened({ ...opened, isOpen: false })}
    />
  );
  return { drawer, openOtherOffers };
}
