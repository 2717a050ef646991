/**
 * React's runtime for a site whose pages may be below a base path: every link and every form of a page, in whichever
 * package it is written, leads below it. `siteViteConfig({ hasBasePath: true })` compiles JSX to this.
 */
import type { ElementType, Key } from 'react';
import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';
import { typeOf, type Props } from './located.ts';

export { Fragment };

export const jsx = (type: ElementType, props: Props, key?: Key) => reactJsx(typeOf(type), props, key);

export const jsxs = (type: ElementType, props: Props, key?: Key) => reactJsxs(typeOf(type), props, key);
