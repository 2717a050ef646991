import { WishlistHeart } from '@sabadora/design-system/WishlistHeart';
import { useState } from 'react';

export function Do() {
  const [isSaved, setSaved] = useState(false);
  return <WishlistHeart itemName="Hôtel des Dunes" isSelected={isSaved} onChange={setSaved} />;
}

export function Dont() {
  const [isSaved, setSaved] = useState(false);
  return <WishlistHeart itemName="this offer" isSelected={isSaved} onChange={setSaved} />;
}
