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
  /** Element to render; a list has no bullets and keeps its list semantics. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'nav' | 'header' | 'footer' | 'main' | 'form';
  /** Elements to lay out. */
  children?: ReactNode;
  /** Class for styles of the box itself, e.g. a background or a border. */
  className?: string | undefined;
}

interface GappedProps extends BoxProps {
  /** Space between the children. @default 16, in a grid 24 */
  gap?: Gap;
}

export interface StackProps extends GappedProps {
  /** Alignment across the stack. @default 'stretch' */
  align?: keyof typeof styles.stackAlign;
}

export interface InlineProps extends GappedProps {
  /** Alignment across the line. @default 'center' */
  align?: keyof typeof styles.inlineAlign;
  /** Alignment along the line. @default 'start' */
  justify?: keyof typeof styles.justify;
  /** Whether children that do not fit wrap to the next line; otherwise they shrink. @default true */
  canWrap?: boolean;
}

export interface GridProps extends GappedProps {
  /** Columns from 1024 px; at most two from 768 px and one on a phone. @default 3 */
  columns?: keyof typeof styles.columns;
}

export interface ContainerProps extends BoxProps {
  /**
   * Maximum width of the content: 1200 px, 70 characters, or the whole width inside the gutters.
   * @default 'content'
   */
  width?: keyof typeof styles.containerWidth;
}

export interface BleedProps extends BoxProps {
  /** Screens on which the content reaches the window's edges. @default 'phone' */
  on?: keyof typeof styles.bleed;
}

export interface ScrollRowProps extends GappedProps {
  /**
   * Width of the items: that of their content, or that of a card, which on a phone leaves part of the next card
   * visible.
   * @default 'own'
   */
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

/** Stacks its children vertically, with equal space between them. */
export const Stack = forwardRef<HTMLElement, StackProps>(function Stack(
  { gap = 16, align = 'stretch', ...props },
  ref,
) {
  return box(props, ref, styles.stack, styles.gap[gap], styles.stackAlign[align]);
});

/** Lays its children out in a line that wraps when it is full. */
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

/** Equal columns, fewer on narrower screens. */
export const Grid = forwardRef<HTMLElement, GridProps>(function Grid(
  { gap = 24, columns = 3, ...props },
  ref,
) {
  return box(props, ref, styles.columns[columns], styles.gap[gap]);
});

/** Centres the page's content, with gutters of 16, 24 or 32 px. */
export const Container = forwardRef<HTMLElement, ContainerProps>(function Container(
  { width = 'content', ...props },
  ref,
) {
  return box(props, ref, styles.container, styles.containerWidth[width]);
});

/**
 * Extends its content over the gutters of a `Container` to both edges of the window, e.g. for a picture on a phone.
 */
export const Bleed = forwardRef<HTMLElement, BleedProps>(function Bleed({ on = 'phone', ...props }, ref) {
  return box(props, ref, styles.bleed[on]);
});

/**
 * A row that scrolls horizontally, out to the edges of a `Container`, and never vertically. Its items must be
 * focusable; otherwise the keyboard cannot scroll the row.
 */
export const ScrollRow = forwardRef<HTMLElement, ScrollRowProps>(function ScrollRow(
  { gap = 16, itemWidth = 'own', ...props },
  ref,
) {
  return box(props, ref, styles.scrollRow, styles.gap[gap], styles.itemWidth[itemWidth]);
});
