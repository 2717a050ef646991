import {
  createElement,
  type ForwardedRef,
  forwardRef,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import * as styles from './Layout.css.ts';

/** A step of space in px at the default text size. */
export type Gap = keyof typeof styles.gap;

interface BoxProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'className'> {
  /** The element drawn; a list is drawn without bullets and stays a list. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'nav' | 'header' | 'footer' | 'main' | 'form';
  /** What is laid out. */
  children?: ReactNode;
  /** What the caller's own element would have there, since the box takes its place: a background, a border. */
  className?: string | undefined;
}

interface GappedProps extends BoxProps {
  /** Space between the children. @default 16, in a grid 24 */
  gap?: Gap;
}

export interface StackProps extends GappedProps {
  /** Across the stack. @default 'stretch' */
  align?: keyof typeof styles.stackAlign;
}

export interface InlineProps extends GappedProps {
  /** Across the line. @default 'center' */
  align?: keyof typeof styles.inlineAlign;
  /** Along the line. @default 'start' */
  justify?: keyof typeof styles.justify;
  /** Whether a full line goes on in the next; otherwise the children shrink. @default true */
  canWrap?: boolean;
}

export interface GridProps extends GappedProps {
  /** Columns from 1024 px; at most two from 768 px and one on a phone. @default 3 */
  columns?: keyof typeof styles.columns;
}

export interface ContainerProps extends BoxProps {
  /** Widest content: 1200 px, 70 characters, or the whole width with gutters. @default 'content' */
  width?: keyof typeof styles.containerWidth;
}

export interface BleedProps extends BoxProps {
  /** Screens on which it reaches the edges. @default 'phone' */
  on?: keyof typeof styles.bleed;
}

export interface ScrollRowProps extends GappedProps {
  /** As wide as their content, or as a card: on a phone so that the next one shows. @default 'own' */
  itemWidth?: keyof typeof styles.itemWidth;
}

function box(
  { as = 'div', className, ...rest }: BoxProps,
  ref: ForwardedRef<HTMLElement>,
  ...classes: (string | false)[]
): ReactElement {
  const isList = as === 'ul' || as === 'ol';
  return createElement(as, {
    ...(isList && { role: 'list' }),
    ...rest,
    ref,
    className: [isList && styles.reset, ...classes, className].filter(Boolean).join(' '),
  });
}

/** Things one above the other, the same space between them. */
export const Stack = forwardRef<HTMLElement, StackProps>(function Stack(
  { gap = 16, align = 'stretch', ...props },
  ref,
) {
  return box(props, ref, styles.stack, styles.gap[gap], styles.stackAlign[align]);
});

/** Things beside one another, wrapping when the line is full. */
export const Inline = forwardRef<HTMLElement, InlineProps>(function Inline(
  { gap = 16, align = 'center', justify = 'start', canWrap = true, ...props },
  ref,
) {
  return box(
    props,
    ref,
    styles.inline,
    canWrap && styles.wrap,
    styles.gap[gap],
    styles.inlineAlign[align],
    styles.justify[justify],
  );
});

/** Equal columns, as many as the screen has room for. */
export const Grid = forwardRef<HTMLElement, GridProps>(function Grid(
  { gap = 24, columns = 3, ...props },
  ref,
) {
  return box(props, ref, styles.columns[columns], styles.gap[gap]);
});

/** The page's content: centred, with gutters of 16, 24 or 32 px. */
export const Container = forwardRef<HTMLElement, ContainerProps>(function Container(
  { width = 'content', ...props },
  ref,
) {
  return box(props, ref, styles.container, styles.containerWidth[width]);
});

/** Reaches from one edge of the window to the other, out of a `Container`'s gutters: a picture on a phone. */
export const Bleed = forwardRef<HTMLElement, BleedProps>(function Bleed({ on = 'phone', ...props }, ref) {
  return box(props, ref, styles.bleed[on]);
});

/**
 * Things in one line that scrolls sideways, out to the edges of a `Container`, and never up and down. What is in it
 * must be able to take the focus, or the keyboard cannot scroll it.
 */
export const ScrollRow = forwardRef<HTMLElement, ScrollRowProps>(function ScrollRow(
  { gap = 16, itemWidth = 'own', ...props },
  ref,
) {
  return box(props, ref, styles.scrollRow, styles.gap[gap], styles.itemWidth[itemWidth]);
});
