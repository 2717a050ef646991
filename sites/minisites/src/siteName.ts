import { SITE_NAME } from '@sabadora/pages';

/** What tabs and search engines call a minisite, e.g. "Avenue × Sabadora". */
export function siteName({ name }: { name: string }): string {
  return `${name} × ${SITE_NAME}`;
}
