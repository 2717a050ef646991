import { SearchFieldButton } from '@sabadora/design-system/SearchBox';
import { useRef, useState, type ComponentType } from 'react';

export interface OnDemandFieldProps<Props> {
  label: string;
  /** What is chosen, in words. */
  value: string | undefined;
  placeholder?: string | undefined;
  /** Imports the field itself, which opens as soon as it is there. */
  load: () => Promise<ComponentType<Props>>;
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
  load,
  fieldProps,
}: OnDemandFieldProps<Props>) {
  const loading = useRef<Promise<ComponentType<Props>>>(undefined);
  const [field, setField] = useState<{ Field: ComponentType<Props> }>();
  const prepare = () => {
    loading.current ??= load();
    // Code that could not be fetched is asked for again at the next press.
    loading.current.catch(() => {
      loading.current = undefined;
    });
    return loading.current;
  };
  if (field) return <field.Field {...fieldProps} />;
  return (
    <SearchFieldButton
      label={label}
      value={value}
      placeholder={placeholder}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={() => void prepare()}
      onFocus={() => void prepare()}
      onClick={() => void prepare().then((Field) => setField({ Field }))}
    />
  );
}
