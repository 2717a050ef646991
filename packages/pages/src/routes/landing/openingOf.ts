import type { LandingBlock } from '@sabadora/api';

type BlockOf<Type extends LandingBlock['type']> = Extract<LandingBlock, { type: Type }>;

/** What a landing page begins with: its top bars, and the picture where that is the first of its other blocks. */
export function openingOf(blocks: readonly LandingBlock[]): {
  bars: BlockOf<'topBar'>[];
  opening: BlockOf<'jumbotron'> | undefined;
} {
  const first = blocks.find(({ type }) => type !== 'topBar');
  return {
    bars: blocks.filter((block) => block.type === 'topBar'),
    opening: first?.type === 'jumbotron' ? first : undefined,
  };
}
