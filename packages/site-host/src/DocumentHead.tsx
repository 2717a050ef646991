import type { ReactNode } from 'react';
import type { DocumentAssets } from './assets/DocumentAssets.ts';

export interface DocumentHeadProps {
  nonce: string;
  /** Classic scripts that run first, in order. */
  early: readonly (string | undefined)[];
  assets: DocumentAssets;
  /** The site's and the page's own tags. */
  children: ReactNode;
}

/** Content of `<head>`; rendered on the server only. */
export function DocumentHead({ nonce, early, assets, children }: DocumentHeadProps) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* Vite's client and preload helper put this nonce on the elements they add. */}
      <meta property="csp-nonce" nonce={nonce} />
      {early.map(
        (script, index) =>
          script !== undefined && (
            <script key={index} nonce={nonce}>
              {script}
            </script>
          ),
      )}
      {assets.stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {assets.inlineStyles.map(({ id, css }) => (
        <style key={id} data-vite-dev-id={id} nonce={nonce}>
          {css}
        </style>
      ))}
      {/* The page is painted without these modules, so styles and its first picture load first. */}
      {assets.modulePreloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} nonce={nonce} fetchPriority="low" />
      ))}
      {children}
    </>
  );
}
