import { createElement, useContext, type ElementType } from 'react';
import { BasePath, withBasePath } from '../basePath.ts';

export type Props = Readonly<Record<string, unknown>>;

/** A native element with an attribute that holds an address. */
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

/** What is rendered in the place of an element, so that its address is below the base path. */
export const typeOf = (type: ElementType): ElementType =>
  typeof type === 'string' ? (LOCATED[type] ?? type) : type;
