import { vars } from './contract.css.ts';

/** Rule to spread into a style: a round button without border or background, 44 px wide, with its icon centred. */
export const roundTarget = {
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  cursor: 'pointer',
} as const;
