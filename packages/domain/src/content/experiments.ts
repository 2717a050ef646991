/** A variation, and how many of a hundred visitors see it. */
export interface WeightedVariation {
  name: string;
  /** Percent; the weights of an experiment are 100 together at most, and whoever is left over sees no variation. */
  weight: number;
}

/** A 32-bit hash in which every bit of the text counts: FNV-1a, mixed at the end as in MurmurHash3. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The variation of an experiment for a visitor: the same at every visit, and independent of that in other experiments
 * (CH-181). Nothing is stored for it. Raising the weight of the last variation moves no visitor between the others.
 *
 * @returns undefined for the share of visitors that no weight takes.
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
 * The text of switches with each weighted experiment decided for the visitor, as `readSwitches` reads it: the variation
 * that they were assigned, or `off` for the share that is left over, and for whoever has not consented to be counted.
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
