/**
 * What in the text of a public interface (`api.txt`) breaks a consumer between two versions, a sentence for each; empty
 * when everything that was there is there, and takes and gives what it did.
 *
 * Texts are compared, not types: where a type is written otherwise it counts as changed, unless it is a prop that
 * takes more than before (`'a' | 'b'` where there was `'a'`).
 */
export function breakingChanges(before: string, after: string): string[] {
  const now = parse(after);
  return [...parse(before)].flatMap(([name, old]) => {
    const next = now.get(name);
    if (next === undefined) return [`${name} is gone.`];
    // What another entry declares is compared there.
    return old.head === '' || next.head === ''
      ? []
      : [...headChange(name, old, next), ...memberChanges(name, old, next)];
  });
}

interface Declared {
  /** Its line, e.g. "component Tabs" or "function parseHash: (text: string) => HashRecord"; empty where another entry declares it. */
  head: string;
  /** Lines of its props or fields by their names. */
  members: ReadonlyMap<string, Member>;
  /** What a consumer gives: props of components, options and props of hooks; else it is what a consumer gets. */
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

/** Every shape of the union `before` is one of `now`. */
function takesMore(before: string, now: string): boolean {
  const shapes = new Set(shapesOf(now));
  return shapesOf(before).every((shape) => shapes.has(shape));
}

/** The shapes of a union, split where no bracket is open. */
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
