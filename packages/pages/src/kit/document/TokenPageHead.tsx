import { PageHead, type PageHeadProps } from './PageHead.tsx';

/** The head of a page that links of e-mails lead to, with a token in the address. Rendered on the server only. */
export function TokenPageHead(props: Omit<PageHeadProps, 'isIndexed' | 'isPrivate'>) {
  return (
    <>
      <PageHead {...props} isIndexed={false} />
      {/* The token is sent to no other site as a referrer; this site needs the origin to accept its own form. */}
      <meta name="referrer" content="same-origin" />
    </>
  );
}
