import { readByMarket } from '@sabadora/domain';

/** Numbers to call for help, as people write them; a market may have none (D-083). */
export const helpPhones = readByMarket('HELP_PHONES', process.env['HELP_PHONES'] ?? '');
