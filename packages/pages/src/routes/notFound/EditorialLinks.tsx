import type { NavigationItem } from '@sabadora/design-system/DisclosureNavigation';
import { Link } from '@sabadora/design-system/Link';
import { useId } from 'react';
import { useChrome } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './EditorialLinks.messages.json';
import * as styles from './page.css.ts';

const LINKS_MAX = 8;

/** Links of a menu without children, in all its levels. */
function leaves(menu: readonly NavigationItem[]): readonly { label: string; href: string }[] {
  return menu.flatMap(({ label, href, children = [] }) => {
    if (children.length > 0) return leaves(children);
    return href === undefined ? [] : [{ label, href }];
  });
}

/** Links to the first pages of the editors' menu (CH-147). */
export function EditorialLinks() {
  const words = useWords(messages);
  const titleId = useId();
  const links = leaves(useChrome()?.menu ?? []).slice(0, LINKS_MAX);
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.subtitle}>
        {words('notFound.selection')}
      </h2>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} tone="standalone">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
