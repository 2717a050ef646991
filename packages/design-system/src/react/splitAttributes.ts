import type { RootProps } from './rootProps.ts';

/** Splits props into the attributes of a component's root (`id`, `aria-*`, `data-*`) and the rest. */
export function splitAttributes<Props extends RootProps>(
  props: Props,
): [RootProps, Omit<Props, keyof RootProps>] {
  const attributes: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props))
    (/^(?:id$|aria-|data-)/.test(name) ? attributes : rest)[name] = value;
  return [attributes, rest as Omit<Props, keyof RootProps>];
}
