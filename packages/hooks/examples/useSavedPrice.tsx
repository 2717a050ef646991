import { useSavedPrice } from '@sabadora/hooks';
import { formatMoney } from '@sabadora/hooks/core';

export function Example() {
  const price = useSavedPrice({ kind: 'STAY', id: 12 });
  switch (price.status) {
    case 'loading':
      return <p role="status">One moment …</p>;
    case 'error':
      return <p>Its price is not known just now.</p>;
    case 'gone':
      return <p>It is no longer sold.</p>;
    case 'stay':
    case 'activity':
      return <p>From {formatMoney(price.priceCents, 'fr_FR')} today</p>;
  }
}
