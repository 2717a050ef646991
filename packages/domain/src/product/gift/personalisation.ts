import type { GiftFormat } from '../../criteria/criteria.ts';
import { fieldFault, type FieldFault, type FieldRule } from '../../form/fieldRules.ts';

/** What the giver writes on a digital gift; both may be empty (PR-125…PR-135). */
export interface Personalisation {
  fromName: string;
  message: string;
}

/** All that is written on a digital gift: for whom, from whom, and what; each may be empty. */
export interface GiftNote extends Personalisation {
  /** Of the beneficiary, or several of them. */
  toName: string;
}

/** A text that the giver may write. */
export type PersonalisationField = keyof GiftNote;

/** Code points (PR-129, PR-130). */
export const PERSONALISATION_LIMITS: Readonly<Record<PersonalisationField, number>> = {
  toName: 40,
  fromName: 40,
  message: 180,
};

const FORMATS: Readonly<Record<PersonalisationField, FieldRule['format']>> = {
  // "Anna & Tom", "Mum and Dad (at last)".
  toName: 'any',
  fromName: 'text-only',
  message: 'any',
};

/** What is wrong with one of the texts (PR-131, PR-132, ALG-21); the name is required only where the form is (D-023). */
export function personalisationFault(
  field: PersonalisationField,
  text: string,
  { isMandatory = false }: { isMandatory?: boolean } = {},
): FieldFault | undefined {
  return fieldFault(text, {
    format: FORMATS[field],
    isRequired: isMandatory && field === 'fromName',
    maxLength: PERSONALISATION_LIMITS[field],
  });
}

/** What was kept of a personalisation; undefined when there is none, or it is damaged, or both are empty (PR-127). */
export function readPersonalisation(text: string | null): Personalisation | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { fromName, message } = kept as Partial<Record<PersonalisationField, unknown>>;
    if (typeof fromName !== 'string' || typeof message !== 'string') return undefined;
    return isPersonalised({ fromName, message }) ? { fromName, message } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether there is anything to keep, or to print (PR-127). */
export function isPersonalised({ fromName, message }: Personalisation): boolean {
  return fromName.trim() !== '' || message.trim() !== '';
}

/** Whether the giver writes on a product: on gifts that go by e-mail alone (PR-128). */
export function isWrittenOn<Product extends object>(
  product: Product,
): product is Extract<Product, { giftFormat: GiftFormat }> {
  return 'giftFormat' in product && product.giftFormat === 'digital';
}
