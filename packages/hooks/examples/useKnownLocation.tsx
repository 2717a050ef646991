import { useKnownLocation } from '@sabadora/hooks';

export function Example() {
  const known = useKnownLocation('Around me');
  if (!known) return <p>No position is known yet.</p>;
  return (
    <p>
      {known.label}: {known.latitude}, {known.longitude}
    </p>
  );
}
