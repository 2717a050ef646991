import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { ExternalIcon } from '../Icon/index.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useWords } from '../words/useWords.ts';
import * as styles from './Link.css.ts';
import type { LinkWords } from './words.ts';

export interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'children' | 'className'> {
  /** Where it leads. */
  href: string;
  /** Words that say where it leads, also when they are read alone. */
  children: ReactNode;
  /** Inside a sentence (underlined), on its own (underlined under the pointer), or in the colour of its text. @default 'inline' */
  tone?: 'inline' | 'standalone' | 'inherit';
  /** Own words in place of the page's, one by one. */
  words?: Partial<LinkWords>;
  /** Fits it into the text or layout around it, e.g. a larger area to press or the look of a heading. */
  className?: string;
}

/** Leads somewhere. One with `target="_blank"` says and shows that it opens a new tab. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { tone = 'inline', children, className, words: overrides, ...anchor },
  ref,
) {
  const words = useWords('Link', overrides);
  const opensInNewTab = anchor.target === '_blank';
  return (
    <a
      {...(opensInNewTab && { rel: 'noopener' })}
      {...anchor}
      ref={ref}
      className={[styles.link, styles.tone[tone], className].filter(Boolean).join(' ')}
    >
      {children}
      {opensInNewTab && (
        <>
          <ExternalIcon size="small" className={styles.icon} />
          <span className={visuallyHidden}> {words.opensInNewTab}</span>
        </>
      )}
    </a>
  );
});
