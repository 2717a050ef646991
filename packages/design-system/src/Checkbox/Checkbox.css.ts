import { control } from '../Field/Choice.css.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const checkbox = layered(
  {
    borderRadius: `calc(${vars.radius.field} / 2)`,
    selectors: {
      [`&${control}:checked::before`]: {
        content: '',
        // The tick is two borders of a rotated box, because borders keep a colour when colours are forced.
        width: '0.375rem',
        height: '0.6875rem',
        marginBlockStart: '-0.125rem',
        border: 'solid currentColor',
        borderWidth: '0 2px 2px 0',
        transform: 'rotate(45deg)',
      },
      [`&${control}:indeterminate::before`]: {
        content: '',
        width: '0.625rem',
        height: 0,
        marginBlockStart: 0,
        border: 'solid currentColor',
        borderWidth: '0 0 2px',
        transform: 'none',
      },
    },
  },
  'checkbox',
);
