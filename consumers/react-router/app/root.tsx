import styles from '@sabadora/design-system/styles.css?url';
import { useContext, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, type LinksFunction } from 'react-router';
import { NonceContext } from './nonce';

export const links: LinksFunction = () => [
  { rel: 'icon', href: 'data:,' },
  { rel: 'stylesheet', href: styles },
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>React Router</title>
        <Meta />
        <Links />
      </head>
      <body>
        <main>{children}</main>
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
