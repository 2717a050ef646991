import { useEffect, useState } from 'react';

/** Milliseconds that a word about what was just done stays. */
const STAYS_MS = 4000;

/** A short word about what was just done, which goes by itself; '' in between. */
export function useSaid(): [string, (text: string) => void] {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return undefined;
    const timer = setTimeout(() => setSaid(''), STAYS_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return [said, setSaid];
}
