import { FRANCE } from './france.ts';
import { ITALY } from './italy.ts';
import { LOW_COUNTRIES } from './lowCountries.ts';
import type { Setting } from './setting.ts';
import { SPAIN } from './spain.ts';

const ALL = { ...FRANCE, ...SPAIN, ...ITALY, ...LOW_COUNTRIES };

/** Name of a setting: lower-case letters only, because it is a part of a picture's address. */
export type SettingName = keyof typeof ALL;

export const SETTINGS: Readonly<Record<SettingName, Setting>> = ALL;

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(SETTINGS, name);
