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
 * A field whose value differs from its text, e.g. an ISO day; form libraries read and write it like an input.
 */
export interface FieldHandle {
  readonly name: string;
  /** The value, '' without one. */
  get value(): string;
  /** Rewrites the text without a callback. */
  set value(next: string | null | undefined);
  /** Focuses the input. */
  focus: () => void;
}

/** An event of such a field, with the parts of a native event that form libraries read. */
export interface FieldEvent {
  type: 'change' | 'blur';
  target: FieldHandle;
}

/** The result of reading a text: a value and the text that shows it, or a problem. */
export type Reading<Problem> = { value: string; text: string } | { problem: Problem };

/** Props of a field whose value is read from the typed text. */
export interface TypedValueProps {
  /** The value, when the caller owns it; '' without one. */
  value?: string | undefined;
  /** The first value, when the field owns it; a reset goes back to it. @default '' */
  defaultValue?: string | undefined;
  /**
   * Called when the value has changed after the visitor left the field or pressed Enter; receives '' when the field
   * is empty or its text has a problem.
   */
  onChange?: ((value: string) => void) | undefined;
  inputProps?: TypedInputProps | undefined;
}

/**
 * Further props of the native input. The four that a form library passes concern the value, not the text:
 * `inputProps={register('arrival')}`.
 */
export interface TypedInputProps extends InputProps<
  'input',
  'type' | 'name' | 'onChange' | 'onBlur' | 'ref'
> {
  /** The form submits the value under this name. */
  name?: string | undefined;
  /** Called like a native `change`, together with the field's `onChange`. */
  onChange?: ((event: FieldEvent) => void) | undefined;
  /** Called when the visitor has left the field, after `onChange`. */
  onBlur?: ((event: FieldEvent) => void) | undefined;
  /** Reads and writes the value. */
  ref?: Ref<FieldHandle> | undefined;
}

interface Rules<Problem> {
  /** A pure function. Called when the visitor leaves the field or presses Enter, never with an empty text. */
  read: (text: string) => Reading<Problem>;
  /** Returns the text that shows a value. */
  write: (value: string) => string;
  /** Returns the error message for a problem. */
  say: (problem: Problem) => string;
}

/** A field with a freely typed text, whose value a form submits in one notation. */
export interface TypedValue {
  /** The value that a form submits. */
  value: string;
  /** The error message for the text, if there is a problem. */
  problem: string | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Props of the native input, including those from the caller. */
  inputProps: ComponentPropsWithoutRef<'input'>;
  /** Props of the hidden input that submits the value; undefined without a name. */
  sent: { name: string; value: string; form: string | undefined } | undefined;
  /** Reads the text again after the rules have changed. */
  readAgain: (read: Rules<unknown>['read']) => void;
}

interface Content<Problem> {
  text: string;
  /** The text that was last read or shown; a different text has not been read yet. */
  seen: string;
  value: string;
  problem?: Problem;
}

/**
 * The behaviour of a text field whose text is parsed to a value. The text is read on blur, on Enter and when the
 * browser fills it in; it is then replaced by the value's own notation, or kept as typed if it has a problem. A
 * problem also prevents submission, by the browser's own validation.
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

  // A new value from the owner replaces the text, unless it is the value of the text itself.
  const [owned, setOwned] = useState(props.value);
  if (props.value !== owned) {
    setOwned(props.value);
    if (props.value !== undefined && props.value !== content.value) setContent(show(props.value));
  }
  const value = props.value ?? content.value;

  // For form libraries, which may read the value between an event and the next render.
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
    // Autofill changes the text without a blur.
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
