import { EmptyState } from '@sabadora/design-system/EmptyState';
import { CloseIcon } from '@sabadora/design-system/Icon';
import { IconButton } from '@sabadora/design-system/IconButton';
import { Picture } from '@sabadora/design-system/Picture';
import { PriceTag } from '@sabadora/design-system/PriceTag';
import { useSavedPrice, type WishlistItem } from '@sabadora/hooks';
import { needsScript } from '../../kit/parts/needsScript.css.ts';
import { photoOf } from '../offers/photo.ts';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './WishlistDrawer.css.ts';
import unitPriceMessages from '../offers/unitPrice.messages.json';
import messages from './WishlistDrawer.messages.json';

export interface WishlistItemsProps {
  /** Items, latest first. */
  items: readonly WishlistItem[];
  /** Level of the headings of the two groups. */
  headingLevel: 2 | 3;
  onRemove: (item: WishlistItem) => void;
}

/** Saved stays and activities in separate groups (CH-137); without any, a hint to add some (CH-138). */
export function WishlistItems({ items, headingLevel, onRemove }: WishlistItemsProps) {
  const words = useWords(messages);
  const Title = `h${headingLevel}` as const;
  const groups = [
    { title: words('chrome.wishlistStays'), items: items.filter(({ kind }) => kind === 'STAY') },
    { title: words('chrome.wishlistActivities'), items: items.filter(({ kind }) => kind === 'ACTIVITY') },
  ];
  return (
    <>
      {items.length === 0 && (
        <EmptyState
          sentence={words('chrome.wishlistEmpty')}
          vignette="letter"
          action={<p className={styles.line}>{words('chrome.wishlistEmptyHint')}</p>}
        />
      )}
      {groups.map(
        (group) =>
          group.items.length > 0 && (
            <section key={group.title} className={styles.group}>
              <Title className={styles.groupTitle}>{group.title}</Title>
              <ul className={styles.list}>
                {group.items.map((item) => (
                  <Saved key={item.id} item={item} onRemove={() => onRemove(item)} />
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
}

function Saved({ item, onRemove }: { item: WishlistItem; onRemove: () => void }) {
  const words = useWords(messages);
  return (
    <li className={styles.saved}>
      <div className={styles.picture}>
        <Picture photo={photoOf(item.imageUrl, '')} width={640} height={360} />
      </div>
      <div className={styles.about}>
        <a href={item.uri} className={styles.name}>
          {item.hotel.label}
        </a>
        <span className={styles.line}>{item.label}</span>
        <span className={styles.line}>{item.hotel.location}</span>
        <PriceToday item={item} />
      </div>
      <span className={needsScript}>
        <IconButton
          label={words('chrome.wishlistRemove', { label: item.hotel.label })}
          icon={<CloseIcon />}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}

/** Current price of an item. It is not stored with the item, because prices change. */
function PriceToday({ item }: { item: WishlistItem }) {
  const words = useWords(messages, unitPriceMessages);
  const price = useSavedPrice(item);
  switch (price.status) {
    case 'loading':
      return <span className={styles.priceRoom} />;
    case 'error':
      return null;
    case 'gone':
      return <span className={styles.line}>{words('chrome.wishlistGone')}</span>;
    case 'stay': {
      const { priceCents, nights, travellers: people } = price;
      const note = words('cards.forParty', { nights, people });
      return <PriceTag priceCents={priceCents} isFrom note={note} size="small" align="start" />;
    }
    case 'activity':
      return (
        <PriceTag
          priceCents={price.priceCents}
          isFrom
          note={words('cards.perPerson')}
          size="small"
          align="start"
        />
      );
  }
}
