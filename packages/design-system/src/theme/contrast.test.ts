import { expect, test } from 'vitest';
import { contrastFailures, contrastRatio } from './contrast.ts';
import { sabadora } from './themes/sabadora.ts';
import { sabadoraDark } from './themes/sabadoraDark.ts';

test('contrast is the formula of WCAG 2.2: black on white is 21, grey #767676 on white just passes', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  expect(contrastRatio('#FFFFFF', '#767676')).toBeCloseTo(4.54, 2);
  expect(() => contrastRatio('rebeccapurple', '#FFFFFF')).toThrow(RangeError);
});

test('a pale ink, a faint field edge and a pale dark side are each named', () => {
  const color = { ...sabadora.color, inkMuted: '#9AA1AB', fieldLine: '#D8D0C2' };
  const dark = { ...sabadoraDark, color: { ...sabadoraDark.color, danger: '#7A2A22' } };
  const failures = contrastFailures({ ...sabadora, color, dark });
  expect(failures).toContainEqual(
    expect.stringMatching(/^sabadora: inkMuted on paper: 2\.\d\d, needs 4\.5$/),
  );
  expect(failures.filter((failure) => failure.includes('fieldLine'))).toHaveLength(3);
  expect(failures.some((failure) => failure.startsWith('sabadora-dark: danger on surface'))).toBe(true);
});
