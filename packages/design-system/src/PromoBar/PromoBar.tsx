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
  /** Opens a new tab, and says so. @default false */
  isNewTab?: boolean | undefined;
  /** Underlined text, or with an edge around it. @default 'text' */
  variation?: keyof typeof styles.links | undefined;
  /** Called before the link is followed, e.g. to track it. */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

export interface PromoBarProps extends RootProps {
  /** What is announced; text of the CMS arrives here as elements, already sanitised (CH-055). */
  children?: ReactNode;
  /**
   * Its background. The six of the CMS (CH-057): black is `ink`, grey `neutral`, red `promo`, yellow `gold`, blue
   * `action`, green `good`. @default 'ink'
   */
  tone?: 'ink' | 'neutral' | 'promo' | 'gold' | 'action' | 'good' | undefined;
  /** What to type at the checkout; one click selects it whole. */
  code?: string | undefined;
  /** What is left of the promotion's time, after the text. */
  countdown?: ReactNode;
  /** In order of showing (CH-052). */
  links?: readonly PromoBarLink[] | undefined;
  /** Whether it is there, when the caller owns that. */
  isOpen?: boolean | undefined;
  /** Whether it is there at first, when it owns that itself. @default true */
  defaultOpen?: boolean | undefined;
  /**
   * With it there is a cross. Receives false, for `closeButton`, when that is pressed. Keep it, and move the focus.
   */
  onOpenChange?: OpenStateProps['onOpenChange'];
  /** Of the cross, for a form that closes the bar where there is no script yet. */
  closeButtonProps?: Pick<ComponentPropsWithoutRef<'button'>, 'type' | 'form' | 'name' | 'value'> | undefined;
  /** Own words in place of the page's, one by one. */
  words?: Partial<PromoBarWords> | undefined;
}

/** A strip over the header: what is announced, in a line, and where to go for it (CH-052, CH-055). */
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
                // A form is for who has no script.
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
