/** The texts of a `ParticipantStepper` in one language. */
export interface ParticipantStepperWords {
  /** Name of the − button; `label` is the stepper's own, e.g. "Children". */
  fewer: (label: string) => string;
  /** Name of the + button. */
  more: (label: string) => string;
  /** Announced after a press of a button, when the caller gives no `valueText`. */
  count: (label: string, value: number) => string;
}

export const en: ParticipantStepperWords = {
  fewer: (label) => `One fewer: ${label}`,
  more: (label) => `One more: ${label}`,
  count: (label, value) => `${label}: ${value.toLocaleString('en')}`,
};

export const fr: ParticipantStepperWords = {
  fewer: (label) => `Un de moins : ${label}`,
  more: (label) => `Un de plus : ${label}`,
  count: (label, value) => `${label} : ${value.toLocaleString('fr')}`,
};

export const es: ParticipantStepperWords = {
  fewer: (label) => `Uno menos: ${label}`,
  more: (label) => `Uno más: ${label}`,
  count: (label, value) => `${label}: ${value.toLocaleString('es')}`,
};

export const it: ParticipantStepperWords = {
  fewer: (label) => `Uno in meno: ${label}`,
  more: (label) => `Uno in più: ${label}`,
  count: (label, value) => `${label}: ${value.toLocaleString('it')}`,
};

export const nl: ParticipantStepperWords = {
  fewer: (label) => `Eén minder: ${label}`,
  more: (label) => `Eén meer: ${label}`,
  count: (label, value) => `${label}: ${value.toLocaleString('nl')}`,
};
