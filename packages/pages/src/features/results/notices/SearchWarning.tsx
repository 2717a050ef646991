import { Notice } from '@sabadora/design-system/Notice';

/** Warning about a search that was done nevertheless, e.g. that its destination was not found. */
export function SearchWarning({ text }: { text: string }) {
  return <Notice tone="warning">{text}</Notice>;
}
