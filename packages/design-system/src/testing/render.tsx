import { render as renderBare, type RenderOptions, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Spoken } from './Spoken.tsx';

/** Testing Library's `render` with words: English, unless `locale` sets another language. */
export function render(
  element: ReactNode,
  { locale, wrapper: Wrapper, ...options }: RenderOptions & { locale?: string } = {},
): RenderResult {
  return renderBare(element, {
    ...options,
    wrapper: ({ children }) => (
      <Spoken {...(locale ? { locale } : {})}>{Wrapper ? <Wrapper>{children}</Wrapper> : children}</Spoken>
    ),
  });
}

export { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
