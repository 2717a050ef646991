import { useWishlist, type WishlistItem } from '@sabadora/hooks';

const dunes: WishlistItem = {
  kind: 'STAY',
  id: 12,
  label: 'Weekend by the sea',
  hotel: { label: 'Hôtel des Dunes', location: 'Cabourg', stars: 4 },
  headwords: '',
  imageUrl: '/images/sea/12/640_360.webp',
  uri: '/stay/12',
};

export function Example() {
  const { has, toggle, items, isMounted } = useWishlist();
  return (
    <>
      <button
        type="button"
        disabled={!isMounted}
        aria-pressed={has(dunes.kind, dunes.id)}
        onClick={() => toggle(dunes)}
      >
        Save {dunes.label}
      </button>
      <p>{items.length} saved</p>
    </>
  );
}
