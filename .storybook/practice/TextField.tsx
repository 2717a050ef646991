import { TextField } from '@sabadora/design-system/TextField';

export function Do() {
  return (
    <TextField
      label="Gift code"
      defaultValue="4711"
      errorMessage="A code has 12 letters and digits, e.g. K4FW-99TD-2ABM."
    />
  );
}

export function Dont() {
  return <TextField label="Gift code" defaultValue="4711" errorMessage="Invalid value." />;
}
