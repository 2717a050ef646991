import { SITE_NAME } from '@sabadora/pages';

/** Name of a minisite in tabs and search engines, e.g. "Avenue × Sabadora". */
export function siteName({ name }: { name: string }): string {
  return `${name} × ${SITE_NAME}`;
}
