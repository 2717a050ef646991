import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode, type Ref } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useWords } from '../words/useWords.ts';
import * as styles from './Button.css.ts';
import { type ButtonWords, buttonWords } from './words.ts';

interface ButtonLook {
  /** How much it asks for: one primary in a view, quiet ones without an edge. @default 'primary' */
  tone?: 'primary' | 'secondary' | 'quiet';
  /** Least height in px at the default text size: 36 (44 under a coarse pointer), 44, 52. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Takes the whole width of its container. */
  isWide?: boolean;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  children: ReactNode;
}

export interface PlainButtonProps
  extends ButtonLook, Omit<ComponentPropsWithoutRef<'button'>, 'disabled' | 'children'> {
  href?: never;
  isDisabled?: boolean;
  /** Keeps a disabled button in the tab order, as `aria-disabled`, so that a keyboard user does not lose their place. */
  isFocusableWhenDisabled?: boolean;
  /** Shows a spinner, says so once, and ignores presses. Give `false` rather than nothing before the work begins. */
  isLoading?: boolean;
  words?: Partial<ButtonWords>;
}

export interface LinkButtonProps
  extends ButtonLook, Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'children'> {
  /** Where it leads; makes the button a link. */
  href: string;
}

export type ButtonProps = PlainButtonProps | LinkButtonProps;

/** Does something (a button) or leads somewhere (a link, with `href`), with the same look. */
export const Button = forwardRef<HTMLElement, ButtonProps>(function Button(props, ref) {
  return props.href === undefined ? (
    <PlainButton {...props} elementRef={ref as Ref<HTMLButtonElement>} />
  ) : (
    <LinkButton {...props} elementRef={ref as Ref<HTMLAnchorElement>} />
  );
});

function classesOf(
  tone: keyof typeof styles.tone = 'primary',
  size: keyof typeof styles.size = 'medium',
  isWide = false,
  className?: string,
): string {
  return [styles.button, styles.tone[tone], styles.size[size], isWide && styles.wide, className]
    .filter(Boolean)
    .join(' ');
}

function Content({ startIcon, endIcon, children }: Pick<ButtonLook, 'startIcon' | 'endIcon' | 'children'>) {
  return (
    <span className={styles.content}>
      {startIcon}
      <span>{children}</span>
      {endIcon}
    </span>
  );
}

function LinkButton({
  tone,
  size,
  isWide,
  startIcon,
  endIcon,
  children,
  className,
  elementRef,
  ...anchor
}: LinkButtonProps & { elementRef: Ref<HTMLAnchorElement> }) {
  return (
    <a {...anchor} ref={elementRef} className={classesOf(tone, size, isWide, className)}>
      <Content startIcon={startIcon} endIcon={endIcon}>
        {children}
      </Content>
    </a>
  );
}

function PlainButton({
  tone,
  size,
  isWide,
  startIcon,
  endIcon,
  children,
  className,
  isDisabled = false,
  isFocusableWhenDisabled = false,
  isLoading,
  words: overrides,
  onClick,
  elementRef,
  ...button
}: PlainButtonProps & { elementRef: Ref<HTMLButtonElement> }) {
  const words = useWords(buttonWords, overrides);
  const isInert = isLoading === true || (isDisabled && isFocusableWhenDisabled);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isInert) return onClick?.(event);
    // An inert submit button must not submit either.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <button
        type="button"
        {...button}
        ref={elementRef}
        className={classesOf(tone, size, isWide, className)}
        disabled={isDisabled && !isInert}
        aria-disabled={isInert || undefined}
        aria-busy={isLoading || undefined}
        onClick={press}
      >
        <Content startIcon={startIcon} endIcon={endIcon}>
          {children}
        </Content>
        {isLoading && <span className={styles.spinner} />}
      </button>
      {isLoading !== undefined && (
        // Beside the button: what is inside one is its name, not a live region.
        <span role="status" className={visuallyHidden}>
          {isLoading ? words.loading : ''}
        </span>
      )}
    </>
  );
}
