import { optionsOf, useFacets, useSearchAddress } from '@sabadora/hooks';

export function Example() {
  const { criteria, flow } = useSearchAddress();
  const { facets, isCounting, error, retry } = useFacets({
    criteria,
    flow,
    position: undefined,
    isEnabled: true,
  });
  if (error !== undefined) return <button onClick={retry}>Count again</button>;
  return (
    <ul aria-busy={isCounting}>
      {facets &&
        optionsOf(facets, 'facilities').map(({ value, label, count }) => (
          <li key={value}>
            {label}: {count ?? '…'}
          </li>
        ))}
    </ul>
  );
}
