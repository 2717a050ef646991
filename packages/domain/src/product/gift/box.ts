import { mergeHash } from '../../address/hash.ts';
import type { AddressParts } from '../../address/flowChange.ts';
import type { GiftFormat } from '../../criteria/criteria.ts';

/** Ends of codes (ALG-18, D-078); upper case only. */
const DIGITAL_SUFFIX = 'EBOX';
const PHYSICAL_SUFFIX = 'BOX';
/** Place of the code in the path of a box's page: `/box/detail/{slug}/{code}` (D-035). */
const CODE_SEGMENT = 4;

/** The boxes that a list shows: those with a digital code, in their order (PR-092, ALG-18). */
export function listedBoxes<Box extends { code: string }>(boxes: readonly Box[]): Box[] {
  return boxes.filter(({ code }) => code.endsWith(DIGITAL_SUFFIX));
}

/** The format that a box's code names (PR-091, ALG-18); undefined when it names none. */
export function boxFormat(code: string): GiftFormat | undefined {
  if (code.endsWith(DIGITAL_SUFFIX)) return 'digital';
  return code.endsWith(PHYSICAL_SUFFIX) ? 'physical' : undefined;
}

/** The code of the same box in a format; a code without a suffix stays as it is (ALG-18). */
export function boxCodeIn(format: GiftFormat, code: string): string {
  const current = boxFormat(code);
  if (current === undefined || current === format) return code;
  const base = code.slice(0, -(current === 'digital' ? DIGITAL_SUFFIX : PHYSICAL_SUFFIX).length);
  return base + (format === 'digital' ? DIGITAL_SUFFIX : PHYSICAL_SUFFIX);
}

/** The page of the same box in a format: its code and `giftFormat` change, and nothing else (PR-093, ALG-18). */
export function changeBoxFormat(address: AddressParts, format: GiftFormat): AddressParts {
  const segments = address.path.split('/');
  const code = segments[CODE_SEGMENT];
  if (code !== undefined) segments[CODE_SEGMENT] = boxCodeIn(format, code);
  return { ...address, path: segments.join('/'), hash: mergeHash(address.hash, { giftFormat: format }) };
}
