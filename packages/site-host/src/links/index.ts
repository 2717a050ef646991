/** Like `jsx-runtime.ts`, for JSX with a key after its spread props, which compiles to `createElement`. */
import { createElement as reactCreateElement, type ElementType, type ReactNode } from 'react';
import { typeOf, type Props } from './located.ts';

export const createElement = (type: ElementType, props: Props, ...children: ReactNode[]) =>
  reactCreateElement(typeOf(type), props, ...children);
