import { Drawer } from '@sabadora/design-system/Drawer';
import { EmptyState } from '@sabadora/design-system/EmptyState';
import { CloseIcon } from '@sabadora/design-system/Icon';
import { IconButton } from '@sabadora/design-system/IconButton';
import { Picture } from '@sabadora/design-system/Picture';
import { PriceTag } from '@sabadora/design-system/PriceTag';
import { useSavedPrice, useWishlist, type WishlistItem } from '@sabadora/hooks';
import { photoOf } from '../offers/photo.ts';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './WishlistDrawer.css.ts';
import unitPriceMessages from '../offers/unitPrice.messages.json';
import messages from './WishlistDrawer.messages.json';

export interface WishlistDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** What the visitor has saved, stays and activities apart (CH-150). */
export function WishlistDrawer({ isOpen, onClose }: WishlistDrawerProps) {
  const words = useWords(messages);
  const { items, toggle } = useWishlist();
  const groups = [
    { title: words('chrome.wishlistStays'), items: items.filter(({ kind }) => kind === 'STAY') },
    { title: words('chrome.wishlistActivities'), items: items.filter(({ kind }) => kind === 'ACTIVITY') },
  ];
  return (
    <Drawer title={words('chrome.wishlist')} isOpen={isOpen} onOpenChange={onClose} side="end">
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
              <h3 className={styles.groupTitle}>{group.title}</h3>
              <ul className={styles.list}>
                {group.items.map((item) => (
                  <Saved key={item.id} item={item} onRemove={() => toggle(item)} />
                ))}
              </ul>
            </section>
          ),
      )}
    </Drawer>
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
      <IconButton
        label={words('chrome.wishlistRemove', { label: item.hotel.label })}
        icon={<CloseIcon />}
        onClick={onRemove}
      />
    </li>
  );
}

/** Prices change after an item was saved, so its own is not kept with it. */
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
