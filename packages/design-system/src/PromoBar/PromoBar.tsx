import { forwardRef, type ComponentPropsWithoutRef, type MouseEventHandler, type ReactNode } from 'react';
import { CloseIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { type OpenStateProps, useOpenState } from '../layers/useOpenState.ts';
import { Link } from '../Link/index.ts';
import { useWords } from '../words/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './PromoBar.css.ts';
import type { PromoBarWords } from './words.ts';

/** One link of a promo bar (CH-053). */
export interface PromoBarLink {
  /** The link's text. */
  label: string;
  /** The address that the link opens. */
  href: string;
  /** Whether it opens a new tab, which the link announces. @default false */
  isNewTab?: boolean | undefined;
  /** Look: underlined text, or with a border. @default 'text' */
  variation?: keyof typeof styles.links | undefined;
  /** Called before the link is followed, e.g. to track it. */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

export interface PromoBarProps extends RootProps {
  /** The announcement; text of the CMS is passed as elements, already sanitised (CH-055). */
  children?: ReactNode;
  /**
   * Background. The six of the CMS (CH-057): black is `ink`, grey `neutral`, red `promo`, yellow `gold`, blue
   * `action`, green `good`.
   * @default 'ink'
   */
  tone?: 'ink' | 'neutral' | 'promo' | 'gold' | 'action' | 'good' | undefined;
  /** Code to enter at the checkout; one click selects all of it. */
  code?: string | undefined;
  /** Time left in the promotion, shown after the text. */
  countdown?: ReactNode;
  /** Links in the order shown (CH-052). */
  links?: readonly PromoBarLink[] | undefined;
  /** Whether the bar is shown; controlled. */
  isOpen?: boolean | undefined;
  /** Whether the bar is shown at first; uncontrolled. @default true */
  defaultOpen?: boolean | undefined;
  /**
   * Shows a close button. Called with false and `closeButton` when it is pressed; the caller must remember that and
   * move the focus.
   */
  onOpenChange?: OpenStateProps['onOpenChange'];
  /** Attributes of the close button, for a form that closes the bar before scripts have loaded. */
  closeButtonProps?: Pick<ComponentPropsWithoutRef<'button'>, 'type' | 'form' | 'name' | 'value'> | undefined;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<PromoBarWords> | undefined;
}

/** A strip over the header: an announcement on one line, and links (CH-052, CH-055). */
export const PromoBar = forwardRef<HTMLElement, PromoBarProps>(function PromoBar(
  {
    children,
    tone = 'ink',
    code,
    countdown,
    links = [],
    isOpen,
    defaultOpen = true,
    onOpenChange,
    closeButtonProps,
    words: overrides,
    ...root
  },
  ref,
) {
  const words = useWords('PromoBar', overrides);
  const [isThere, setThere] = useOpenState({ isOpen, defaultOpen, onOpenChange });
  if (!isThere) return null;
  return (
    <aside {...root} ref={ref} aria-label={words.label} className={`${styles.bar} ${styles.tones[tone]}`}>
      <div className={`${styles.row} ${styles.contents[tone]}`}>
        <div className={styles.line}>
          {children && <div className={styles.text}>{children}</div>}
          {code !== undefined && (
            <span>
              {words.code} <strong className={styles.code}>{code}</strong>
            </span>
          )}
          {countdown}
          {links.map(({ label, href, isNewTab, variation = 'text', onClick }) => (
            <Link
              key={href}
              href={href}
              tone="inherit"
              className={styles.links[variation]}
              onClick={onClick}
              {...(isNewTab && { target: '_blank' })}
            >
              {label}
            </Link>
          ))}
        </div>
        {onOpenChange && (
          <span className={styles.close}>
            <IconButton
              {...closeButtonProps}
              label={words.close}
              icon={<CloseIcon />}
              onClick={(event) => {
                // The form is only used where no script has loaded.
                event.preventDefault();
                setThere(false, { reason: 'closeButton' });
              }}
            />
          </span>
        )}
      </div>
    </aside>
  );
});
