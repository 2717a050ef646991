import { mergeHash } from '../../address/hash.ts';
import type { AddressParts } from '../../address/flowChange.ts';
import type { GiftFormat } from '../../criteria/criteria.ts';

/** Suffix of the code for each format (ALG-18, D-078); upper case only. */
const DIGITAL_SUFFIX = 'EBOX';
const PHYSICAL_SUFFIX = 'BOX';
/** Position of the code in the path of a box's page: `/box/detail/{slug}/{code}` (D-035). */
const CODE_SEGMENT = 4;

/** Boxes to list: those with a digital code, in their order (PR-092, ALG-18). */
export function listedBoxes<Box extends { code: string }>(boxes: readonly Box[]): Box[] {
  return boxes.filter(({ code }) => code.endsWith(DIGITAL_SUFFIX));
}

/** Format of a box by its code (PR-091, ALG-18); undefined for a code without a suffix. */
export function boxFormat(code: string): GiftFormat | undefined {
  if (code.endsWith(DIGITAL_SUFFIX)) return 'digital';
  return code.endsWith(PHYSICAL_SUFFIX) ? 'physical' : undefined;
}

/** Code of the same box in another format; a code without a suffix is not changed (ALG-18). */
export function boxCodeIn(format: GiftFormat, code: string): string {
  const current = boxFormat(code);
  if (current === undefined || current === format) return code;
  const base = code.slice(0, -(current === 'digital' ? DIGITAL_SUFFIX : PHYSICAL_SUFFIX).length);
  return base + (format === 'digital' ? DIGITAL_SUFFIX : PHYSICAL_SUFFIX);
}

/** Address of the same box in another format: changes only the code and `giftFormat` (PR-093, ALG-18). */
export function changeBoxFormat(address: AddressParts, format: GiftFormat): AddressParts {
  const segments = address.path.split('/');
  const code = segments[CODE_SEGMENT];
  if (code !== undefined) segments[CODE_SEGMENT] = boxCodeIn(format, code);
  return { ...address, path: segments.join('/'), hash: mergeHash(address.hash, { giftFormat: format }) };
}
