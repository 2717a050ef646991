export {
  UrgencyBadges,
  type BadgeMessage,
  type UrgencyBadgesProps,
  type UrgencyMessage,
} from './UrgencyBadges.tsx';
