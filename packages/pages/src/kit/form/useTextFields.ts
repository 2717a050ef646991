import { mailHint, withMailDomain, type FieldFault } from '@sabadora/domain';
import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { usePressOnSubmit } from './usePressOnSubmit.ts';

/** How the texts of a form are judged. */
export interface TextFieldsOptions<Name extends string> {
  /** The fields, in the order of the form. */
  names: readonly Name[];
  /** What is wrong with a text, by the rule of the gateway's own schema; undefined when nothing is (ALG-21). */
  faultOf: (name: Name, text: string) => FieldFault | undefined;
  /** Whether a field that is left empty is judged. @default true */
  judgesEmpty?: boolean;
}

/** What a `TextField` takes. */
export interface TextFieldBinding {
  ref: (input: HTMLInputElement | null) => void;
  onChange: (text: string) => void;
  inputProps: { name: string; onBlur: (event: FocusEvent<HTMLInputElement>) => void };
}

/** Domain that an address was probably meant to have (CH-094, D-085). */
export interface SuggestedDomain {
  domain: string;
  apply: () => void;
}

/** The texts of a form. */
export interface TextFields<Name extends string> {
  /** Of the form: until there is a script, the platform judges what is typed. */
  formRef: RefObject<HTMLFormElement | null>;
  faults: Readonly<Partial<Record<Name, FieldFault | undefined>>>;
  bind: (name: Name) => TextFieldBinding;
  /** The same for an address, with the hint of its domain. */
  bindMail: (name: Name) => TextFieldBinding;
  hint: SuggestedDomain | undefined;
  /** Judges all texts. Those as they were typed, or undefined where one is refused: the first of them gets the focus. */
  read: () => Readonly<Record<Name, string>> | undefined;
  focus: (name: Name) => void;
}

/**
 * The texts of a small form that works without JavaScript: the browser owns them, so that what was typed before the code
 * came is kept and posted. Each is judged as it is left, then at each change while it is wrong, and all when the form is
 * sent. react-hook-form, which the checkout and other large forms have, weighs 13.6 kB: more than the pages of these
 * forms may, or a footer.
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
