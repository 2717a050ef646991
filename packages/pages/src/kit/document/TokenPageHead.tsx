import { PageHead, type PageHeadProps } from './PageHead.tsx';

/** Head of a page that e-mails link to with a token in the address. Rendered on the server only. */
export function TokenPageHead(props: Omit<PageHeadProps, 'isIndexed' | 'isPrivate'>) {
  return (
    <>
      <PageHead {...props} isIndexed={false} />
      {/* Other sites must not get the token as a referrer, but this site needs the origin to accept its own form. */}
      <meta name="referrer" content="same-origin" />
    </>
  );
}
