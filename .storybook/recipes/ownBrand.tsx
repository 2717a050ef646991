import { contrastFailures, extendTheme, sabadora, themeToCss } from '@sabadora/design-system';
import { Button } from '@sabadora/design-system/Button';
import { PriceTag } from '@sabadora/design-system/PriceTag';

/** A brand is plain data: values for tokens. Other tokens keep Sabadora's values; this one has no dark theme. */
const harbour = extendTheme(sabadora, {
  name: 'harbour',
  color: {
    paper: '#F4F8FA',
    action: '#0B4F6C',
    actionHover: '#083B52',
    actionSoft: '#E2EEF3',
    focus: '#0B4F6C',
  },
  radius: { field: '2px', card: '4px' },
});

/** Pairs of text and background with too little contrast for WCAG 2.2 AA; a test of yours should expect none. */
export const failures = contrastFailures(harbour);

/** CSS for your stylesheet; with the selector ":root" the brand applies to the whole page. */
export const css = themeToCss(harbour, '[data-theme=harbour]');

export function BrandedPanel() {
  return (
    <div data-theme="harbour">
      <PriceTag priceCents={14_900} referenceCents={17_900} align="start" />
      <Button>Book</Button>
    </div>
  );
}
