import { createElement, forwardRef, type HTMLAttributes } from 'react';
import * as styles from './CardCell.css.ts';

export interface CardCellProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** Element of the cell. @default 'div' */
  as?: 'div' | 'li' | undefined;
}

/**
 * A cell of a CSS grid with one card in it. The cards of a row line up part by part, name beside name and score beside
 * score, whatever each of them holds. Give the grid no `row-gap`: a cell keeps 24 px beneath it.
 */
export const CardCell = forwardRef<HTMLElement, CardCellProps>(function CardCell(
  { as = 'div', ...props },
  ref,
) {
  return createElement(as, { ...props, ref, className: styles.cell });
});
