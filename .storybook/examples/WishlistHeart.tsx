import { WishlistHeart } from '@sabadora/design-system/WishlistHeart';
import { useState } from 'react';

export function Example() {
  const [isSaved, setSaved] = useState(false);
  return <WishlistHeart itemName="Hôtel des Dunes" isSelected={isSaved} onChange={setSaved} />;
}
