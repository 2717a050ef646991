/** The largest id that the catalogue can hold. */
const ID_MAX = 2_147_483_647;

/** Reads an id from a segment of a path; undefined when it is not a valid id. */
export function pathId(text: string | undefined): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined;
  return id === undefined || id > ID_MAX ? undefined : id;
}
