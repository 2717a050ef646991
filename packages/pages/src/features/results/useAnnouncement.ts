import { useEffect, useState } from 'react';

/** Milliseconds that an announcement stays. */
const STAYS_MS = 4000;

/** A short announcement of what was just done, cleared by itself; '' in between. */
export function useAnnouncement(): [string, (text: string) => void] {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (announcement === '') return undefined;
    const timer = setTimeout(() => setAnnouncement(''), STAYS_MS);
    return () => clearTimeout(timer);
  }, [announcement]);
  return [announcement, setAnnouncement];
}
