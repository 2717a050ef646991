import { plainText } from '../Field/plainText.ts';
import type { PhonePlan } from './phonePlans.ts';

/** What may be wrong with a typed number. */
export type PhoneProblem =
  /** Letters, or a + that is not in front. */
  | 'unreadable'
  | 'tooShort'
  | 'tooLong'
  /** A possible length, but no number of the country begins so; or no country begins so. */
  | 'impossible';

/** E.164: at most 15 digits with the country's; no country has fewer than 7. */
const LENGTHS = { fewest: 7, most: 15 } as const;

/** What people put between digits: spaces, hyphens, dots, slashes, brackets (ALG-21 and what is pasted). */
const SEPARATORS = /[ ().\-/·]/g;

/** The scheme of a number copied from a link (RFC 3966). */
const SCHEME = /^tel:/i;

/** A number, or what is wrong with it and the plan by which that was found. */
export type PhoneReading = { e164: string } | { problem: PhoneProblem; plan: PhonePlan | undefined };

/**
 * The E.164 form ("+33612345678") of a number that is typed at home ("06.12.34.56.78") or for abroad
 * ("+33 6 12 34 56 78", "0033…", "+33 (0)6…", "tel:+33…"). A number for abroad is read by its own country's plan.
 *
 * @param home the plan by which a number without a country is read; nothing for one that needs its +.
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

/** The plan that a number for abroad follows; `preferred` where countries share a calling code. */
export function planOf(
  e164: string,
  plans: readonly PhonePlan[],
  preferred?: PhonePlan,
): PhonePlan | undefined {
  const isOf = (plan: PhonePlan) => e164.startsWith(`+${plan.callingCode}`);
  if (preferred && isOf(preferred)) return preferred;
  return plans.find(isOf);
}

/** A number as it is written in its own country, "06 12 34 56 78"; one of another country as E.164 itself. */
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
  // Would more digits, or fewer, make it one?
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
