import type { Guidance } from './Guidance.ts';

export const inputs: Readonly<Record<string, Guidance>> = {
  RangeSlider: {
    anatomy: {
      Line: 'the part between the handles is filled',
      Handles: 'each a slider of its own, 44 px wide for a finger',
      Fields: 'the same numbers, typed as people write them',
    },
    dos: [
      'Answer `onChange` for what is shown, and `onChangeEnd` for what is fetched.',
      'Write units in `formatValue`: it is also what a screen reader says.',
    ],
    donts: ['Do not give it a range of more steps than it has pixels without the fields.'],
  },
  Slider: {
    anatomy: { Line: 'filled up to the handle', Handle: 'the platform’s range input' },
    dos: ['Say what the number means in `formatValue`, e.g. "up to 20 km".'],
    donts: ['Do not use it for a choice among words.'],
  },
  ParticipantStepper: {
    anatomy: {
      Label: 'who is counted, and a second line such as ages',
      Value: 'the only tab stop; arrows, Page Up, Home, End and digits change it',
      Buttons: 'one fewer, one more; out of use at a bound',
    },
    dos: ['Give `valueText` where a number alone is not clear, e.g. "2 children".'],
    donts: ['Do not move the bounds under the value: correct the value first.'],
  },
  DateField: {
    anatomy: {
      Label: 'with help below it',
      Input: 'a text in the order of the language',
      Message: 'what is wrong',
    },
    dos: ['Set `minDate` and `maxDate`: the message then says which days are possible.'],
    donts: ['Do not clear what cannot be read: the field keeps it, and its value is empty.'],
  },
  PhoneField: {
    anatomy: { Country: 'the calling code', Input: 'the number as at home', Message: 'what is wrong' },
    dos: [
      'Check the number on the server as well: the field knows lengths and kinds, not whether it is given out.',
    ],
    donts: ['Do not ask for the country in a field of its own.'],
  },
  Select: {
    anatomy: { Label: 'with help below it', Control: 'the platform’s select', Message: 'what is wrong' },
    dos: ['Put the most likely choice first, or choose it.'],
    donts: ['Do not load a page at a change: a keyboard passes every choice on its way.'],
  },
  RadioGroup: {
    anatomy: {
      Legend: 'names the group',
      Option: 'a radio with its words, or a card',
      Message: 'what is wrong',
    },
    dos: ['Say in the description of an option what it costs.'],
    donts: ['Do not leave all of them open when one is what most people want.'],
  },
  Checkbox: {
    anatomy: { Box: 'the platform’s checkbox', Label: 'its words', Count: 'how many results it leaves' },
    dos: ['Write what is true when it is checked.'],
    donts: ['Do not check for the visitor what costs them something.'],
  },
  Switch: {
    anatomy: { Track: 'a checkbox with the role of a switch', Label: 'its words' },
    dos: ['Name the thing that is on, e.g. "Limit the distance".'],
    donts: ['Do not change the label with the state: both are read out.'],
  },
  TextField: {
    anatomy: {
      Label: 'always seen',
      Description: 'how to write it',
      Input: 'the text',
      Message: 'what is wrong',
    },
    dos: ['Set `autoComplete` and `inputMode`: browsers fill in, phones show the right keys.'],
    donts: ['Do not use a placeholder as a label: it is gone when it is needed.'],
  },
  TextArea: {
    anatomy: { Label: 'always seen', Input: 'grows with its text', Limit: 'what is left, said near the end' },
    dos: ['Let people write beyond the limit, and say by how much: a cut text is lost work.'],
    donts: ['Do not count each letter aloud.'],
  },
  Chip: {
    anatomy: { Words: 'two or three', Cross: 'takes it away, where it can be' },
    dos: ['Move the focus to the next chip when one is taken away: TagGroup does.'],
    donts: ['Do not put a sentence into a chip.'],
  },
};
