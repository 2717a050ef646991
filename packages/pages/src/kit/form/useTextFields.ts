import { mailHint, withMailDomain, type FieldFault } from '@sabadora/domain';
import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { usePressOnSubmit } from './usePressOnSubmit.ts';

/** How the text fields of a form are validated. */
export interface TextFieldsOptions<Name extends string> {
  /** Names of the fields, in the order of the form. */
  names: readonly Name[];
  /** Fault of a text by the rule of the gateway's own schema; undefined when it is valid (ALG-21). */
  faultOf: (name: Name, text: string) => FieldFault | undefined;
  /** Whether a field that is left empty is validated on blur. @default true */
  judgesEmpty?: boolean;
}

/** Props for a `TextField`. */
export interface TextFieldBinding {
  ref: (input: HTMLInputElement | null) => void;
  onChange: (text: string) => void;
  inputProps: { name: string; onBlur: (event: FocusEvent<HTMLInputElement>) => void };
}

/** A domain that an address was probably meant to have (CH-094, D-085). */
export interface SuggestedDomain {
  domain: string;
  apply: () => void;
}

/** State of a form's text fields. */
export interface TextFields<Name extends string> {
  /** Ref of the form: without JavaScript, the browser validates it. */
  formRef: RefObject<HTMLFormElement | null>;
  faults: Readonly<Partial<Record<Name, FieldFault | undefined>>>;
  bind: (name: Name) => TextFieldBinding;
  /** The same for an e-mail field, with the suggestion of a domain. */
  bindMail: (name: Name) => TextFieldBinding;
  hint: SuggestedDomain | undefined;
  /**
   * Validates all texts. Returns them as typed, or undefined if one is invalid; the first invalid field takes the
   * focus.
   */
  read: () => Readonly<Record<Name, string>> | undefined;
  focus: (name: Name) => void;
}

/**
 * Text fields of a small form that works without JavaScript. They are uncontrolled, so that text typed before
 * hydration is kept and submitted. Each is validated on blur, then at each change while it is invalid, and all on
 * submit. This is not react-hook-form, which the checkout and other large forms use: it weighs 13.6 kB, too much for
 * the pages of these forms and for a footer.
 */
export function useTextFields<Name extends string>({
  names,
  faultOf,
  judgesEmpty = true,
}: TextFieldsOptions<Name>): TextFields<Name> {
  const formRef = useRef<HTMLFormElement>(null);
  const inputs = useRef(new Map<Name, HTMLInputElement>());
  const [faults, setFaults] = useState<Partial<Record<Name, FieldFault | undefined>>>({});
  const [hint, setHint] = useState<{ name: Name; domain: string }>();
  const isSending = usePressOnSubmit();
  useEffect(() => {
    if (formRef.current) formRef.current.noValidate = true;
  }, []);

  const textOf = (name: Name) => inputs.current.get(name)?.value ?? '';
  const focus = (name: Name) => inputs.current.get(name)?.focus();
  const judge = (name: Name, text: string) =>
    setFaults((known) => ({ ...known, [name]: faultOf(name, text) }));
  const leave = (name: Name, text: string) => {
    if (isSending.current) return;
    if (judgesEmpty || text.trim() !== '') judge(name, text);
    else setFaults((known) => ({ ...known, [name]: undefined }));
  };
  const bind = (name: Name): TextFieldBinding => ({
    ref: (input) => {
      if (input) inputs.current.set(name, input);
      else inputs.current.delete(name);
    },
    onChange: (text) => {
      if (faults[name]) judge(name, text);
    },
    inputProps: { name, onBlur: ({ target }) => leave(name, target.value) },
  });
  return {
    formRef,
    faults,
    bind,
    bindMail: (name) => {
      const { onChange, inputProps, ...bound } = bind(name);
      return {
        ...bound,
        onChange: (text) => {
          setHint(undefined);
          onChange(text);
        },
        inputProps: {
          name,
          onBlur: (event) => {
            const domain = mailHint(event.target.value);
            setHint(domain === undefined ? undefined : { name, domain });
            inputProps.onBlur(event);
          },
        },
      };
    },
    hint: hint && {
      domain: hint.domain,
      apply: () => {
        const input = inputs.current.get(hint.name);
        if (!input) return;
        input.value = withMailDomain(input.value, hint.domain);
        setHint(undefined);
        if (faults[hint.name]) judge(hint.name, input.value);
        input.focus();
      },
    },
    read: () => {
      const texts = names.map((name) => [name, textOf(name)] as const);
      const found = texts.map(([name, text]) => [name, faultOf(name, text)] as const);
      setFaults(Object.fromEntries(found) as Partial<Record<Name, FieldFault | undefined>>);
      const refused = found.find(([, fault]) => fault !== undefined);
      if (refused === undefined) return Object.fromEntries(texts) as Record<Name, string>;
      focus(refused[0]);
      return undefined;
    },
    focus,
  };
}
