import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode, type Ref } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useWords } from '../words/useWords.ts';
import * as styles from './Button.css.ts';
import type { ButtonWords } from './words.ts';

interface OwnProps {
  /** Its prominence: use one primary button in a view; quiet ones have no edge. @default 'primary' */
  tone?: 'primary' | 'secondary' | 'quiet';
  /** Least height in px at the default text size: 36 (44 under a coarse pointer), 44, 52. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Takes the whole width of its container. @default false */
  isWide?: boolean;
  /** An icon before the text, e.g. `<SearchIcon />`. */
  startIcon?: ReactNode;
  /** An icon after the text, e.g. `<ArrowEndIcon />`. */
  endIcon?: ReactNode;
  /** Text that says what a press does. */
  children: ReactNode;
  /** Where it leads; makes the button a link, which is never disabled or loading. */
  href?: string;
  /** Cannot be pressed. @default false */
  isDisabled?: boolean;
  /**
   * Keeps a disabled button in the tab order, as `aria-disabled`, so that a keyboard user does not lose their place.
   */
  isFocusableWhenDisabled?: boolean;
  /** Shows a spinner, announces it once, and ignores presses. Pass `false`, not undefined, before the work begins. */
  isLoading?: boolean;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<ButtonWords>;
  /** For the position in the layout around it, e.g. a margin or a grid area; `tone` and `size` decide the look. */
  className?: string;
}

/** The props of a `Button` without `href`: a native `<button>`. */
export interface PlainButtonProps
  extends
    Omit<OwnProps, 'href'>,
    Omit<ComponentPropsWithoutRef<'button'>, 'disabled' | 'children' | 'className'> {
  href?: never;
}

/** The props of a `Button` with `href`: a link, which cannot be disabled or loading. */
export interface LinkButtonProps
  extends
    Pick<OwnProps, 'tone' | 'size' | 'isWide' | 'startIcon' | 'endIcon' | 'children' | 'className'>,
    Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'children' | 'className'> {
  /** The address that the link opens. */
  href: string;
  isDisabled?: never;
  isFocusableWhenDisabled?: never;
  isLoading?: never;
  words?: never;
}

/** `OwnProps` is part of both union members; it is repeated because the docs' table of props reads no unions. */
export type ButtonProps = OwnProps & (PlainButtonProps | LinkButtonProps);

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

function Content({ startIcon, endIcon, children }: Pick<OwnProps, 'startIcon' | 'endIcon' | 'children'>) {
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
  const words = useWords('Button', overrides);
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
        // Beside the button: text inside it would be part of its name, and not announced as a live region.
        <span role="status" className={visuallyHidden}>
          {isLoading ? words.loading : ''}
        </span>
      )}
    </>
  );
}
