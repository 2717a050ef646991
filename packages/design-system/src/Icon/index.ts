export type { IconComponent, IconProps } from './createIcon.tsx';
export * from './gift.ts';
export * from './person.ts';
export * from './signs.ts';
export * from './states.ts';
export * from './tools.ts';
export * from './travel.ts';
