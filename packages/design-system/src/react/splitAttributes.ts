import type { AriaAttributes } from 'react';

/** Attributes that a component hands on to its root as they are; `data-*` among them. */
export interface RootAttributes extends AriaAttributes {
  id?: string | undefined;
}

/** Splits props into the attributes of a component's root (`id`, `aria-*`, `data-*`) and the rest. */
export function splitAttributes<Props extends RootAttributes>(
  props: Props,
): [RootAttributes, Omit<Props, keyof RootAttributes>] {
  const attributes: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props))
    (/^(?:id$|aria-|data-)/.test(name) ? attributes : rest)[name] = value;
  return [attributes, rest as Omit<Props, keyof RootAttributes>];
}
