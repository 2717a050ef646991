/**
 * Changes between two texts of a public interface (`api.txt`) that break consumers, one sentence for each; empty when
 * nothing was removed, and everything still accepts and returns the same.
 *
 * Compares texts, not types: a type that is written differently counts as changed, except a prop that accepts more
 * than before (`'a' | 'b'` instead of `'a'`).
 */
export function breakingChanges(before: string, after: string): string[] {
  const now = parse(after);
  return [...parse(before)].flatMap(([name, old]) => {
    const next = now.get(name);
    if (next === undefined) return [`${name} is gone.`];
    // An export that another entry declares is compared in that entry.
    return old.head === '' || next.head === ''
      ? []
      : [...headChange(name, old, next), ...memberChanges(name, old, next)];
  });
}

interface Declared {
  /**
   * Its line, e.g. "component Tabs" or "function parseHash: (text: string) => HashRecord"; empty when another entry
   * declares it.
   */
  head: string;
  /** Lines of its props or fields, by name. */
  members: ReadonlyMap<string, Member>;
  /**
   * Whether a consumer provides it: props of components, options and props of hooks; otherwise a consumer gets it.
   */
  isInput: boolean;
}

interface Member {
  isOptional: boolean;
  type: string;
}

/** The exports of a text by entry and name, e.g. "@sabadora/hooks useSort". */
function parse(text: string): ReadonlyMap<string, Declared> {
  const found = new Map<string, Declared>();
  for (const section of text.split(/^# /m).slice(1)) {
    const [entry = '', ...lines] = section.split('\n');
    let members = new Map<string, Member>();
    for (const line of lines) {
      const [, name, isOptional, type] = /^ {2}(\S+?)(\??): (.*)$/.exec(line) ?? [];
      if (name !== undefined && type !== undefined)
        members.set(name, { isOptional: isOptional === '?', type });
      const [, kind, exported] = /^(component|interface|type|const|function|also) ([\w$]+)/.exec(line) ?? [];
      if (exported === undefined) continue;
      members = new Map();
      const isInput = kind === 'component' || /(?:Props|Options)$/.test(exported);
      found.set(`${entry} ${exported}`, { head: kind === 'also' ? '' : line, members, isInput });
    }
  }
  return found;
}

function headChange(name: string, old: Declared, next: Declared): string[] {
  return old.head === next.head ? [] : [`${name} was "${old.head}" and is "${next.head}".`];
}

function memberChanges(name: string, old: Declared, next: Declared): string[] {
  const changed = [...old.members].flatMap(([member, before]) => {
    const now = next.members.get(member);
    if (now === undefined) return [`${name} has no ${member} any more.`];
    const isNarrowed = old.isInput
      ? before.isOptional && !now.isOptional
      : now.isOptional && !before.isOptional;
    if (isNarrowed) return [`${member} of ${name} is ${now.isOptional ? 'optional' : 'required'} now.`];
    if (before.type === now.type || (old.isInput && takesMore(before.type, now.type))) return [];
    return [`${member} of ${name} was ${before.type} and is ${now.type}.`];
  });
  const required = [...next.members].filter(
    ([member, { isOptional }]) => old.isInput && !isOptional && member !== 'ref' && !old.members.has(member),
  );
  return [...changed, ...required.map(([member]) => `${name} cannot do without ${member}, which is new.`)];
}

/** Whether the union `now` contains every member of the union `before`. */
function takesMore(before: string, now: string): boolean {
  const shapes = new Set(shapesOf(now));
  return shapesOf(before).every((shape) => shapes.has(shape));
}

/** The members of a union, split outside of brackets. */
function shapesOf(type: string): string[] {
  const shapes: string[] = [];
  let depth = 0;
  let shape = '';
  for (const part of type.split(/( \| |=>|[([{<>}\])])/)) {
    if (/^[([{<]$/.test(part)) depth += 1;
    if (/^[)\]}>]$/.test(part)) depth -= 1;
    if (part === ' | ' && depth === 0) {
      shapes.push(shape);
      shape = '';
    } else shape += part;
  }
  return [...shapes, shape];
}
