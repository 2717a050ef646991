import { createTesters } from '@sabadora/test-kit/testing-library';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BookingForm } from './BookingForm';

// Fails on any report of React about the components, e.g. "not wrapped in act(…)".
const reported = vi.spyOn(console, 'error');
beforeEach(() => void reported.mockClear());
afterEach(cleanup);

test.each(['mouse', 'keyboard', 'touch'] as const)('by %s a stay is booked for four', async (interaction) => {
  const user = userEvent.setup();
  const testers = createTesters({ user, interaction });
  render(<BookingForm />);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Marie');
  await user.type(screen.getByRole('textbox', { name: 'Birthday' }), '24/07/1990');
  await testers.calendar({ field: 'Arrival' }).pressDay('2027-02-05');
  await testers.stepper({ name: 'Adults' }).increase(2);
  await user.click(screen.getByRole('checkbox', { name: 'I accept the terms' }));
  await user.click(screen.getByRole('button', { name: 'Book' }));
  const sent = { name: 'Marie', birthday: '1990-07-24', checkIn: '2027-02-05', adults: 4, terms: true };
  expect(await screen.findByText(JSON.stringify(sent))).toBeTruthy();
  expect(reported).not.toHaveBeenCalled();
});
