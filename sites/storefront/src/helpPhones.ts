import { readByMarket } from '@sabadora/domain';

/** Phone numbers for help by market, formatted for people; a market may have none (D-083). */
export const helpPhones = readByMarket('HELP_PHONES', process.env['HELP_PHONES'] ?? '');
