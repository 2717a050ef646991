import { useSearchAddress } from '@sabadora/hooks';
import { FLOWS } from '@sabadora/hooks/core';

export function Example() {
  const { criteria, flow, page, isReady, pageHref, setFlow } = useSearchAddress();
  return (
    <section aria-busy={!isReady}>
      <p>
        {criteria.party.adults} adults, page {page + 1}
      </p>
      {FLOWS.map((name) => (
        <button key={name} type="button" aria-pressed={name === flow} onClick={() => setFlow(name)}>
          {name}
        </button>
      ))}
      <a href={pageHref(page + 1)}>Next page</a>
    </section>
  );
}
