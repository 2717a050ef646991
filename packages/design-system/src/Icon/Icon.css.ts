import { layered } from '../theme/layered.ts';
import { rightToLeft } from '../theme/rightToLeft.ts';

const edge = (length: string, debugId: string) =>
  layered({ display: 'block', flex: 'none', width: length, height: length }, debugId);

export const icon = {
  small: edge('1rem', 'small'),
  medium: edge('1.25rem', 'medium'),
  large: edge('1.5rem', 'large'),
};

export const stroke = layered({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const directional = layered({ selectors: { [rightToLeft]: { transform: 'scaleX(-1)' } } });
