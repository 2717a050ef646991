/** End of the code of a digital box (ALG-18); upper case only. */
const DIGITAL_SUFFIX = 'EBOX';

/** The boxes that a list shows: those with a digital code, in their order (PR-092, ALG-18). */
export function listedBoxes<Box extends { code: string }>(boxes: readonly Box[]): Box[] {
  return boxes.filter(({ code }) => code.endsWith(DIGITAL_SUFFIX));
}
