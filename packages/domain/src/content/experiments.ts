/** A variation, and the percentage of visitors who see it. */
export interface WeightedVariation {
  name: string;
  /** Percent. The weights of an experiment add up to at most 100; visitors beyond that see no variation. */
  weight: number;
}

/** A 32-bit hash that depends on every bit of the text: FNV-1a with the final mix of MurmurHash3. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Assigns a visitor to a variation of an experiment: the same one at every visit, and independent of other
 * experiments (CH-181). Nothing is stored. A higher weight of the last variation moves no visitor between the others.
 *
 * @returns undefined for the share of visitors without a variation
 */
export function assignVariation<Variation extends WeightedVariation>(
  experiment: string,
  visitorId: string,
  variations: readonly Variation[],
): Variation | undefined {
  const place = (hashOf(`${experiment}/${visitorId}`) / 2 ** 32) * 100;
  let end = 0;
  return variations.find(({ weight }) => place < (end += weight));
}

/** An experiment with weights in a configuration, e.g. "searchDates=forced:30/suggested:30". */
const WEIGHTED = /^\s*(\w+)=(\w+:\d{1,3}(?:\/\w+:\d{1,3})*)\s*$/;

/**
 * Replaces each weighted experiment in the text of switches by the visitor's variation, for `readSwitches`. It is
 * `off` for visitors without a variation, and for those who have not consented to analytics.
 */
export function decideWeights(
  switches: string | undefined,
  visitorId: string | undefined,
): string | undefined {
  return switches
    ?.split(',')
    .map((entry) => {
      const [, name, weights] = WEIGHTED.exec(entry) ?? [];
      if (name === undefined || weights === undefined) return entry;
      const variations = weights.split('/').map((each) => {
        const [variation = '', weight] = each.split(':');
        return { name: variation, weight: Number(weight) };
      });
      const assigned = visitorId === undefined ? undefined : assignVariation(name, visitorId, variations);
      return `${name}=${assigned?.name ?? 'off'}`;
    })
    .join(',');
}
