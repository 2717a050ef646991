import { useBoxLocations } from '@sabadora/hooks';

export function Example() {
  const { status, data, retry } = useBoxLocations('1EBOX');
  if (status === 'error') return <button onClick={retry}>Try again</button>;
  return (
    <ul aria-busy={status === 'loading'}>
      {data?.map(({ id, label, location }) => (
        <li key={id}>
          {label}: {location.latitude}, {location.longitude}
        </li>
      ))}
    </ul>
  );
}
