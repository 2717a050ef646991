import { SearchFieldButton } from '@sabadora/design-system/SearchBox';
import { useEffect } from 'react';
import { needsScript } from '../../kit/parts/needsScript.css.ts';
import type { PartOnDemand } from '../../kit/parts/usePart.ts';

export interface OnDemandFieldProps<Props> {
  /** Marks the button until hydration: see `useFilledSearchBox`. */
  'data-unhydrated'?: string | undefined;
  label: string;
  /** The choice in words. */
  value: string | undefined;
  placeholder?: string | undefined;
  /** The field itself, which opens when it is mounted. */
  field: PartOnDemand<Props>;
  fieldProps: Props;
}

/**
 * A search field whose panel most visitors never open. It is a button with the look of the field until it is pressed,
 * and then the field itself, whose code is loaded once the button is hovered, touched or focused.
 */
export function OnDemandField<Props extends object>({
  label,
  value,
  placeholder,
  field: { Part: Field, prepare, show, hide },
  fieldProps,
  ...mark
}: OnDemandFieldProps<Props>) {
  // A change of flow removes this component; when it is mounted again, it is a closed button.
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
