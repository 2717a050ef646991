import { useAddress } from '@sabadora/hooks';

export function Example() {
  const { path, query, hash } = useAddress();
  return (
    <dl>
      <dt>Page</dt>
      <dd>{path}</dd>
      <dt>Query</dt>
      <dd>{query || 'none'}</dd>
      <dt>Hash</dt>
      <dd>{hash || 'none'}</dd>
    </dl>
  );
}
