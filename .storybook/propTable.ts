import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = Parameters<Enhancer>[0]['argTypes'][string];
type PropType = Exclude<NonNullable<ArgType['type']>, string>;

const valueOf = (type: PropType): unknown => ('value' in type ? type.value : undefined);

/** Removes `undefined` from the type of an optional prop, for which it is redundant. */
function withoutUndefined(type: PropType): PropType {
  if (type.name !== 'union') return type;
  const members = type.value.filter((member) => valueOf(member) !== 'undefined');
  const [only] = members;
  if (only && members.length === 1) return only;
  const literals = members.map(valueOf);
  return literals.every((literal) => typeof literal === 'string' && literal.startsWith("'"))
    ? { name: 'enum', value: literals.map((literal) => String(literal).slice(1, -1)) }
    : { ...type, value: members };
}

function spelled(type: PropType): string | undefined {
  if (type.name === 'enum')
    return type.value.map((value) => (Number.isNaN(Number(value)) ? `'${value}'` : value)).join(' | ');
  if (type.name === 'union') return type.value.map((member) => spelled(member) ?? member.name).join(' | ');
  if (type.name === 'other') return type.value;
  return undefined;
}

const SETTABLE = ['string', 'number', 'boolean', 'enum'];

/**
 * The control for a prop in the docs: a text field for texts, and none where it would be an editor of raw objects.
 */
function controlFor(type: PropType | undefined, value: unknown): Pick<ArgType, 'control'> {
  if (!type || SETTABLE.includes(type.name)) return {};
  return { control: typeof value === 'string' ? 'text' : false };
}

function readable(argType: ArgType, value: unknown): ArgType {
  const [, description = '', initial] =
    /^([^]*?)\s*(?:@default\s+([^]+))?$/.exec(argType.description ?? '') ?? [];
  const type = typeof argType.type === 'object' ? withoutUndefined(argType.type) : undefined;
  const { type: read, ...table } = argType.table ?? {};
  const summary = read?.summary === 'union' ? type && (spelled(type) ?? type.name) : read?.summary;
  return {
    ...argType,
    ...controlFor(type, value),
    ...(type && { type }),
    description,
    table: {
      ...table,
      // Storybook reads `readonly T[]` as "unknown"; no type is better than a wrong one.
      ...(summary && summary !== 'unknown' && { type: { ...read, summary } }),
      ...(initial && { defaultValue: { summary: initial.trim() } }),
    },
  };
}

/** Moves the "@default" of a prop's docstring to its own column, and spells unions out. */
export const readableProps: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([prop, argType]) => [prop, readable(argType, initialArgs[prop])]),
  );
