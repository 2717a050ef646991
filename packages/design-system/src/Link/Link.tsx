import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { ExternalIcon } from '../Icon/index.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useWords } from '../words/useWords.ts';
import * as styles from './Link.css.ts';
import type { LinkWords } from './words.ts';

export interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'children' | 'className'> {
  /** Address of the link's target. */
  href: string;
  /** Text that describes the target, also when it is read alone. */
  children: ReactNode;
  /**
   * Look: `inline` is underlined, `standalone` is underlined under the pointer, `inherit` takes the colour of its
   * text.
   * @default 'inline'
   */
  tone?: 'inline' | 'standalone' | 'inherit';
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<LinkWords>;
  /**
   * Class that fits the link into the text or layout around it, e.g. with a larger target or the look of a heading.
   */
  className?: string;
}

/** A link. With `target="_blank"` it shows and announces that it opens a new tab. */
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
