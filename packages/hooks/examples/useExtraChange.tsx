import { useExtraChange } from '@sabadora/hooks';

export function Example() {
  const { changeTo, changingTo } = useExtraChange({ flow: 'booking' });
  return (
    <label>
      <input
        type="checkbox"
        checked={changingTo === 13}
        disabled={changingTo !== undefined}
        onChange={() => changeTo(13)}
      />{' '}
      With breakfast
    </label>
  );
}
