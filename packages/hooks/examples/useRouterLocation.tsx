import { SabadoraProvider, useAddress, useRouterLocation, useSabadora } from '@sabadora/hooks';
import { useState } from 'react';

/** With React Router: `href: createPath(useLocation())` and `navigate: useNavigate()`. */
export function Example() {
  const { api, locale, now } = useSabadora();
  const [href, setHref] = useState('/search#city=12');
  const location = useRouterLocation({ href, navigate: setHref });
  return (
    <SabadoraProvider api={api} locale={locale} now={now} location={location}>
      <Where />
      <button type="button" onClick={() => location.write({ ...location.read(), hash: 'city=13' })}>
        Another city
      </button>
    </SabadoraProvider>
  );
}

function Where() {
  return <p>The search is #{useAddress().hash}</p>;
}
