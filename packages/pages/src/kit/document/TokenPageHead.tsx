import { PageHead, type PageHeadProps } from './PageHead.tsx';

/** The head of a page that links of e-mails lead to, with a token in the address. Rendered on the server only. */
export function TokenPageHead(props: Omit<PageHeadProps, 'isIndexed' | 'isPrivate'>) {
  return (
    <>
      <PageHead {...props} isIndexed={false} />
      {/* No other site is told of the token; this one has to be told that its own form is posted. */}
      <meta name="referrer" content="same-origin" />
    </>
  );
}
