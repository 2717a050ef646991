import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type Ref,
  type RefObject,
} from 'react';
import { isComposing } from '../keyboard/isComposing.ts';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import { useLatest } from '../react/useLatest.ts';
import { plainText } from './plainText.ts';
import type { InputProps } from './useField.ts';
import { useSharedRef } from '../react/useSharedRef.ts';
import { useAfterPress } from './useAfterPress.ts';
import { useFormReset } from '../react/useFormReset.ts';

/**
 * A field whose value is not the text in it, e.g. an ISO day: to a form library it reads and writes as an input does.
 */
export interface FieldHandle {
  readonly name: string;
  /** The value, '' without one. */
  get value(): string;
  /** Rewrites the text without a callback. */
  set value(next: string | null | undefined);
  /** Puts the caret into the field. */
  focus: () => void;
}

/** The event of such a field: the part of a native event that form libraries read. */
export interface FieldEvent {
  type: 'change' | 'blur';
  target: FieldHandle;
}

/** What a text was understood to be: a value and the form it is shown in, or what is wrong with it. */
export type Reading<Problem> = { value: string; text: string } | { problem: Problem };

/** The props of a field whose value is read from what is typed. */
export interface TypedValueProps {
  /** The value, when the caller owns it; '' without one. */
  value?: string | undefined;
  /** The first value, when the field owns it; a reset goes back to it. @default '' */
  defaultValue?: string | undefined;
  /**
   * Receives the value after the visitor left the field or pressed Enter, when it became another; '' when the field is
   * empty or what is in it cannot be understood.
   */
  onChange?: ((value: string) => void) | undefined;
  inputProps?: TypedInputProps | undefined;
}

/**
 * What the native input takes besides. The four that a form library gives speak of the value, not of the text:
 * `inputProps={register('arrival')}`.
 */
export interface TypedInputProps extends InputProps<
  'input',
  'type' | 'name' | 'onChange' | 'onBlur' | 'ref'
> {
  /** Sends the value under this name. */
  name?: string | undefined;
  /** Like a native `change`: with `onChange` of the field. */
  onChange?: ((event: FieldEvent) => void) | undefined;
  /** When the visitor left the field, after `onChange`. */
  onBlur?: ((event: FieldEvent) => void) | undefined;
  /** Reads and writes the value. */
  ref?: Ref<FieldHandle> | undefined;
}

interface Rules<Problem> {
  /** Pure: called when the visitor leaves the field or presses Enter, never with an empty text. */
  read: (text: string) => Reading<Problem>;
  /** The text that shows a value. */
  write: (value: string) => string;
  /** The error message of the field. */
  say: (problem: Problem) => string;
}

/** A field whose text the visitor types freely and whose value a form sends in one notation. */
export interface TypedValue {
  /** The value that a form sends. */
  value: string;
  /** What is wrong with the text, if anything. */
  problem: string | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Of the native input, those of the caller among them. */
  inputProps: ComponentPropsWithoutRef<'input'>;
  /** Of the hidden input that sends the value, when it has a name. */
  sent: { name: string; value: string; form: string | undefined } | undefined;
  /** Reads the text again after the rules have changed. */
  readAgain: (read: Rules<unknown>['read']) => void;
}

interface Content<Problem> {
  text: string;
  /** The text as it was last read or shown: another one has yet to be read. */
  seen: string;
  value: string;
  problem?: Problem;
}

/**
 * The behaviour of a text field whose text is parsed to a value: read on blur, on Enter and when the browser fills it
 * in, shown in one form once understood, kept as typed when not. A problem also stops the form, by the platform's own
 * validation.
 */
export function useTypedValue<Problem>(
  props: TypedValueProps,
  { read, write, say }: Rules<Problem>,
  ref: ForwardedRef<HTMLInputElement>,
): TypedValue {
  const { name, onChange: _onChange, onBlur: _onBlur, ref: handleRef, ...native } = props.inputProps ?? {};
  const inputRef = useSharedRef(ref);
  const show = (value: string): Content<Problem> => {
    const text = value && write(value);
    return { text, seen: text, value };
  };
  const [content, setContent] = useState(() => show(props.value ?? props.defaultValue ?? ''));
  const [first] = useState(content.value);

  // An owner's new value replaces the text; the echo of what was typed here does not.
  const [owned, setOwned] = useState(props.value);
  if (props.value !== owned) {
    setOwned(props.value);
    if (props.value !== undefined && props.value !== content.value) setContent(show(props.value));
  }
  const value = props.value ?? content.value;

  // What a form library may read between an event and the next render.
  const now = useRef({ content, props });
  useBrowserLayoutEffect(() => {
    now.current = { content: { ...content, value }, props };
  });
  const put = (next: Content<Problem>) => {
    now.current = { ...now.current, content: next };
    setContent(next);
  };

  const [target] = useState<FieldHandle>(() => ({
    get name() {
      return now.current.props.inputProps?.name ?? '';
    },
    get value(): string {
      return now.current.content.value;
    },
    set value(given: string | null | undefined) {
      latest.current.put(latest.current.show(given ?? ''));
    },
    focus: () => inputRef.current?.focus(),
  }));
  useImperativeHandle(handleRef, () => target, [target]);

  const tell = (next: Content<Problem>) => {
    const before = now.current.content.value;
    put(next);
    if (next.value === before) return;
    props.inputProps?.onChange?.({ type: 'change', target });
    props.onChange?.(next.value);
  };
  const readText = (text: string, by: Rules<Problem>['read']) => {
    if (plainText(text) === '') return tell({ text: '', seen: '', value: '' });
    const reading = by(text);
    if ('problem' in reading) return tell({ ...reading, text, seen: text, value: '' });
    return tell({ ...reading, seen: reading.text });
  };
  const commit = () => {
    const text = inputRef.current?.value ?? '';
    if (text !== now.current.content.seen) readText(text, read);
  };
  const afterPress = useAfterPress();
  const latest = useLatest({ commit, put, show });

  useFormReset(inputRef, () => (props.value === undefined ? put(show(first)) : tell(show(first))));

  const problem = content.problem === undefined ? undefined : say(content.problem);
  useBrowserLayoutEffect(() => {
    inputRef.current?.setCustomValidity(problem ?? '');
  }, [problem]);
  useEffect(() => {
    const input = inputRef.current;
    // What the browser fills in changes without a blur.
    const listen = () => afterPress(() => latest.current.commit());
    input?.addEventListener('change', listen);
    return () => input?.removeEventListener('change', listen);
  }, [afterPress, latest, inputRef]);

  return {
    value,
    problem,
    inputRef,
    sent: name === undefined ? undefined : { name, value, form: native.form },
    inputProps: {
      ...native,
      value: content.text,
      onChange: ({ target: { value: text } }) => setContent((held) => ({ ...held, text })),
      onBlur: () =>
        afterPress(() => {
          latest.current.commit();
          now.current.props.inputProps?.onBlur?.({ type: 'blur', target });
        }),
      onKeyDown: (event) => {
        native.onKeyDown?.(event);
        const { key, nativeEvent } = event;
        if (key === 'Enter' && !isComposing(nativeEvent)) commit();
      },
    },
    readAgain: (by) => readText(inputRef.current?.value ?? '', by as Rules<Problem>['read']),
  };
}
