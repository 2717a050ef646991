/** Popular e-mail domains, in the order in which they are suggested (D-085, ALG-21). */
export const MAIL_DOMAINS = [
  'gmail.com',
  'hotmail.com',
  'hotmail.fr',
  'hotmail.es',
  'hotmail.it',
  'outlook.com',
  'outlook.fr',
  'yahoo.com',
  'yahoo.fr',
  'yahoo.es',
  'yahoo.it',
  'live.fr',
  'live.nl',
  'live.be',
  'ymail.com',
  'icloud.com',
  'orange.fr',
  'free.fr',
  'wanadoo.fr',
  'laposte.net',
  'sfr.fr',
  'libero.it',
  'telenet.be',
  'skynet.be',
  'ziggo.nl',
  'mail.com',
  'gmx.com',
] as const;

/** Top-level domains under which the owners of listed names exist in some country. */
const ENDINGS: readonly string[] = ['com', 'fr', 'es', 'it', 'nl', 'be'];

/** Fewest characters of a listed domain that may contain two typing errors. */
const LONG_DOMAIN = 9;

/**
 * Number of edits between two texts: letters added, removed, replaced or swapped with their neighbour, none edited
 * twice (Damerau and Levenshtein, optimal string alignment).
 */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[to.length] ?? 0;
}

/** Name and ending of a domain, split at its last dot. */
function partsOf(domain: string): [name: string, ending: string] {
  const at = domain.lastIndexOf('.');
  return [domain.slice(0, at), domain.slice(at + 1)];
}

/**
 * The listed domain that was probably meant (CH-094, D-085, ALG-21); undefined when the domain of the address may be
 * correct.
 */
export function mailHint(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || domain === '' || MAIL_DOMAINS.some((listed) => listed === domain)) return undefined;
  const [name, ending] = partsOf(domain);
  if (ENDINGS.includes(ending) && MAIL_DOMAINS.some((listed) => partsOf(listed)[0] === name))
    return undefined;
  let nearest: { listed: string; distance: number } | undefined;
  for (const listed of MAIL_DOMAINS) {
    const distance = editDistance(domain, listed);
    const isNear = distance <= (listed.length >= LONG_DOMAIN ? 2 : 1);
    if (isNear && distance < (nearest?.distance ?? Infinity)) nearest = { listed, distance };
  }
  return nearest?.listed;
}

/** The address with the suggested domain after its last '@' (ALG-21). */
export function withMailDomain(email: string, domain: string): string {
  return email.slice(0, email.lastIndexOf('@') + 1) + domain;
}
