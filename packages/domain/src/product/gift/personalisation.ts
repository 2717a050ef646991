import type { GiftFormat } from '../../criteria/criteria.ts';
import { fieldFault, type FieldFault, type FieldRule } from '../../form/fieldRules.ts';

/** The giver's texts on a digital gift; both may be empty (PR-125…PR-135). */
export interface Personalisation {
  fromName: string;
  message: string;
}

/** All texts on a digital gift: names of beneficiary and giver, and the message; each may be empty. */
export interface GiftNote extends Personalisation {
  /** Name of the beneficiary, or names of several. */
  toName: string;
}

/** Name of a text on a gift. */
export type PersonalisationField = keyof GiftNote;

/** Largest number of code points of each text (PR-129, PR-130). */
export const PERSONALISATION_LIMITS: Readonly<Record<PersonalisationField, number>> = {
  toName: 40,
  fromName: 40,
  message: 180,
};

const FORMATS: Readonly<Record<PersonalisationField, FieldRule['format']>> = {
  // Names may contain other characters: "Anna & Tom", "Mum and Dad (at last)".
  toName: 'any',
  fromName: 'text-only',
  message: 'any',
};

/**
 * Fault of one of the texts (PR-131, PR-132, ALG-21); the name is required only where the form requires it (D-023).
 */
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

/** Parses stored texts; undefined when there are none, they are damaged, or both are empty (PR-127). */
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

/** Whether there is a text to store or print (PR-127). */
export function isPersonalised({ fromName, message }: Personalisation): boolean {
  return fromName.trim() !== '' || message.trim() !== '';
}

/** Whether a product has the giver's texts: only gifts that go by e-mail (PR-128). */
export function isWrittenOn<Product extends object>(
  product: Product,
): product is Extract<Product, { giftFormat: GiftFormat }> {
  return 'giftFormat' in product && product.giftFormat === 'digital';
}
