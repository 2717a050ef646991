import { fieldFault, type FieldFault, type FieldRule } from '../form/fieldRules.ts';

/** What the giver writes on a digital gift; both may be empty (PR-125…PR-135). */
export interface Personalisation {
  fromName: string;
  message: string;
}

/** A text that the giver may write. */
export type PersonalisationField = keyof Personalisation;

/** Code points (PR-129, PR-130). */
export const PERSONALISATION_LIMITS: Readonly<Record<PersonalisationField, number>> = {
  fromName: 40,
  message: 180,
};

const FORMATS: Readonly<Record<PersonalisationField, FieldRule['format']>> = {
  fromName: 'text-only',
  message: 'any',
};

/** What is wrong with one of the two texts (PR-131, PR-132, ALG-21); the name is required only where the form is (D-023). */
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
