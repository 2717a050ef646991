import { browserLocation, SabadoraProvider, useSearchAddress, useStaySearch } from '@sabadora/hooks';
import { createApiClient, formatMoney, nowInParis } from '@sabadora/hooks/core';

const api = createApiClient({ origin: 'https://api.example.com' });
const location = browserLocation();
const now = nowInParis(new Date());

export function App() {
  return (
    <SabadoraProvider api={api} locale="fr_FR" now={now} location={location} onError={console.error}>
      <Results />
    </SabadoraProvider>
  );
}

function Results() {
  const { criteria, flow, page, isReady } = useSearchAddress();
  const { status, results, retry } = useStaySearch({ criteria, flow, page, isReady });
  if (status === 'loading') return <p role="status">Searching …</p>;
  if (status === 'error') return <button onClick={retry}>Search again</button>;
  return results.map(({ hotelId, mainPackage: { hotel, sellPrice } }) => (
    <article key={hotelId}>
      <h2>{hotel.label}</h2>
      <p>{formatMoney(sellPrice, 'fr_FR')}</p>
    </article>
  ));
}
