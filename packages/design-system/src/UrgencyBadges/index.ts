export { UrgencyBadges, type UrgencyBadgesProps } from './UrgencyBadges.tsx';
