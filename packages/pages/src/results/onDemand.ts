import { lazy, type ComponentType } from 'react';
import { onDemand } from '../words/onDemand.tsx';

const Nothing = () => null;

/** A part that loads by itself and is done without where its code cannot be fetched: it never takes the page with it. */
export function optional<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loadPart = onDemand(load);
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await loadPart() };
    } catch {
      return { default: Nothing };
    }
  });
}

/** Loads a part when it is first asked for, and keeps it; what could not be fetched is fetched again the next time. */
export function whenAsked<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): () => Promise<ComponentType<Props>> {
  const loadPart = onDemand(load);
  let loading: Promise<ComponentType<Props>> | undefined;
  return async () => {
    try {
      return await (loading ??= loadPart());
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
}
