/** A parsed form body of Stripe's clients: texts and nested objects. A list is an object with its indexes as keys. */
export interface FormBody {
  [name: string]: string | FormBody;
}

/** Parses a body such as `metadata[order]=1&types[0]=card`. */
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

/** A text field of a form; null when it is missing. */
export function textOf(form: FormBody, name: string): string | null {
  const value = form[name];
  return typeof value === 'string' ? value : null;
}

/** The text fields of an object or a list in a form, by name. */
export function textsOf(form: FormBody, name: string): Record<string, string> {
  const value = form[name];
  return typeof value === 'object' ? (value as Record<string, string>) : {};
}
