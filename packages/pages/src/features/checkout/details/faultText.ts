import type { FieldFault } from '@sabadora/domain';
import type { Words } from '../../../kit/words/messages.ts';
import type messages from './details.messages.json';

const FAULTS = [
  'required',
  'email',
  'phone',
  'text-only',
  'too-long',
  'country',
] as const satisfies readonly FieldFault[];

/** Message for a fault (ALG-21); for an unknown one, the message that the field is mandatory. */
export function faultText(
  fault: string | undefined,
  maxlength: number,
  words: Words<typeof messages>,
): string {
  const known = FAULTS.find((each) => each === fault) ?? 'required';
  return known === 'too-long'
    ? words('checkout.fault.too-long', { maxlength })
    : words(`checkout.fault.${known}`);
}
