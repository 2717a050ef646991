import { Notice } from '@sabadora/design-system/Notice';

/** Says what is wrong with a search that was done nevertheless, e.g. that its destination is found nowhere. */
export function SearchWarning({ text }: { text: string }) {
  return <Notice tone="warning">{text}</Notice>;
}
