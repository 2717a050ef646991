import { contrastFailures, sabadora, themeToCss, type Theme } from '@sabadora/design-system';

const harbour: Theme = {
  ...sabadora,
  name: 'harbour',
  color: { ...sabadora.color, action: '#0B4F6C', actionHover: '#083B52', focus: '#0B4F6C' },
  radius: { ...sabadora.radius, field: '2px', card: '4px' },
};

const faint = contrastFailures(harbour);
if (faint.length > 0) throw new Error(`Below WCAG 2.2 AA: ${JSON.stringify(faint)}`);
console.log(themeToCss(harbour, ':root'));
