import { TextField } from '@sabadora/design-system/TextField';
import { fieldFault } from '@sabadora/domain';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../testing/renderPart.tsx';
import { MailHint } from './MailHint.tsx';
import { useTextFields } from './useTextFields.ts';

const NAMES = ['name', 'email'] as const;
const faultOf = (name: (typeof NAMES)[number], text: string) =>
  fieldFault(text, { format: name === 'name' ? 'text-only' : 'email', isRequired: true, maxLength: 60 });

function Form({ judgesEmpty }: { judgesEmpty?: boolean }) {
  const { formRef, faults, bind, bindMail, hint, read } = useTextFields({
    names: NAMES,
    faultOf,
    ...(judgesEmpty !== undefined && { judgesEmpty }),
  });
  const [sent, setSent] = useState('nothing');
  return (
    <form
      ref={formRef}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(JSON.stringify(read() ?? 'refused'));
      }}
    >
      <TextField {...bind('name')} label="Name" defaultValue="Ana" errorMessage={faults.name} isRequired />
      <TextField {...bindMail('email')} label="E-mail" type="email" errorMessage={faults.email} isRequired />
      <MailHint hint={hint} className="" />
      <button type="submit">Send</button>
      <output>{sent}</output>
    </form>
  );
}

const name = () => page.getByLabelText('Name');
const email = () => page.getByLabelText('E-mail');
const send = () => userEvent.click(page.getByRole('button', { name: 'Send' }));
const expectSent = (text: string) => expect.element(page.getByRole('status').last()).toHaveTextContent(text);

test('ALG-21: a text is judged as its field is left, and then at each change', async () => {
  renderPart(<Form />);
  await userEvent.fill(email(), 'ana@');
  await expect.element(email()).not.toHaveAccessibleDescription('email');
  await userEvent.tab();
  await expect.element(email()).toHaveAccessibleDescription('email');
  await userEvent.fill(email(), '');
  await expect.element(email()).toHaveAccessibleDescription('required');
  await userEvent.fill(email(), 'ana@example.com');
  await expect.element(email()).not.toHaveAccessibleDescription('required');
});

test('ALG-21: sending judges all texts, with the focus in the first that is refused; then it gives them', async () => {
  renderPart(<Form />);
  await userEvent.fill(name(), 'R2D2');
  await userEvent.fill(email(), 'ana@');
  await send();
  await expectSent('"refused"');
  await expect.element(name()).toHaveFocus();
  await expect.element(name()).toHaveAccessibleDescription('text-only');
  await expect.element(email()).toHaveAccessibleDescription('email');
  await userEvent.fill(name(), 'Zoë');
  await userEvent.fill(email(), 'zoe@example.com');
  await send();
  await expectSent('{"name":"Zoë","email":"zoe@example.com"}');
});

test('a field that is left empty is judged, unless the form does not want it', async () => {
  const { unmount } = renderPart(<Form />);
  await userEvent.click(email());
  await userEvent.tab();
  await expect.element(email()).toHaveAccessibleDescription('required');
  unmount();
  renderPart(<Form judgesEmpty={false} />);
  await userEvent.click(email());
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Send' })).toHaveFocus();
  await expect.element(email()).not.toHaveAccessibleDescription('required');
});

test('CH-094, D-085: a mistyped mail domain is suggested, and applied by a press, after which it is judged anew', async () => {
  renderPart(<Form />);
  await userEvent.fill(email(), 'ana@gmial.com');
  await userEvent.tab();
  await userEvent.click(page.getByRole('button', { name: 'You mean @gmail.com?' }));
  await expect.element(email()).toHaveValue('ana@gmail.com');
  await expect.element(email()).toHaveFocus();
  await expect.element(page.getByRole('button', { name: /You mean/ })).not.toBeInTheDocument();
});

test('the platform judges only where no script does', async () => {
  renderPart(<Form />);
  await expect.poll(() => document.querySelector('form')?.noValidate).toBe(true);
});
