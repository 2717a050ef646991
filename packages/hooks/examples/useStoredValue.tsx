import { useStoredValue } from '@sabadora/hooks';

/** Declared outside the component, so that it keeps its identity. It has to accept any stored text. */
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
