export { BookingBar, type BookingBarProps } from './BookingBar.tsx';
export { BookingCard, type BookingCardProps } from './BookingCard.tsx';
export { BookingCardSkeleton } from './BookingCardSkeleton.tsx';
