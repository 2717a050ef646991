export { RoomCard, type RoomCardProps } from './RoomCard.tsx';
export { RoomCardSkeleton } from './RoomCardSkeleton.tsx';
export type { RoomCardWords } from './words.ts';
