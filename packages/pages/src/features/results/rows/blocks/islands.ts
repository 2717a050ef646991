export { ActivitiesBlock, GiveBlock } from './InlineBlocks.tsx';
