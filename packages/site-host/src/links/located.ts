import { createElement, useContext, type ElementType } from 'react';
import { BasePath, withBasePath } from '../basePath.ts';

export type Props = Readonly<Record<string, unknown>>;

/** Makes a component for a native element that puts the address in `attribute` below the base path. */
function located(tag: 'a' | 'form', attribute: 'href' | 'action') {
  return function Located(props: Props) {
    const basePath = useContext(BasePath);
    const address = props[attribute];
    return createElement(
      tag,
      typeof address === 'string' ? { ...props, [attribute]: withBasePath(address, basePath) } : props,
    );
  };
}

const LOCATED: Readonly<Record<string, ElementType>> = {
  a: located('a', 'href'),
  form: located('form', 'action'),
};

/** The component to render instead of a link or form, so that its address is below the base path; else `type`. */
export const typeOf = (type: ElementType): ElementType =>
  typeof type === 'string' ? (LOCATED[type] ?? type) : type;
