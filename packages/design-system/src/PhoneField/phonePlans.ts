/** Numbering rules of one country, which a phone field uses to read, check and format numbers. */
export interface PhonePlan {
  /** ISO 3166 code, e.g. "FR". */
  country: string;
  /** Digits after the +, e.g. "33". */
  callingCode: string;
  /** Digit that is dialled first within the country and left out from abroad; '' where there is none. */
  trunk: '' | '0';
  /** Kinds of numbers; the first that matches is used. */
  kinds: readonly PhoneKind[];
  /** A valid number in national format. */
  example: string;
}

interface PhoneKind {
  /** Matches all digits after the calling code. */
  pattern: RegExp;
  /** Lengths of the groups in national format, trunk digit included; remaining digits form one more group. */
  groups: readonly number[];
}

const pairs = [2, 2, 2, 2, 2];

/**
 * Numbering plans of our markets and of neighbouring countries whose guests book with us. Written from general
 * knowledge of national numbers, not copied from a regulator's list: the patterns check length and first digits,
 * which catches typing errors, and are tested against libphonenumber. They contain neither the assigned ranges nor
 * the numbers in service.
 *
 * Written here because libphonenumber-js 1.x weighs 29 kB gzip with its smallest tables (every country), and these
 * weigh under one.
 */
export const phonePlans = {
  FR: {
    country: 'FR',
    callingCode: '33',
    trunk: '0',
    kinds: [{ pattern: /^[1-9]\d{8}$/, groups: pairs }],
    example: '06 12 34 56 78',
  },
  BE: {
    country: 'BE',
    callingCode: '32',
    trunk: '0',
    kinds: [
      { pattern: /^4[5-9]\d{7}$/, groups: [4, 2, 2, 2] },
      // The four large zones have one-digit area codes, and need the second digit too: 4 is Liège, but mobile numbers
      // also begin with 4.
      { pattern: /^(?:[23][2-8]|4[23]|9[2-4])\d{6}$/, groups: [2, 3, 2, 2] },
      { pattern: /^[15-8]\d{7}$/, groups: [3, 2, 2, 2] },
    ],
    example: '0470 12 34 56',
  },
  NL: {
    country: 'NL',
    callingCode: '31',
    trunk: '0',
    kinds: [
      { pattern: /^6[1-58]\d{7}$/, groups: pairs },
      { pattern: /^[1-57]\d{8}$/, groups: [3, 3, 4] },
      { pattern: /^8[58]\d{7}$/, groups: [3, 3, 4] },
    ],
    example: '06 12 34 56 78',
  },
  ES: {
    country: 'ES',
    callingCode: '34',
    trunk: '',
    kinds: [{ pattern: /^[6-9]\d{8}$/, groups: [3, 2, 2, 2] }],
    example: '612 34 56 78',
  },
  IT: {
    country: 'IT',
    callingCode: '39',
    // The leading zero of a fixed line is also dialled from abroad.
    trunk: '',
    kinds: [
      // Numbers of nine digits are old; numbers beginning with 31 are new.
      { pattern: /^3(?:1\d|[2-9]\d?)\d{7}$/, groups: [3, 3, 4] },
      { pattern: /^0[26]\d{4,8}$/, groups: [2, 4, 4] },
      { pattern: /^0\d{5,10}$/, groups: [3, 3, 4] },
    ],
    example: '312 345 6789',
  },
  LU: {
    country: 'LU',
    callingCode: '352',
    trunk: '',
    kinds: [
      { pattern: /^6\d{8}$/, groups: [3, 3, 3] },
      { pattern: /^[2-57-9]\d{4,10}$/, groups: [2, 2, 2, 2, 2] },
    ],
    example: '621 123 456',
  },
  DE: {
    country: 'DE',
    callingCode: '49',
    trunk: '0',
    kinds: [
      { pattern: /^1(?:5\d|[67]\d?)\d{8}$/, groups: [4, 4, 4] },
      { pattern: /^[2-9]\d{5,10}$/, groups: [4, 4, 4] },
    ],
    example: '0151 2345 6789',
  },
  CH: {
    country: 'CH',
    callingCode: '41',
    trunk: '0',
    kinds: [{ pattern: /^[2-9]\d{8}$/, groups: [3, 3, 2, 2] }],
    example: '078 123 45 67',
  },
  PT: {
    country: 'PT',
    callingCode: '351',
    trunk: '',
    kinds: [{ pattern: /^[29]\d{8}$/, groups: [3, 3, 3] }],
    example: '912 345 678',
  },
  GB: {
    country: 'GB',
    callingCode: '44',
    trunk: '0',
    kinds: [
      { pattern: /^7\d{9}$/, groups: [5, 6] },
      { pattern: /^2\d{9}$/, groups: [3, 4, 4] },
      { pattern: /^(?:[139]\d{9}|8\d{8,9})$/, groups: [5, 6] },
      // Areas where some numbers are one digit shorter.
      {
        pattern:
          /^1(?:20[48]|254|276|29[78]|36[34]|38[46]|404|420|46[01]|48[08]|52[47]|56[26]|606|629|635|647|659|69[57]|726|744|750|768|827|837|884|90[05]|935|94[69]|963|995)\d{5}$/,
        groups: [5, 5],
      },
    ],
    example: '07400 123456',
  },
} as const satisfies Record<string, PhonePlan>;
