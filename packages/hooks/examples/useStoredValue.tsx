import { useStoredValue } from '@sabadora/hooks';

/** Outside the component, so that it keeps its identity; any text may be stored. */
const readFlag = (text: string | null) => text === 'true';

export function Example() {
  const [isCompact, setIsCompact] = useStoredValue('compact', readFlag);
  return (
    <label>
      <input type="checkbox" checked={isCompact} onChange={() => setIsCompact((current) => !current)} />{' '}
      Compact list
    </label>
  );
}
