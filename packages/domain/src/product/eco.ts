/** Smallest number of eco facilities for the eco banner (CH-068, D-139). */
export const ECO_FACILITIES_MIN = 8;

/** Whether a hotel with this number of eco facilities has the banner. */
export function hasEcoBanner(facilityCount: number): boolean {
  return facilityCount >= ECO_FACILITIES_MIN;
}
