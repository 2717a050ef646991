/** Fewest eco facilities with which a hotel has the eco banner (CH-068, D-139). */
export const ECO_FACILITIES_MIN = 8;

/** Whether a hotel that names so many eco facilities has the banner. */
export function hasEcoBanner(facilityCount: number): boolean {
  return facilityCount >= ECO_FACILITIES_MIN;
}
