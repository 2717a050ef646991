import { writeFileSync } from 'node:fs';
import { contrastFailures, extendTheme, sabadora, themeToCss } from '@sabadora/design-system';

const harbour = extendTheme(sabadora, {
  name: 'harbour',
  color: { action: '#0B4F6C', actionHover: '#083B52', focus: '#0B4F6C' },
  font: { display: "'Libre Baskerville', Georgia, serif", text: 'Verdana, sans-serif' },
  radius: { field: '2px', card: '4px', sheet: '8px', full: '4px' },
});

const faint = contrastFailures(harbour);
if (faint.length > 0) throw new Error(`Below WCAG 2.2 AA: ${JSON.stringify(faint)}`);
writeFileSync('brand.css', themeToCss(harbour, ':root'));
