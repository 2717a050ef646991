import { useEffect, useState } from 'react';

/** Milliseconds until an announcement is cleared. */
const STAYS_MS = 4000;

/** A short announcement of the last action, which is cleared automatically; '' in between. */
export function useAnnouncement(): [string, (text: string) => void] {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (announcement === '') return undefined;
    const timer = setTimeout(() => setAnnouncement(''), STAYS_MS);
    return () => clearTimeout(timer);
  }, [announcement]);
  return [announcement, setAnnouncement];
}
