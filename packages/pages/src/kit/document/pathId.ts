/** The largest id that the catalogue can hold. */
const ID_MAX = 2_147_483_647;

/** The id that a part of a path holds; undefined when it is none. */
export function pathId(text: string | undefined): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined;
  return id === undefined || id > ID_MAX ? undefined : id;
}
