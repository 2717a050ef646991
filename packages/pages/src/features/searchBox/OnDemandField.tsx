import { SearchFieldButton } from '@sabadora/design-system/SearchBox';
import { useEffect } from 'react';
import { needsScript } from '../../kit/parts/needsScript.css.ts';
import type { PartOnDemand } from '../../kit/parts/usePart.ts';

export interface OnDemandFieldProps<Props> {
  /** Mark of the button before hydration: see `useFilledSearchBox`. */
  'data-unhydrated'?: string | undefined;
  label: string;
  /** What is chosen, in words. */
  value: string | undefined;
  placeholder?: string | undefined;
  /** The field itself, which opens as soon as it is there. */
  field: PartOnDemand<Props>;
  /** Props of the field. */
  fieldProps: Props;
}

/**
 * A search field whose panel most visitors of a page never open: a button with its look until it is pressed, and
 * the field itself from then on. The code is fetched as soon as the button is hovered, touched or focused.
 */
export function OnDemandField<Props extends object>({
  label,
  value,
  placeholder,
  field: { Part: Field, prepare, show, hide },
  fieldProps,
  ...mark
}: OnDemandFieldProps<Props>) {
  // Back in the page after a change of flow it is a button again, which opens nothing by itself.
  useEffect(() => hide, [hide]);
  if (Field) return <Field {...fieldProps} />;
  return (
    <div className={needsScript}>
      <SearchFieldButton
        {...mark}
        label={label}
        value={value}
        placeholder={placeholder}
        aria-haspopup="dialog"
        aria-expanded={false}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void show()}
      />
    </div>
  );
}
