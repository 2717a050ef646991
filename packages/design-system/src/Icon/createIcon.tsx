import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './Icon.css.ts';

/** The props of every icon. */
export interface IconProps extends RootProps {
  /** Width and height in rem: small 1, medium 1.25, large 1.5. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Class of the SVG, e.g. for its `color` or its position beside a text. */
  className?: string;
}

/** An icon: an SVG of 24 by 24 units in the colour of the text, hidden from assistive technology. */
export type IconComponent = ForwardRefExoticComponent<IconProps & RefAttributes<SVGSVGElement>>;

interface Drawing {
  /** Path of 1.75 wide strokes on a grid of 24. */
  stroke?: string;
  /** Path of filled areas on the same grid. */
  fill?: string;
  /** Whether the icon points along the text, so that it is mirrored in a right-to-left document. */
  isDirectional?: boolean;
}

/** Creates an icon. Icons are always decorative, because the control or the text beside them has the name. */
export function createIcon({ stroke, fill, isDirectional = false }: Drawing): IconComponent {
  return forwardRef<SVGSVGElement, IconProps>(function Icon({ size = 'medium', className, ...root }, ref) {
    const classes = [styles.icon[size], isDirectional && styles.directional, className]
      .filter(Boolean)
      .join(' ');
    return (
      <svg {...root} ref={ref} className={classes} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        {fill && <path d={fill} fill="currentColor" />}
        {stroke && <path d={stroke} className={styles.stroke} />}
      </svg>
    );
  });
}
