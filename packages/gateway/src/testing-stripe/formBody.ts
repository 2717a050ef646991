/** A body as Stripe's clients send it: texts, and objects of them as deep as they go. A list is an object by its indexes. */
export interface FormBody {
  [name: string]: string | FormBody;
}

/** Reads `metadata[order]=1&types[0]=card`. */
export function readForm(body: string): FormBody {
  const form: FormBody = {};
  for (const [path, value] of new URLSearchParams(body)) {
    const names = path.split(/[[\]]+/).filter((name) => name !== '');
    const last = names.pop() ?? '';
    let at = form;
    for (const name of names) {
      const inner = at[name];
      const next = typeof inner === 'object' ? inner : {};
      at[name] = next;
      at = next;
    }
    at[last] = value;
  }
  return form;
}

/** A text of a form; null without one. */
export function textOf(form: FormBody, name: string): string | null {
  const value = form[name];
  return typeof value === 'string' ? value : null;
}

/** The texts of an object or a list in a form, by their names. */
export function textsOf(form: FormBody, name: string): Record<string, string> {
  const value = form[name];
  return typeof value === 'object' ? (value as Record<string, string>) : {};
}
