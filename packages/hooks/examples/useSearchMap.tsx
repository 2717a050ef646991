import { useSearchAddress, useSearchMap } from '@sabadora/hooks';
import { useState } from 'react';

/** Lists the hotels of a map; replace the list with a map of your choice. */
export function Example() {
  const { criteria, flow } = useSearchAddress();
  const [isOpen, setOpen] = useState(false);
  const map = useSearchMap({ criteria, flow, isOpen });
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Map
      </button>
      <ul>
        {map.locations.map(({ id, label, location }) => (
          <li key={id}>
            <button type="button" aria-pressed={map.selected?.id === id} onClick={() => map.select(id)}>
              {label} ({location.latitude}, {location.longitude})
            </button>
          </li>
        ))}
      </ul>
      {map.offer.data && <p>{map.offer.data.offer.label}</p>}
      {map.status === 'error' && <button onClick={map.retry}>Try again</button>}
    </>
  );
}
