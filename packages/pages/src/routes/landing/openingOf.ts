import type { LandingBlock } from '@sabadora/api';

type BlockOf<Type extends LandingBlock['type']> = Extract<LandingBlock, { type: Type }>;

/** The beginning of a landing page: its top bars, and its jumbotron if that is the first of the other blocks. */
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
