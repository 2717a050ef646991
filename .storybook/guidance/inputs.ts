import type { Guidance } from './Guidance.ts';

export const inputs: Readonly<Record<string, Guidance>> = {
  RangeSlider: {
    anatomy: {
      Line: 'the part between the handles is filled',
      Handles: 'each a slider of its own, 44 px wide for a finger',
      Fields: 'the same numbers, typed as people write them',
    },
    dos: [
      'Write units in `formatValue`: it is also what a screen reader says.',
      'Answer `onChange` for what is shown, and `onChangeEnd` for what is fetched.',
    ],
    donts: [
      'Do not leave both ends without a unit, or with one label for both.',
      'Do not give it a range of more steps than it has pixels without the fields.',
    ],
    checked: [
      {
        note: 'Each handle says its value in words, with the other handle as its limit.',
        test: 'a handle says its value in words, and the other handle is its limit',
      },
      {
        note: 'Handles are at least 24 px and the line is a target of 44 px.',
        test: 'handles are 24 px or more, the line is a target of 44 px, and it fits 320 px',
      },
      { note: 'Who cannot drag taps the line or types.', test: 'a tap brings the nearest handle' },
    ],
  },
  Slider: {
    anatomy: { Line: 'filled up to the handle', Handle: 'the platform’s range input' },
    dos: ['Say what the number means in `formatValue`, e.g. “up to 20 km”.'],
    donts: ['Do not use it for a choice among words.'],
    checked: [
      {
        note: 'The value is seen and spoken in words.',
        test: 'the value is seen and spoken in words, and help describes it',
      },
      {
        note: 'A finger that scrolls the page changes nothing.',
        test: 'a finger that scrolls the page from the slider changes nothing',
      },
    ],
  },
  ParticipantStepper: {
    anatomy: {
      Label: 'who is counted, and a second line such as ages',
      Value: 'the only tab stop; arrows, Page Up, Home, End and digits change it',
      Buttons: 'one fewer, one more; out of use at a bound',
    },
    dos: [
      'Say in `description` who is meant: ages are what people look for.',
      'Give `valueText` where a number alone is not clear, e.g. “2 children”.',
    ],
    donts: [
      'Do not count what people would rather type, such as a budget.',
      'Do not move the bounds under the value: correct the value first.',
    ],
    checked: [
      {
        note: 'Each press of a button is announced once; a key’s new value is left to the spin button.',
        test: 'each press of a button is one polite message; a key is announced by the spin button alone',
      },
      {
        note: 'A button at its bound keeps the focus rather than being disabled.',
        test: 'SE-062: a button at the bound keeps the focus and changes nothing',
      },
      { note: 'Both buttons are 44 px squares.', test: 'buttons are 44 px squares' },
    ],
  },
  DateField: {
    anatomy: {
      Label: 'with help below it',
      Input: 'a text in the order of the language',
      Message: 'what is wrong',
    },
    dos: [
      'Ask for the date in one field, which takes it as people write it.',
      'Set `minDate` and `maxDate`: the message then says which days are possible.',
    ],
    donts: [
      'Do not ask for one date in three fields: a date is pasted, filled in and typed in one go.',
      'Do not clear what cannot be read: the field keeps it, and its value is empty.',
    ],
    checked: [
      {
        note: 'An error that appears does not move the button away that is being pressed.',
        test: 'the error that the press on a button brings does not move the button away from it',
      },
      { note: 'What the browser fills in is read.', test: 'what the browser fills in is read at once' },
    ],
  },
  PhoneField: {
    anatomy: { Country: 'the calling code', Input: 'the number as at home', Message: 'what is wrong' },
    dos: [
      'Choose the country of the market, and say what the number is for.',
      'Check the number on the server as well: the field knows lengths and kinds, not whether it is given out.',
    ],
    donts: ['Do not ask for the country in a field of its own.'],
    checked: [
      {
        note: 'What the browser fills in is read.',
        test: 'what the browser fills in by autocomplete="tel" is read at once',
      },
      {
        note: 'Right to left the number keeps its own order.',
        test: 'right to left: the number keeps its own order, after the code',
      },
    ],
  },
  Select: {
    anatomy: {
      Select: 'a field of a form: label, help, the platform’s control, message',
      SearchSelect: 'the same as a field of a `SearchBox`',
      InlineSelect: 'the same in a line, e.g. the order of a list',
    },
    dos: ['Put the most likely choice first, or choose it.'],
    donts: [
      'Do not hide two or three answers in a list: a `RadioGroup` shows them.',
      'Do not load a page at a change: a keyboard passes every choice on its way.',
    ],
    keyboard: 'It is the platform’s own select, and answers its keys: arrows, letters, Space, Escape.',
    checked: [
      { note: 'It answers the keyboard of the platform.', test: 'answers the keyboard of the platform' },
      { note: 'Help and error are read with it.', test: 'help and error describe it' },
    ],
  },
  RadioGroup: {
    anatomy: {
      Legend: 'names the group',
      Option: 'a radio with its words, or a card',
      Message: 'what is wrong',
    },
    dos: ['Say in the description of an option what it costs.'],
    donts: [
      'Do not answer with “yes” and “no” what has names: say what each one does.',
      'Do not leave all of them open when one is what most people want.',
    ],
    checked: [
      {
        note: 'What an option costs is read with its label.',
        test: 'PR-151: what an option costs and its badge are read with its label, the help after it',
      },
      {
        note: 'What cannot be chosen says why.',
        test: 'PR-115: what cannot be chosen now says why, and is passed over',
      },
      {
        note: 'The whole card is the target.',
        test: 'the whole card answers, its help included',
      },
    ],
  },
  Checkbox: {
    anatomy: {
      Checkbox: 'the platform’s own, with its words and how many results it leaves',
      ChoiceGroup: 'several under one label',
    },
    dos: ['Write what is true when it is checked.'],
    donts: [
      'Do not write the label as a negation: nobody knows what unchecking it does.',
      'Do not check for the visitor what costs them something.',
    ],
    checked: [
      {
        note: 'Its count is part of its name, help and error describe it.',
        test: 'is named by its text and its count, and described by its help and its error',
      },
      { note: 'What it costs is read with it.', test: 'PR-113: what it costs is read with its text' },
      {
        note: 'Its line is a target of at least 24 px.',
        test: 'its line is at least 24 px high, and the ref is the input',
      },
    ],
  },
  Switch: {
    anatomy: { Track: 'a checkbox with the role of a switch', Label: 'its words' },
    dos: ['Name the thing that is on, e.g. “Limit the distance”.'],
    donts: [
      'Do not write the state into the label: both are read out.',
      'Do not use one where a button sends the form later.',
    ],
    checked: [
      {
        note: 'Its text is part of the target, and help describes it.',
        test: 'its text switches it, help describes it, and a form sends and resets it',
      },
    ],
  },
  TextField: {
    anatomy: {
      Label: 'always seen',
      Description: 'how to write it',
      Input: 'the text',
      Message: 'what is wrong',
    },
    dos: [
      'Say in `errorMessage` what to do, and how it is written.',
      'Set `autoComplete` and `inputMode`: browsers fill in, phones show the right keys.',
    ],
    donts: [
      'Do not say that something is invalid: everybody sees that.',
      'Do not use a placeholder as a label: it is gone when it is needed.',
    ],
    keyboard: 'A text input of the platform. The cross that empties it is a stop of its own.',
    checked: [
      {
        note: 'Label, help and error belong to the input.',
        test: 'label, help and error are tied to the input',
      },
      {
        note: 'What must be filled in says so in words.',
        test: 'what must be filled and what may stay empty is marked after the label',
      },
    ],
  },
  TextArea: {
    anatomy: { Label: 'always seen', Input: 'grows with its text', Limit: 'what is left, said near the end' },
    dos: ['Let people write beyond the limit, and say by how much: a cut text is lost work.'],
    donts: ['Do not refuse letters without a word: `overLimit="refuse"` is for what a machine prints.'],
    keyboard: 'A text area of the platform: Enter begins a line, Tab leaves it.',
    checked: [
      {
        note: 'The count is said near the limit, once typing pauses.',
        test: 'the count is said near the limit only, once the visitor pauses',
      },
      {
        note: 'A text over the limit is kept.',
        test: 'a text over the limit is kept whole, with an error that counts what to remove',
      },
    ],
  },
  Chip: {
    anatomy: {
      ToggleChip: 'a button that stays pressed; its count is part of its name',
      TagGroup: 'what is in use, each taken away by its cross or by Delete',
      RemovableChip: 'a single one that a press takes away',
    },
    dos: [
      'Say in `removeLabel` what goes: “Remove Spa”.',
      'Use `TagGroup` for several: it moves the focus to the next one when one is taken away.',
    ],
    donts: ['Do not put a sentence into a chip: two or three words.'],
    checked: [
      {
        note: 'The tags are a named grid, which is gone with the last one.',
        test: 'is a named grid of one cell a row, and is gone with the last tag',
      },
      {
        note: 'A chip without results keeps the focus.',
        test: 'SE-113: without results it cannot be pressed, and keeps the focus when it becomes so',
      },
    ],
  },
};
