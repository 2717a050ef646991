/** Like `jsx-runtime.ts`, in development. */
import type { Key } from 'react';
import { Fragment, jsx, jsxs } from './jsx-runtime.ts';

type Arguments = Parameters<typeof jsx>;

export { Fragment };

export const jsxDEV = (type: Arguments[0], props: Arguments[1], key: Key | undefined, isStatic: boolean) =>
  (isStatic ? jsxs : jsx)(type, props, key);
