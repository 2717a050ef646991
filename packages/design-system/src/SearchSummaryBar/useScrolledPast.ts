import { useEffect, useState } from 'react';

/**
 * Whether the page has been scrolled further than `distance` px. False on the server and until the first look
 * after mounting, so that the first render is everywhere the same.
 */
export function useScrolledPast(distance: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const look = () => setIsPast(window.scrollY > distance);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [distance]);
  return isPast;
}
