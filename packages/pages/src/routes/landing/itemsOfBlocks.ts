import type { LandingBlock } from '@sabadora/api';
import type { BlockData } from '../../features/blocks/EditorialBlock.tsx';

/**
 * Pages that the blocks of a landing page link to, in their order and each only once: hotels, boxes, and editors'
 * choices.
 */
export function itemsOfBlocks(
  blocks: readonly LandingBlock[],
  data: BlockData,
): { name: string; href: string }[] {
  const items = blocks.flatMap((block, at) => {
    switch (block.type) {
      case 'topResults':
        return (data.stays[at]?.data.exactMatch ?? []).map(({ mainPackage: { hotel } }) => ({
          name: hotel.label,
          href: hotel.uri ?? `/hotel/${hotel.id}`,
        }));
      case 'boxes':
        return (data.boxes?.results ?? []).map(({ title, url }) => ({ name: title, href: url }));
      case 'categoryCards':
        return block.cards.map(({ name, url }) => ({ name, href: url }));
      case 'promoList':
        return block.promos.map(({ title, url }) => ({ name: title, href: url }));
      case 'jumbotron':
      case 'sellingPoints':
      case 'banner':
      case 'targetedBanner':
      case 'topBar':
      case 'text':
        return [];
    }
  });
  return [
    ...new Map(items.filter(({ href }) => href.startsWith('/')).map((item) => [item.href, item])).values(),
  ];
}
