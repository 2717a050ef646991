import { useActivitySearch, useSearchAddress } from '@sabadora/hooks';
import { formatMoney } from '@sabadora/hooks/core';

export function Example() {
  const { criteria, page } = useSearchAddress();
  const { status, results, retry } = useActivitySearch({ criteria, page, limit: 3 });
  if (status === 'loading') return <p role="status">Searching …</p>;
  if (status === 'error') return <button onClick={retry}>Search again</button>;
  return (
    <ul>
      {results.map(({ id, label, prices }) => (
        <li key={id}>
          {label}, for two {formatMoney(prices['2']?.sellPrice ?? 0, 'fr_FR')}
        </li>
      ))}
    </ul>
  );
}
