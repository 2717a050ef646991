import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { DateField } from '../DateField/index.ts';
import { Container, Stack } from '../Layout/index.ts';
import { exampleCountries } from '../PhoneField/exampleCountries.ts';
import { PhoneField } from '../PhoneField/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { Select } from '../Select/index.ts';
import { Switch } from '../Switch/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';

/**
 * All form fields in one form, to compare them: they have the same label, help, error, border and height. Submit it
 * to see the browser's own validation.
 *
 * Not a component: a page lays its own form out with `Stack` and `Grid`.
 */
const meta: Meta = { title: 'Inputs/Form' };

export default meta;
type Story = StoryObj;

const titles = [
  { value: 'mrs', label: 'Mrs' },
  { value: 'mr', label: 'Mr' },
  { value: 'none', label: 'Neither' },
];
const formats = [
  { value: 'digital', label: 'By e-mail', description: 'At once, with your message.' },
  { value: 'box', label: 'Gift box', description: 'By post, in three working days.' },
];
const reasons = [
  { value: 'stay', label: 'My stay' },
  { value: 'gift', label: 'A gift' },
];

function Fields({ error, isFilled = false }: { error?: (message: string) => string; isFilled?: boolean }) {
  const wrong = (message: string) => ({ errorMessage: error?.(message) });
  const first = <Value,>(value: Value) => (isFilled ? { defaultValue: value } : {});
  return (
    <Container width="text">
      <form>
        <Stack gap={24}>
          <RadioGroup
            label="Title"
            options={titles}
            orientation="horizontal"
            {...first('mrs')}
            {...wrong('Choose a title.')}
            inputProps={{ name: 'title' }}
          />
          <TextField
            label="Name"
            isRequired
            mark="required"

            {...first('Marie Dubois')}
            {...wrong('Enter your name.')}
            inputProps={{ name: 'name', autoComplete: 'name' }}
          />
          <DateField
            label="Date of birth"
            description="Day, month, year"
            today="2026-07-20"
            maxDate="2026-07-20"

            {...first('1985-07-24')}
            {...wrong('Enter your date of birth.')}
            inputProps={{ name: 'birth', autoComplete: 'bday' }}
          />
          <PhoneField
            label="Telephone"
            countries={exampleCountries}
            description="Only for questions about your stay."
            {...first('+33612345678')}
            {...wrong('Enter a telephone number.')}
            inputProps={{ name: 'phone' }}
          />
          <Select
            label="What is it about?"
            placeholder="Choose a reason"
            options={reasons}
            isRequired
            mark="required"
            {...first('gift')}
            {...wrong('Choose a reason.')}
            inputProps={{ name: 'reason' }}
          />
          <RadioGroup
            label="Format"
            options={formats}
            variant="cards"
            orientation="horizontal"
            {...first('box')}
            {...wrong('Choose a format.')}
            inputProps={{ name: 'format' }}
          />
          <TextArea
            label="Message"
            maxLength={180}
            mark="optional"
            {...first('Happy birthday! A weekend by the sea.')}
            {...wrong('Write a line.')}
            inputProps={{ name: 'message' }}
          />
          <Stack gap={8}>
            <Checkbox
              label="I accept the conditions of sale"
              isRequired
              mark="required"
              defaultSelected={isFilled}
              {...wrong('Accept the conditions to go on.')}
              inputProps={{ name: 'terms' }}
            />
            <Checkbox
              label="Weekends by the sea"
              count={24}
              description="Offers within two hours of home."
              defaultSelected={isFilled}
              inputProps={{ name: 'sea' }}
            />
            <Switch
              label="Price alerts"
              description="Once a week."
              defaultSelected={isFilled}
              inputProps={{ name: 'alerts' }}
            />
          </Stack>
          <Button type="submit">Send</Button>
        </Stack>
      </form>
    </Container>
  );
}

export const Default: Story = { render: () => <Fields /> };
export const Filled: Story = { render: () => <Fields isFilled /> };
export const Error: Story = { render: () => <Fields error={(message) => message} /> };
