import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { exposeReact } from '../../../src/page/exposeReact.ts';
import { PLACES } from '../../../src/page/places.ts';

exposeReact(() => (
  <Autocomplete
    options={PLACES}
    openOnFocus
    renderOption={({ key, ...props }, { label, description }) => (
      <li key={key} {...props}>
        <span>{label}</span> <small>{description}</small>
      </li>
    )}
    renderInput={(params) => <TextField {...params} label="Destination" />}
  />
));
