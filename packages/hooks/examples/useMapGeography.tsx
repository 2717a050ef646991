import { useMapGeography } from '@sabadora/hooks';

export function Example() {
  const { status, data, retry } = useMapGeography();
  if (status === 'error') return <button onClick={retry}>Try again</button>;
  return (
    <ul aria-busy={status === 'loading'}>
      {data?.places.features.map(({ properties, geometry }) => (
        <li key={properties['name']}>
          {properties['name']}: {geometry.coordinates.join(', ')}
        </li>
      ))}
    </ul>
  );
}
