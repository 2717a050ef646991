import { plainText } from '../Field/plainText.ts';
import type { PhonePlan } from './phonePlans.ts';

/** Error in a typed number. */
export type PhoneProblem =
  /** Letters, or a + that is not in front. */
  | 'unreadable'
  | 'tooShort'
  | 'tooLong'
  /** The length is possible, but no number of the country begins like this, or no country code does. */
  | 'impossible';

/** E.164: at most 15 digits including the country's; no country has fewer than 7. */
const LENGTHS = { fewest: 7, most: 15 } as const;

/** Separators between digits: spaces, hyphens, dots, slashes, brackets (ALG-21, and those of pasted text). */
const SEPARATORS = /[ ().\-/·]/g;

/** The scheme of a number copied from a link (RFC 3966). */
const SCHEME = /^tel:/i;

/** A number, or its error and the plan that it was checked against. */
export type PhoneReading = { e164: string } | { problem: PhoneProblem; plan: PhonePlan | undefined };

/**
 * Reads a number in national ("06.12.34.56.78") or international format ("+33 6 12 34 56 78", "0033…", "+33 (0)6…",
 * "tel:+33…") and returns its E.164 form ("+33612345678"). A number in international format is read by its own
 * country's plan.
 *
 * @param home Plan for a number in national format; undefined if only international format is accepted.
 */
export function readPhone(
  text: string,
  home: PhonePlan | undefined,
  plans: readonly PhonePlan[],
): PhoneReading {
  const digits = plainText(text).replace(SCHEME, '').replace(SEPARATORS, '').replace(/^00/, '+');
  if (!/^\+?\d+$/.test(digits)) return { problem: 'unreadable', plan: home };
  if (digits.startsWith('+')) {
    const plan = planOf(digits, plans, home);
    return plan ? readNational(digits.slice(1 + plan.callingCode.length), plan) : readForeign(digits);
  }
  if (!home) return { problem: 'unreadable', plan: home };
  const reading = readNational(digits, home);
  if ('e164' in reading || !digits.startsWith(home.callingCode)) return reading;
  // The + is easily lost when a number is copied.
  const withoutCode = readNational(digits.slice(home.callingCode.length), home);
  return 'e164' in withoutCode ? withoutCode : reading;
}

/** The plan of a number in international format; `preferred` where countries share a calling code. */
export function planOf(
  e164: string,
  plans: readonly PhonePlan[],
  preferred?: PhonePlan,
): PhonePlan | undefined {
  const isOf = (plan: PhonePlan) => e164.startsWith(`+${plan.callingCode}`);
  if (preferred && isOf(preferred)) return preferred;
  return plans.find(isOf);
}

/** A number in the national format of its country, "06 12 34 56 78"; in E.164 if no plan matches. */
export function writePhone(e164: string, plans: readonly PhonePlan[]): string {
  const plan = planOf(e164, plans);
  const national = plan && e164.slice(1 + plan.callingCode.length);
  const kind = plan?.kinds.find(({ pattern }) => pattern.test(national ?? ''));
  if (!plan || !kind) return e164;
  let rest = `${plan.trunk}${national}`;
  const groups: string[] = [];
  for (const length of kind.groups) {
    groups.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return [...groups, rest].filter(Boolean).join(' ');
}

function readNational(typed: string, plan: PhonePlan): PhoneReading {
  const { callingCode, trunk, kinds } = plan;
  const digits = trunk && typed.startsWith(trunk) ? typed.slice(trunk.length) : typed;
  if (kinds.some(({ pattern }) => pattern.test(digits))) return { e164: `+${callingCode}${digits}` };
  // Checks whether more or fewer digits would make a valid number.
  const fits = (candidate: string) => kinds.some(({ pattern }) => pattern.test(candidate));
  for (let more = 1; more <= LENGTHS.most; more += 1)
    if (fits(digits + '0'.repeat(more))) return { problem: 'tooShort', plan };
  for (let length = digits.length - 1; length > 0; length -= 1)
    if (fits(digits.slice(0, length))) return { problem: 'tooLong', plan };
  return { problem: 'impossible', plan };
}

function readForeign(e164: string): PhoneReading {
  const length = e164.length - 1;
  const plan = undefined;
  if (e164.startsWith('+0')) return { problem: 'impossible', plan };
  if (length < LENGTHS.fewest) return { problem: 'tooShort', plan };
  return length > LENGTHS.most ? { problem: 'tooLong', plan } : { e164 };
}
