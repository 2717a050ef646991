/** A `tel:` address with digits and a leading '+' only (ALG-30); undefined when the text has no digit. */
export function phoneHref(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  if (digits === '') return undefined;
  return `tel:${text.trimStart().startsWith('+') ? '+' : ''}${digits}`;
}
