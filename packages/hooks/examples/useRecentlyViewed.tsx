import { useRecentlyViewed } from '@sabadora/hooks';

export function Example() {
  const { items, add, clear } = useRecentlyViewed();
  const view = () =>
    add({
      id: 12,
      type: 'STAY',
      label: 'Weekend by the sea',
      imageUrl: '/images/sea/12/640_360.webp',
      price: null,
      hotel: { label: 'Hôtel des Dunes', stars: 4 },
      uri: '/stay/12',
    });
  return (
    <>
      <ul aria-label="Seen before">
        {items.map(({ type, id, label, uri }) => (
          <li key={`${type} ${id}`}>
            <a href={uri}>{label}</a>
          </li>
        ))}
      </ul>
      <button type="button" onClick={view}>
        Look at a stay
      </button>
      <button type="button" onClick={clear}>
        Forget them
      </button>
    </>
  );
}
