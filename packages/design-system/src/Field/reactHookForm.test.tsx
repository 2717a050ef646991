import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Checkbox } from '../Checkbox/index.ts';
import { DateField } from '../DateField/index.ts';
import { exampleCountries } from '../PhoneField/exampleCountries.ts';
import { PhoneField } from '../PhoneField/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { Select } from '../Select/index.ts';
import { Switch } from '../Switch/index.ts';
import { render } from '../testing/render.tsx';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';

interface Values {
  name: string;
  reason: string;
  arrival: string;
  phone: string;
  title: string;
  terms: boolean;
  alerts: boolean;
  message: string;
}

const first: Values = {
  name: 'Marie',
  reason: 'stay',
  arrival: '2026-07-24',
  phone: '+33612345678',
  title: 'mrs',
  terms: false,
  alerts: true,
  message: 'Bonjour',
};

const second: Values = {
  name: 'Jan',
  reason: 'gift',
  arrival: '2026-08-01',
  phone: '+32470123456',
  title: 'mr',
  terms: true,
  alerts: false,
  message: 'Dag',
};

const options = [
  { value: 'stay', label: 'A stay' },
  { value: 'gift', label: 'A gift' },
];
const titles = [
  { value: 'mr', label: 'Mr' },
  { value: 'mrs', label: 'Mrs' },
];

function Form({
  onSubmit,
  isRequired = false,
}: {
  onSubmit: (values: Values) => void;
  isRequired?: boolean;
}) {
  const { register, handleSubmit, reset, formState } = useForm<Values>({
    ...(isRequired ? {} : { defaultValues: first }),
    mode: 'onTouched',
  });
  const field = (name: keyof Values) => ({
    inputProps: register(name, isRequired ? { required: `${name} is missing` } : {}),
    errorMessage: formState.errors[name]?.message,
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <TextField label="Name" {...field('name')} />
      <Select label="Reason" placeholder="Choose" options={options} {...field('reason')} />
      <DateField label="Arrival" today="2026-07-20" {...field('arrival')} />
      <PhoneField label="Phone" countries={exampleCountries} {...field('phone')} />
      <RadioGroup label="Title" options={titles} {...field('title')} />
      <Checkbox label="Terms" {...field('terms')} />
      <Switch label="Alerts" {...field('alerts')} />
      <TextArea label="Message" maxLength={10} {...field('message')} />
      <button type="button" onClick={() => reset(second)}>
        Reset
      </button>
      <button>Send</button>
    </form>
  );
}

const press = (name: string) => page.getByRole('button', { name }).click();
const text = (name: string) => page.getByRole('textbox', { name });

function setUp(isRequired = false) {
  const onSubmit = vi.fn<(values: Values) => void>();
  render(<Form onSubmit={(values) => onSubmit(values)} isRequired={isRequired} />, { locale: 'fr-FR' });
  return onSubmit;
}

test('register is the inputProps of every field: first values are shown and sent', async () => {
  const onSubmit = setUp();
  await expect.element(text('Arrival')).toHaveValue('24/07/2026');
  await expect.element(text('Phone')).toHaveValue('06 12 34 56 78');
  await press('Send');
  await expect.poll(() => onSubmit.mock.calls).toEqual([[first]]);
});

test('what the visitor enters is sent', async () => {
  const onSubmit = setUp();
  await text('Name').fill('Jan');
  await page.getByRole('combobox', { name: 'Reason' }).selectOptions('gift');
  await text('Arrival').fill('1er août 2026');
  await text('Phone').fill('+32 470 12 34 56');
  await page.getByRole('radio', { name: 'Mr', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Terms' }).click();
  await page.getByRole('switch').click();
  await text('Message').fill('Dag');
  await press('Send');
  await expect.poll(() => onSubmit.mock.calls).toEqual([[second]]);
});

test('the library resets every field to other values', async () => {
  const onSubmit = setUp();
  await text('Arrival').fill('no date');
  await press('Reset');
  await expect.element(text('Arrival')).toHaveValue('01/08/2026');
  await expect.element(text('Phone')).toHaveValue('0470 12 34 56');
  await expect.element(text('Message')).toHaveAccessibleDescription('7 caractères restants');
  await press('Send');
  await expect.poll(() => onSubmit.mock.calls).toEqual([[second]]);
});

test('its errors show in every field, and it moves the focus to the first', async () => {
  const onSubmit = setUp(true);
  await press('Send');
  for (const name of ['name', 'reason', 'arrival', 'phone', 'title', 'terms', 'alerts', 'message'])
    await expect.element(page.getByText(`${name} is missing`)).toBeVisible();
  await expect.element(text('Name')).toHaveFocus();
  await text('Arrival').fill('24/7');
  await userEvent.tab();
  await expect.element(page.getByText('arrival is missing')).not.toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a field that was left empty is missing at once', async () => {
  setUp(true);
  await text('Arrival').click();
  await userEvent.tab();
  await expect.element(page.getByText('arrival is missing')).toBeVisible();
});
