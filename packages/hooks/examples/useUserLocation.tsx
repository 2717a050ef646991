import { useSearchAddress, useSearchBox, useUserLocation } from '@sabadora/hooks';

export function Example() {
  const box = useSearchBox(useSearchAddress());
  const { status, locate, cancel } = useUserLocation({ label: 'Around me' });
  const searchAround = async () => {
    const found = await locate();
    if (found) box.setDestination(found);
  };
  return (
    <>
      <button type="button" onClick={() => void searchAround()}>
        Around me
      </button>
      {status === 'locating' && (
        <button type="button" onClick={cancel}>
          Cancel
        </button>
      )}
      {status === 'denied' && <p role="alert">Your browser keeps your position to itself.</p>}
    </>
  );
}
